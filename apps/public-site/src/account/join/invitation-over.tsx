import { buttonLook } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import type { ReactNode } from 'react';
import { AccountFrame } from '../account-frame.js';
import { streetAtDusk } from '../pictures.js';

/** An invitation that nobody can accept: why, and what to do. */
export const InvitationOver = ({ title, children }: { title: string; children: ReactNode }) => (
  <AccountFrame title={title} lead={children} picture={streetAtDusk}>
    <p className="text-soft">If you have joined already, sign in.</p>
    <div className="mt-5 flex flex-wrap gap-3">
      <Link to="/agent/login" className={buttonLook({ variant: 'primary' })}>
        Estate Agent Login
      </Link>
      <Link to="/" className={buttonLook()}>
        Return to Home
      </Link>
    </div>
  </AccountFrame>
);
