import { zodResolver } from '@hookform/resolvers/zod';
import { Alert, Button, Input, Setting, Textarea } from '@lintel/ui';
import { changeAgencyProfile, type Agency, type AgencyProfileInput } from './agency-queries.js';
import { useForm } from 'react-hook-form';
import { showFieldFailures } from '@lintel/web/integrations';
import { profileChange, profileSchema, type ProfileFields } from './agency-form.js';
import { useAgencyChange } from './use-agency-change.js';

const fieldsOf = ({ companyName, phone, address, website, description }: Agency): ProfileFields => ({
  companyName,
  phone,
  address,
  website: website ?? '',
  description,
});

/** The agency's profile. Owners change it; others read it. */
export const ProfileSection = ({ agency, manages }: { agency: Agency; manages: boolean }) => (
  <Setting title="Profile" text="What your agency is called, how it is reached, and what it says of itself.">
    <NameNotice agency={agency} />
    {manages ? <ProfileForm agency={agency} /> : <ProfileFacts agency={agency} />}
  </Setting>
);

/** What has become of a new name. */
function NameNotice({
  agency: { companyName, pendingName, refusedName, refusedNameReason, held },
}: {
  agency: Agency;
}) {
  if (pendingName)
    return (
      <Alert
        tone="plain"
        className="mb-5 max-w-2xl wrap-anywhere"
        title={`Waiting for approval: ${pendingName}`}
      >
        Operations staff look at new names. Until they have, your agency goes by the name {companyName}.
        {held && <Words of="They still need:" text={held.note} />}
      </Alert>
    );
  return refusedName ? (
    <Alert tone="plain" className="mb-5 max-w-2xl wrap-anywhere" title={`Not approved: ${refusedName}`}>
      Your agency goes on by the name {companyName}. You may ask for another.
      {refusedNameReason && <Words of="The reason:" text={refusedNameReason} />}
    </Alert>
  ) : null;
}

const Words = ({ of, text }: { of: string; text: string }) => (
  <p className="mt-2 whitespace-pre-line">
    {of} {text}
  </p>
);

function ProfileForm({ agency }: { agency: Agency }) {
  const form = useForm<ProfileFields>({
    resolver: zodResolver(profileSchema),
    // What another owner saves meanwhile comes in, except for fields edited here.
    values: fieldsOf(agency),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { register, handleSubmit, formState, reset, getValues } = form;
  const { errors, dirtyFields, isDirty, isSubmitting } = formState;
  const save = useAgencyChange({
    change: (input: AgencyProfileInput) => changeAgencyProfile(input),
    done: () => 'Agency profile updated successfully',
    failed: () => 'The agency profile was not updated',
  });
  const submit = handleSubmit((fields) =>
    save
      .mutateAsync(profileChange(fields, dirtyFields))
      .then((companyName) => reset({ ...getValues(), companyName }))
      .catch((error: unknown) => showFieldFailures(form, error)),
  );
  const at = (name: keyof ProfileFields) => ({ error: errors[name]?.message, ...register(name) });
  return (
    <form noValidate className="grid max-w-2xl gap-5 sm:grid-cols-2" onSubmit={(event) => void submit(event)}>
      <Input
        label="Company Name"
        autoComplete="organization"
        required
        className="sm:col-span-2"
        {...at('companyName')}
      />
      <Input label="Phone" type="tel" autoComplete="tel" required {...at('phone')} />
      <Input label="Website" inputMode="url" autoComplete="url" hint="Optional" {...at('website')} />
      <Input
        label="Address"
        autoComplete="street-address"
        required
        className="sm:col-span-2"
        {...at('address')}
      />
      <Textarea
        label="Description"
        rows={5}
        hint="Optional, up to 2,000 characters."
        className="sm:col-span-2"
        {...at('description')}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-2">
        <Button type="submit" variant="primary" busy={isSubmitting} disabled={!isDirty}>
          {isSubmitting ? 'Saving...' : 'Save Profile'}
        </Button>
        <p className="text-sm text-stone">{isDirty ? 'Not saved yet.' : 'Nothing to save.'}</p>
      </div>
    </form>
  );
}

function ProfileFacts({ agency: { companyName, phone, address, website, description } }: { agency: Agency }) {
  const facts = [
    ['Company Name', companyName],
    ['Phone', phone],
    ['Address', address],
    ['Website', website],
    ['Description', description],
  ].filter(([, value]) => value);
  return (
    <dl className="grid max-w-2xl gap-4">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="text-sm font-semibold text-stone">{term}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            {term === 'Website' ? (
              <a
                href={value!}
                rel="noopener noreferrer nofollow"
                target="_blank"
                className="underline decoration-edge underline-offset-4 hover:decoration-ink"
              >
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
