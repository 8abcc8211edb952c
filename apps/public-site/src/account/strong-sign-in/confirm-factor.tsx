import { Button } from '@lintel/ui';
import type { Account } from '../account-queries.js';
import { type ProofKind, renewSession } from '@lintel/web';
import { ConfirmDialog } from '@lintel/web/strong-sign-in';
import { useState } from 'react';

/** For a session that began before the account needed a second factor. */
export function ConfirmFactor({ account }: { account: Account }) {
  const [open, setOpen] = useState(false);
  const { passkeys, authenticator, recoveryCodesLeft } = account.strongSignIn;
  const kinds: ProofKind[] = [
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(authenticator ? (['authenticator'] as const) : []),
    ...(recoveryCodesLeft > 0 ? (['recovery-code'] as const) : []),
  ];
  const settle = async (confirmed: boolean) => {
    setOpen(false);
    if (!confirmed) return;
    await renewSession();
    globalThis.location.reload();
  };
  return (
    <div className="mt-8">
      <Button variant="primary" onClick={() => setOpen(true)}>
        Confirm that it is you
      </Button>
      <ConfirmDialog asked={open ? { kinds, settle: (confirmed) => void settle(confirmed) } : undefined} />
    </div>
  );
}
