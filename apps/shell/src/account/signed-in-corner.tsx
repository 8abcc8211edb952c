import { clsx, LogOut } from '@lintel/ui';
import type { SessionUser } from '@lintel/web';
import { AccountMenu } from './account-menu.js';
import { useSignOut } from './use-sign-out.js';

interface SignedInCornerProps {
  readonly user: SessionUser;
  readonly solid: boolean;
  /** The classes of the bar's button. */
  readonly look: string;
}

/** The account and Sign Out, an icon where the bar is narrow. */
export default function SignedInCorner({ user, solid, look }: SignedInCornerProps) {
  const { signOut, signingOut } = useSignOut();
  return (
    <>
      <AccountMenu user={user} solid={solid} />
      <button
        type="button"
        className={clsx(look, 'max-lg:aspect-square max-lg:px-0')}
        disabled={signingOut}
        aria-busy={signingOut || undefined}
        onClick={() => void signOut()}
      >
        <LogOut aria-hidden className="lg:hidden" />
        <span className="max-lg:sr-only">Sign Out</span>
      </button>
    </>
  );
}
