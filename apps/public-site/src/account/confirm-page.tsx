import { Button, buttonLook } from '@lintel/ui';
import { confirmEmail, type Confirmation } from './account-queries.js';
import { shell, useSession } from '@lintel/web';
import { Link, useSearchParams } from '@lintel/web/router';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { AccountFrame } from './account-frame.js';
import { FirstPassword } from './auth/first-password.js';
import { SendAgain } from './auth/send-again.js';
import { fieldFailures, hasCode, messageOf } from './forms/failure.js';
import { openDoor } from './pictures.js';
import { useReturnTo } from './return-to.js';

const incomplete = 'This link is not valid. Please copy the whole address from the e-mail.';

/**
 * `/auth/confirm?token=`, for new accounts and changed addresses. It acts when its button is pressed and not when it is opened: programs that look
 * into e-mails for dangers open every link.
 */
export default function ConfirmPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const confirming = useMutation({
    mutationFn: confirmEmail,
    // A changed address shows in the account at once.
    onSuccess: () => shell().session.refresh(),
  });
  const refused =
    token === ''
      ? incomplete
      : fieldFailures(confirming.error).find(({ field }) => field === 'token')?.message;

  const [byPassword, setByPassword] = useState<Confirmation>();
  const confirmed = confirming.data ?? byPassword;

  if (confirmed) return <Confirmed {...confirmed} />;
  if (hasCode(confirming.error, 'PASSWORD_NEEDED'))
    return <FirstPassword token={token} onConfirmed={setByPassword} />;
  if (refused !== undefined)
    return (
      <AccountFrame title="This link cannot be used" lead={refused} picture={openDoor}>
        <SendAgain />
      </AccountFrame>
    );
  return (
    <AccountFrame
      title="Confirm Your Address"
      lead="One press, and this e-mail address is confirmed for your account."
      picture={openDoor}
    >
      <Button
        variant="primary"
        size="large"
        busy={confirming.isPending}
        onClick={() => confirming.mutate({ token })}
      >
        {confirming.isPending ? 'Sending...' : 'Confirm my address'}
      </Button>
      {confirming.isError && (
        <p role="alert" className="mt-4 text-clay">
          {messageOf(confirming.error, 'That did not reach us.')} Nothing has changed; trying again is safe.
        </p>
      )}
    </AccountFrame>
  );
}

function Confirmed({ role, purpose }: Confirmation) {
  const signedIn = useSession().status === 'signedIn';
  const { state } = useReturnTo();
  const next = useRef<HTMLAnchorElement>(null);
  // The button that was pressed has gone, and the focus with it.
  useEffect(() => next.current?.focus(), []);
  const agent = role === 'agent';
  const [to, label] = signedIn ? ['/account', 'Your Account'] : [agent ? '/agent/login' : '/auth', 'Sign In'];
  return (
    <AccountFrame
      title={purpose === 'newEmail' ? 'Your new address is confirmed' : 'Your account is confirmed'}
      lead={
        purpose === 'newEmail'
          ? 'From now on you sign in with it, and our e-mails come to it.'
          : agent
            ? 'Thank you. You can sign in now; where new agencies are approved by our staff first, we e-mail you when yours is.'
            : 'Thank you. You can sign in now.'
      }
      picture={openDoor}
    >
      <Link
        ref={next}
        to={to!}
        state={agent ? undefined : state}
        className={buttonLook({ variant: 'primary', size: 'large' })}
      >
        {label}
      </Link>
    </AccountFrame>
  );
}
