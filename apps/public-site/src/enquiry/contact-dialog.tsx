import { zodResolver } from '@hookform/resolvers/zod';
import { contactFormSchema, type ContactForm } from '@lintel/contracts';
import { Alert, Button, Dialog, Input, Textarea } from '@lintel/ui';
import { sendEnquiry, shell, useSession } from '@lintel/web';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldFailures } from '../account/forms/failure.js';
import { refusalOf } from '../messages/refusal.js';
import { submissionKeys } from '../messages/submission-keys.js';
import type { EnquiryDialogProps } from './enquiry.types.js';

const sent = {
  tone: 'success',
  title: 'Message Sent',
  description: 'Your message has been sent to the agent. They will contact you shortly.',
} as const;
const notSent = 'Your message was not sent';

/** The contact form (specification, section 2). Whatever goes wrong, it stays open with all that was typed. */
export default function ContactDialog({ listing, open, onOpenChange }: EnquiryDialogProps) {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : undefined;
  const [keys] = useState(() => submissionKeys());
  const [failure, setFailure] = useState<unknown>();
  const trap = useRef<HTMLInputElement>(null);
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
  }, [open]);

  const form = useForm<ContactForm>({
    resolver: zodResolver(contactFormSchema),
    defaultValues: { name: '', email: '', phone: '', message: '' },
  });
  const { register, handleSubmit, formState, getValues, setValue, setError, reset } = form;
  const { errors, isSubmitting } = formState;

  useEffect(() => {
    if (!user) return;
    if (getValues('name') === '') setValue('name', user.name);
    if (getValues('email') === '') setValue('email', user.email);
  }, [user, getValues, setValue]);

  const send = async (fields: ContactForm): Promise<void> => {
    setFailure(undefined);
    const content = { listingId: listing.id, ...fields };
    try {
      await sendEnquiry({
        ...content,
        idempotencyKey: keys.of(content),
        website: trap.current?.value ?? null,
      });
      keys.arrived();
      reset({ ...getValues(), message: '' });
      onOpenChange(false);
      shell().toast(sent);
    } catch (error) {
      const wrong = fieldFailures(error).filter(({ field }) => field in getValues());
      for (const { field, message } of wrong)
        setError(field as keyof ContactForm, { message }, { shouldFocus: true });
      if (wrong.length === 0) setFailure(error);
      if (!isOpen.current)
        shell().toast({
          tone: 'destructive',
          title: notSent,
          description: 'What you typed is kept. Open Contact Agent to try again.',
        });
    }
  };

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
        className="relative grid gap-5"
        onSubmit={(event) => void handleSubmit(send)(event)}
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
        <Textarea
          label="Message"
          required
          hint={
            user
              ? 'The answer comes to Your Messages, and by e-mail while you are away.'
              : 'The answer comes by e-mail.'
          }
          error={errors.message?.message}
          {...register('message')}
        />
        <Trap inputRef={trap} />
        {failure !== undefined && <NotSent failure={failure} />}
      </form>
    </Dialog>
  );
}

/** Programs that fill in forms fill this in too; people neither see, hear nor reach it. */
const Trap = ({ inputRef }: { inputRef: React.Ref<HTMLInputElement> }) => (
  <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
    <label>
      Website
      <input ref={inputRef} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

const NotSent = ({ failure }: { failure: unknown }) => (
  // On a phone it may lie below the fold of the dialog.
  <div ref={(box) => box?.scrollIntoView({ block: 'nearest' })}>
    <Alert title={notSent}>What you typed is kept. {refusalOf(failure).reason}</Alert>
  </div>
);
