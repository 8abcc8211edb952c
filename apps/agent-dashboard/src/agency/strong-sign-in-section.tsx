import { Setting, Switch } from '@lintel/ui';
import { type AgencyMembership, requireStrongSignIn } from './agency-queries.js';
import { Link } from '@lintel/web/router';
import type { Confirmed } from '../shared/use-change.js';
import { useAgencyChange } from './use-agency-change.js';

interface StrongSignInSectionProps {
  readonly membership: AgencyMembership;
  readonly confirmed: Confirmed;
}

/** Whether a password is enough to work here. For owners, once they have more themselves. */
export function StrongSignInSection({ membership, confirmed }: StrongSignInSectionProps) {
  const { passkeys, authenticator } = membership.strongSignIn;
  const required = membership.agency?.strongSignInRequired ?? false;
  const mayRequire = required || passkeys.length > 0 || authenticator;
  const change = useAgencyChange({
    change: (to: boolean) => confirmed(() => requireStrongSignIn(to)),
    done: (to) =>
      to ? 'Everybody here needs two-step sign-in now' : 'Two-step sign-in is everybody’s own choice now',
    failed: (to) => (to ? 'Two-step sign-in is not required' : 'Two-step sign-in is still required'),
  });
  return (
    <Setting
      title="Two-step sign-in"
      text="With a passkey, or a code from an authenticator app, a stolen password alone does not open your agency’s homes, messages and leads."
    >
      <Switch
        label="Require two-step sign-in of colleagues"
        hint={
          mayRequire ? (
            'Who has neither is asked to add one, and sees nothing of the agency until then.'
          ) : (
            <>
              First add a passkey or an authenticator app to{' '}
              <Link to="/account" className="underline underline-offset-4 hover:text-ink">
                your own account
              </Link>
              .
            </>
          )
        }
        // Shows the choice at once, while the server has yet to answer.
        checked={change.isPending ? change.variables : required}
        disabled={!mayRequire || change.isPending}
        onChange={({ target }) => change.mutate(target.checked)}
      />
    </Setting>
  );
}
