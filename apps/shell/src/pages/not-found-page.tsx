import { useEffect } from 'react';
import { buttonLook } from '@lintel/ui';
import { usePageTitle } from '@lintel/web';
import { Link, useLocation } from '@lintel/web/router';

export function NotFoundPage() {
  const { pathname } = useLocation();
  usePageTitle('404');
  useEffect(
    () => console.error('404 Error: a visitor asked for a page that does not exist:', pathname),
    [pathname],
  );
  return (
    <div className="mx-auto flex min-h-[70vh] max-w-page flex-col items-start justify-center px-4 pt-28 pb-20 md:px-8">
      <h1 className="text-4xl">404</h1>
      <p className="mt-3 text-xl text-soft">Oops! We couldn't find this page</p>
      <Link to="/" className={buttonLook({ variant: 'primary' }) + ' mt-8'}>
        Return to Home
      </Link>
    </div>
  );
}
