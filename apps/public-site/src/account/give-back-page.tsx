import { Alert, Button, buttonLook } from '@lintel/ui';
import { notMe, undoEmailChange } from './account-queries.js';
import { shell } from '@lintel/web';
import { Link, useLocation, useSearchParams } from '@lintel/web/router';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { AccountFrame } from './account-frame.js';
import { fieldFailures, messageOf } from './forms/failure.js';
import { openDoor } from './pictures.js';

const incomplete = 'This link is not valid. Please copy the whole address from the e-mail.';

const ways = {
  undo: {
    act: undoEmailChange,
    title: 'Undo the Change of Address',
    lead: 'One press, and your account has the address again that this e-mail was sent to. Every device is signed out, and the password stops working, as do passkeys, authenticator apps and recovery codes that were added lately. We e-mail you a link with which you choose a new password.',
    button: 'Undo the change',
    done: 'Your account has its address back',
  },
  notMe: {
    act: notMe,
    title: 'This Wasn’t Me',
    lead: 'One press, and every device is signed out of your account. Its password stops working, as do passkeys, authenticator apps and recovery codes that were added lately. We e-mail you a link with which you choose a new password.',
    button: 'Sign everybody out',
    done: 'Everybody is signed out',
  },
} as const;

/**
 * `/auth/undo-email?token=` and `/auth/not-me?token=`, where the links of notices lead. They act when their button is pressed and not when they are opened: programs that
 * look into e-mails for dangers open every link.
 */
export default function GiveBackPage() {
  const way = ways[useLocation().pathname.endsWith('/undo-email') ? 'undo' : 'notMe'];
  const token = useSearchParams()[0].get('token') ?? '';
  const next = useRef<HTMLAnchorElement>(null);
  const acting = useMutation({
    mutationFn: way.act,
    // This browser may have been signed in to the account.
    onSuccess: () => shell().session.refresh(),
  });
  // The button that was pressed has gone, and the focus with it.
  useEffect(() => {
    if (acting.isSuccess) next.current?.focus();
  }, [acting.isSuccess]);
  const refused =
    token === '' ? incomplete : fieldFailures(acting.error).find(({ field }) => field === 'token')?.message;

  if (acting.isSuccess)
    return (
      <AccountFrame
        title={way.done}
        lead="Nobody can sign in until you have chosen a new password: the e-mail with the link is on its way to you. Passkeys, authenticator apps and recovery codes that were added lately are gone, your own as well: look at them in your account’s settings. If you use the old password elsewhere, change it there as well."
        picture={openDoor}
      >
        <Link ref={next} to="/auth?reset=true" className={buttonLook({ variant: 'primary', size: 'large' })}>
          Reset Password
        </Link>
      </AccountFrame>
    );
  if (refused !== undefined)
    return (
      <AccountFrame title="This link cannot be used" lead={refused} picture={openDoor}>
        <Link to="/auth?reset=true" className={buttonLook({ variant: 'primary', size: 'large' })}>
          Reset Password
        </Link>
      </AccountFrame>
    );
  return (
    <AccountFrame title={way.title} lead={way.lead} picture={openDoor}>
      <Button variant="primary" size="large" busy={acting.isPending} onClick={() => acting.mutate(token)}>
        {acting.isPending ? 'Sending...' : way.button}
      </Button>
      {acting.isError && (
        <Alert error={acting.error} className="mt-6" title="That did not work">
          {messageOf(acting.error, 'That did not reach us.')} Nothing has changed; trying again is safe.
        </Alert>
      )}
    </AccountFrame>
  );
}
