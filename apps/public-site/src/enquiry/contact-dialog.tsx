import { zodResolver } from '@hookform/resolvers/zod';
import { contactFormSchema, type ContactForm } from '@lintel/contracts';
import { Button, Dialog, Input, Textarea } from '@lintel/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { EnquiryDialogProps } from './enquiry.types.js';
import { NotSentYet } from './not-sent-yet.js';

export default function ContactDialog({ listing, open, onOpenChange }: EnquiryDialogProps) {
  const [complete, setComplete] = useState(false);
  const { register, handleSubmit, formState } = useForm<ContactForm>({
    resolver: zodResolver(contactFormSchema),
    defaultValues: { name: '', email: '', phone: '', message: '' },
  });
  const { errors, isSubmitting } = formState;

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Contact Agent"
      description={`${listing.title} · ${listing.agent.agency}`}
      footer={
        <Button type="submit" form="contact-agent" variant="primary" className="w-full" busy={isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Send Message'}
        </Button>
      }
    >
      <form
        id="contact-agent"
        noValidate
        className="grid gap-5"
        onChange={() => setComplete(false)}
        onSubmit={(event) => void handleSubmit(() => setComplete(true))(event)}
      >
        <Input label="Name" autoComplete="name" required error={errors.name?.message} {...register('name')} />
        <Input
          label="Email"
          type="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <Input
          label="Phone"
          type="tel"
          autoComplete="tel"
          required
          error={errors.phone?.message}
          {...register('phone')}
        />
        <Textarea label="Message" required error={errors.message?.message} {...register('message')} />
        {complete && <NotSentYet agent={listing.agent} what="Your message" />}
      </form>
    </Dialog>
  );
}
