import { Button, buttonLook } from '@lintel/ui';
import { shell, usePageTitle, useSession } from '@lintel/web';
import { Link, useLocation, useNavigate } from '@lintel/web/router';
import { useMutation } from '@tanstack/react-query';

/** In the place of a page of the console that the API does not show to this visitor. */
export function AccessPage({ title }: { title: string }) {
  usePageTitle(title);
  const session = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const state = { from: pathname + search };
  const changing = useMutation({
    mutationFn: () => shell().session.signOut(),
    onSuccess: () => navigate('/auth', { state }),
    onError: (error) =>
      shell().toast({
        title: 'You are still signed in',
        description: 'Try again.',
        tone: 'destructive',
        error,
      }),
  });
  const signedIn = session.status === 'signedIn';

  return (
    <div className="mx-auto flex min-h-[70vh] max-w-page flex-col items-start justify-center px-4 py-20 md:px-8">
      <p className="text-sm font-semibold text-brick">Operations</p>
      <h1 className="mt-2 text-3xl">For operations staff</h1>
      <p className="mt-4 max-w-measure text-lg text-soft">
        {signedIn ? (
          <>
            You are signed in as <span className="break-all text-ink">{session.user.email}</span>, which is
            not an operations account.
          </>
        ) : (
          'Sign in with an operations account, and you come back to this page.'
        )}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {signedIn ? (
          <Button variant="primary" busy={changing.isPending} onClick={() => changing.mutate()}>
            Sign In with another account
          </Button>
        ) : (
          <Link to="/auth" state={state} className={buttonLook({ variant: 'primary' })}>
            Sign In
          </Link>
        )}
        <Link to="/" className={buttonLook()}>
          Return to Home
        </Link>
      </div>
    </div>
  );
}
