import { Alert, Button, FieldError, Mail, Phone, Select } from '@lintel/ui';
import { useController, useFormContext } from 'react-hook-form';
import { fieldElementId } from '../form/focus-field.js';
import type { Contacts, PropertyValues } from '../form/property-values.js';
import { Card } from './card.js';

export interface ContactSectionProps {
  /** Who may be the contact; whoever is signed in comes first. */
  readonly contacts: Contacts;
}

/** Whom enquirers reach: at first whoever made the listing, else a colleague chosen from the list. No other address can be typed. */
export function ContactSection({ contacts }: ContactSectionProps) {
  const { control, formState } = useFormContext<PropertyValues>();
  const { field } = useController({ control, name: 'agent' });
  const contact = field.value;
  const [me] = contacts;
  const isMe = contact.email === me.email;
  const errors = formState.errors.agent;
  const error =
    errors?.message ?? Object.values(errors ?? {}).find((one) => typeof one === 'object' && 'message' in one);
  const known = contacts.some(({ email }) => email === contact.email);
  // A contact from elsewhere stays until another is chosen.
  const options = known ? contacts : [...contacts, contact];

  return (
    <Card title="Contact" lead="Whom enquiries and viewing requests reach.">
      <Select
        label="Who"
        className="mb-4"
        value={contact.email}
        options={options.map(({ name, email }) => ({
          value: email,
          label: email === me.email ? `${name} (you)` : `${name}, ${email}`,
        }))}
        onChange={({ target }) => field.onChange(options.find(({ email }) => email === target.value))}
      />
      <div id={fieldElementId('agent')} tabIndex={-1}>
        <p className="font-semibold">
          {contact.name}
          {isMe && <span className="font-normal text-stone"> (you)</span>}
        </p>
        <p className="text-soft">{[contact.position, contact.agency].filter(Boolean).join(', ')}</p>
        <p className="mt-2 flex items-center gap-2 break-all text-soft">
          <Mail className="size-4.5 shrink-0 text-stone" aria-hidden /> {contact.email}
        </p>
        <p className="flex items-center gap-2 text-soft tabular-nums">
          <Phone className="size-4.5 shrink-0 text-stone" aria-hidden /> {contact.phone || 'No phone number'}
        </p>
        <FieldError message={typeof error === 'string' ? error : (error as { message?: string })?.message} />
      </div>
      {isMe && JSON.stringify(contact) !== JSON.stringify(me) && (
        <Alert
          tone="plain"
          className="mt-4"
          actions={
            <Button size="small" onClick={() => field.onChange(me)}>
              Bring up to date
            </Button>
          }
        >
          Your name, phone or agency has changed since.
        </Alert>
      )}
    </Card>
  );
}
