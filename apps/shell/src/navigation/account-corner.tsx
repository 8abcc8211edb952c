import { buttonLook, clsx } from '@lintel/ui';
import type { Session } from '@lintel/web';
import { Link } from '@lintel/web/router';
import { lazy, Suspense } from 'react';

/** Lazy, since a visitor without an account does not need it. */
const SignedInCorner = lazy(() => import('../account/signed-in-corner.js'));

/** The end of the bar: Sign In, or the account and Sign Out. While it is not known which, its room is kept. */
export function AccountCorner({ session, solid }: { session: Session; solid: boolean }) {
  const look = clsx(
    buttonLook({ size: 'small' }),
    !solid && 'border-white/70! bg-transparent! text-white! hover:bg-white/15!',
  );
  if (session.status === 'signedOut')
    return (
      <Link to="/auth" className={clsx(look, 'max-md:hidden')}>
        Sign In
      </Link>
    );
  return (
    <div className="hidden h-11 w-28 items-center justify-end gap-2 md:flex lg:w-40">
      {session.status === 'signedIn' && (
        <Suspense>
          <SignedInCorner user={session.user} solid={solid} look={look} />
        </Suspense>
      )}
    </div>
  );
}
