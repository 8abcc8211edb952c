import { Setting } from '@lintel/ui';
import {
  type Agency,
  type AgencyMembership,
  type AgencyRole,
  type Colleague,
  changeColleagueRole,
  removeColleague,
} from './agency-queries.js';
import { shell } from '@lintel/web';
import { useState } from 'react';
import { ConfirmDialog } from '../shared/confirm-dialog.js';
import { PeopleTable } from './people-table.js';
import { roleText } from './roles.js';
import type { Confirmed } from '../shared/use-change.js';
import { useAgencyChange } from './use-agency-change.js';

interface PeopleSectionProps {
  readonly membership: AgencyMembership;
  readonly members: NonNullable<Agency['members']>;
  readonly confirmed: Confirmed;
}

type Question = { readonly kind: 'remove' | 'step down'; readonly colleague: Colleague };
interface RoleChange {
  readonly colleague: Colleague;
  readonly role: AgencyRole;
}

/** Who works for the agency, and as what. Its owners change that; everybody may leave. */
export function PeopleSection({ membership, members, confirmed }: PeopleSectionProps) {
  const { id: me, agencyRole, agency } = membership;
  const [question, setQuestion] = useState<Question>();
  const [asking, setAsking] = useState(false);
  const role = useAgencyChange({
    change: ({ colleague, role }: RoleChange) =>
      confirmed(() => changeColleagueRole({ accountId: colleague.id, role })),
    done: ({ colleague, role }) =>
      colleague.id === me
        ? `You are ${roleText[role].toLowerCase()} now`
        : `${colleague.name} is ${roleText[role].toLowerCase()} now`,
    failed: ({ colleague }) => `The role of ${colleague.name} was not changed`,
  });
  const removal = useAgencyChange({
    change: async ({ id }: Colleague) => {
      await removeColleague(id);
      // Its sessions have ended, and with them this page.
      if (id === me)
        await shell()
          .session.signOut()
          .catch(() => shell().session.refresh());
    },
    done: ({ id, name }) =>
      id === me ? `You have left ${agency?.companyName ?? 'the agency'}` : `${name} was removed`,
    failed: ({ id, name }) => (id === me ? 'You are still here' : `${name} was not removed`),
  });
  const ask = (kind: Question['kind'], colleague: Colleague): void => {
    setQuestion({ kind, colleague });
    setAsking(true);
  };
  const stop = (): void => setAsking(false);

  const onRole = (colleague: Colleague, to: AgencyRole): void => {
    if (colleague.id === me && to !== 'owner') ask('step down', colleague);
    else role.mutate({ colleague, role: to });
  };
  const colleague = question?.colleague;
  const leaving = colleague?.id === me;

  return (
    <Setting
      title="People"
      text={
        agencyRole === 'owner'
          ? 'Negotiators work with all homes, viewings, messages and leads. Owners also manage people, profile and logo. Somebody always owns the agency.'
          : 'Everybody here works with all homes, viewings, messages and leads of the agency.'
      }
    >
      <PeopleTable
        members={members}
        me={me}
        manages={agencyRole === 'owner'}
        changing={role.isPending ? role.variables : undefined}
        onRole={onRole}
        onRemove={(one) => ask('remove', one)}
      />
      {colleague && question.kind === 'remove' && (
        <ConfirmDialog
          open={asking}
          title={leaving ? 'Leave this agency?' : `Remove ${colleague.name}?`}
          action={leaving ? 'Leave the agency' : 'Remove'}
          keep={leaving ? 'Stay' : 'Keep'}
          busy={removal.isPending}
          onClose={stop}
          onConfirm={() => removal.mutate(colleague, { onSettled: stop })}
        >
          {leaving
            ? 'You are signed out, and see its homes, viewings and messages no more. Your account stays; an owner can invite you again.'
            : `${colleague.name} is signed out at once and sees the agency’s homes, viewings and messages no more. What they did stays. The account itself stays too, and you can invite them again.`}
        </ConfirmDialog>
      )}
      {colleague && question.kind === 'step down' && (
        <ConfirmDialog
          open={asking}
          title="Become a negotiator?"
          action="Become a negotiator"
          keep="Stay an owner"
          busy={role.isPending}
          onClose={stop}
          onConfirm={() => role.mutate({ colleague, role: 'negotiator' }, { onSettled: stop })}
        >
          You no longer manage people, profile and logo. Another owner can make you one again.
        </ConfirmDialog>
      )}
    </Setting>
  );
}
