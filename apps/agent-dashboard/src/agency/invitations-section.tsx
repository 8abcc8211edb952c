import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Input, Select, Setting } from '@lintel/ui';
import { cancelInvitation, inviteColleague, type Invitation } from './agency-queries.js';
import { useForm, useWatch } from 'react-hook-form';
import { showFieldFailures } from '@lintel/web/integrations';
import { inviteSchema, type InviteFields } from './agency-form.js';
import { InvitationList } from './invitation-list.js';
import { roleHint, roleOptions } from './roles.js';
import type { Confirmed } from '../shared/use-change.js';
import { useAgencyChange } from './use-agency-change.js';

interface InvitationsSectionProps {
  readonly invitations: readonly Invitation[];
  readonly now: Date;
  readonly confirmed: Confirmed;
}

const empty: InviteFields = { email: '', role: 'negotiator' };

/** Asks people to join, and lists those who have yet to answer. For owners. */
export function InvitationsSection({ invitations, now, confirmed }: InvitationsSectionProps) {
  const form = useForm<InviteFields>({ resolver: zodResolver(inviteSchema), defaultValues: empty });
  const { register, handleSubmit, control, formState, reset, setFocus } = form;
  const role = useWatch({ control, name: 'role' });
  const send = (invited: InviteFields) => confirmed(() => inviteColleague(invited));
  const invite = useAgencyChange({
    change: send,
    done: ({ email }) => `Invitation sent to ${email}`,
    failed: ({ email }) => `No invitation was sent to ${email}`,
  });
  const cancel = useAgencyChange({
    change: ({ id }: Invitation) => cancelInvitation(id),
    done: ({ email }) => `The invitation of ${email} is withdrawn`,
    failed: ({ email }) => `The invitation of ${email} was not withdrawn`,
  });
  const again = useAgencyChange({
    change: send,
    done: ({ email }) => `Invitation sent to ${email} again`,
    failed: ({ email }) => `No invitation was sent to ${email}`,
  });
  const submit = handleSubmit((fields) =>
    invite
      .mutateAsync(fields)
      .then(() => {
        reset(empty);
        setFocus('email');
      })
      .catch((error: unknown) => showFieldFailures(form, error)),
  );

  return (
    <Setting
      title="Invite a colleague"
      text="They get an e-mail with a link that is good for 7 days, and choose their own password."
    >
      <form noValidate className="flex flex-wrap items-start gap-3" onSubmit={(event) => void submit(event)}>
        <Input
          label="Email"
          type="email"
          autoComplete="off"
          required
          className="min-w-0 flex-1 basis-64 max-sm:basis-full"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Select label="Role" className="w-44 max-sm:w-full" options={roleOptions} {...register('role')} />
        <Button
          type="submit"
          variant="primary"
          className="h-12 max-sm:w-full sm:mt-[1.7rem]"
          busy={formState.isSubmitting}
        >
          {formState.isSubmitting ? 'Sending...' : 'Send Invitation'}
        </Button>
      </form>
      <p className="mt-2 text-sm text-stone">{roleHint[role]}</p>
      <InvitationList
        invitations={invitations}
        now={now}
        cancelling={cancel.isPending ? cancel.variables.id : undefined}
        sending={again.isPending ? again.variables.email : undefined}
        onCancel={cancel.mutate}
        onSendAgain={({ email, role }) => again.mutate({ email, role })}
      />
    </Setting>
  );
}
