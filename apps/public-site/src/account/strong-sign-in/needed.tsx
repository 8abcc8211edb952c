import { Alert, Button } from '@lintel/ui';
import { shell } from '@lintel/web';
import type { Account } from '../account-queries.js';
import { ConfirmFactor } from './confirm-factor.js';
import { StrongSignInSetting } from './strong-sign-in-setting.js';

/** All that is offered to somebody who has yet to show or add the second factor that their account needs. */
export function StrongSignInNeeded({ account }: { account: Account }) {
  const { passkeys, authenticator } = account.strongSignIn;
  const has = passkeys.length > 0 || authenticator;
  return (
    <>
      <Alert
        tone="plain"
        className="mt-8 max-w-measure"
        title="Your account needs more than a password"
        actions={
          <Button size="small" onClick={() => void shell().session.signOut()}>
            Sign out
          </Button>
        }
      >
        {has
          ? 'Show your passkey or type a code, and everything is open to you again.'
          : 'Add a passkey or an authenticator app, and everything is open to you again.'}
      </Alert>
      {has ? <ConfirmFactor account={account} /> : <StrongSignInSetting account={account} />}
    </>
  );
}
