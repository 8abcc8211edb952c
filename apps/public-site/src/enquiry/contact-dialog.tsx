import { zodResolver } from '@hookform/resolvers/zod';
import { contactFormSchema, type ContactForm } from '@lintel/contracts';
import { Button, Dialog, Input, Textarea } from '@lintel/ui';
import { isApiError, newRequestKey, shell } from '@lintel/web';
import { sendEnquiry } from './enquiry-queries.js';
import { refusalOf } from '@lintel/web/conversation';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { fieldFailures } from '../account/forms/failure.js';
import type { ContactDialogProps } from './enquiry.types.js';
import { SendFailureNotice, type SendFailure } from './send-failure.js';
import { TrapField } from './trap-field.js';
import { useKnownPerson } from './use-known-person.js';

const schema = contactFormSchema.extend({ website: z.string() });
type Fields = ContactForm & { website: string };

const sent = {
  tone: 'success',
  title: 'Message Sent',
  description: 'Your message has been sent to the agent. They will contact you shortly.',
} as const;
const notSent = 'Your message was not sent';

/** The contact form (specification, section 2). Whatever goes wrong, it stays open with all that was typed. */
export default function ContactDialog({ listing, prepared = '', open, onOpenChange }: ContactDialogProps) {
  // One idempotency key for all attempts to send a message.
  const [key, setKey] = useState(newRequestKey);
  const [failure, setFailure] = useState<SendFailure>();
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
  }, [open]);

  const form = useForm<Fields>({
    resolver: zodResolver(schema),
    defaultValues: { name: '', email: '', phone: '', message: prepared, website: '' },
  });
  const { register, handleSubmit, formState, getValues, setValue, setError, reset } = form;
  const { errors, isSubmitting } = formState;

  // Another prepared message takes the place of one that nobody has changed.
  const begunWith = useRef(prepared);
  useEffect(() => {
    if (getValues('message') === begunWith.current) setValue('message', prepared);
    begunWith.current = prepared;
  }, [prepared, getValues, setValue]);

  const { user, rememberPhone } = useKnownPerson(open, { valueOf: getValues, fill: setValue });

  const send = async (fields: Fields): Promise<void> => {
    setFailure(undefined);
    try {
      await sendEnquiry({ ...fields, listingId: listing.id, idempotencyKey: key });
    } catch (error) {
      const wrong = fieldFailures(error).filter(({ field }) => field in getValues());
      for (const { field, message } of wrong)
        setError(field as keyof Fields, { message }, { shouldFocus: true });
      if (arrivedBefore(error)) setKey(newRequestKey());
      if (wrong.length === 0) setFailure(failureOf(error));
      if (!isOpen.current)
        shell().toast({
          tone: 'destructive',
          title: notSent,
          description: 'What you typed is kept. Open Contact Agent to try again.',
          error,
        });
      return;
    }
    rememberPhone(fields.phone);
    setKey(newRequestKey());
    reset({ ...getValues(), message: '' });
    onOpenChange(false);
    shell().toast(sent);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Contact Agent"
      description={`${listing.title} · ${listing.agent?.agency ?? listing.location}`}
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
          hint={user && 'Remembered for your next form. Your Account has it.'}
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
        <TrapField {...register('website')} />
        {failure && <SendFailureNotice failure={failure} />}
      </form>
    </Dialog>
  );
}

/** The key was used before with another text: that message arrived, and its answer was lost on the way. */
const arrivedBefore = (error: unknown): boolean =>
  isApiError(error) && error.issues.some(({ field }) => field === 'idempotencyKey');

const failureOf = (error: unknown): SendFailure =>
  arrivedBefore(error)
    ? {
        title: 'An earlier try did reach the agent',
        text: 'What you changed since was not sent. Press the button once more to send it as another message.',
      }
    : { title: notSent, text: `What you typed is kept. ${refusalOf(error).reason}`, error };
