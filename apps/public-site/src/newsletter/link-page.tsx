import { Alert, Button, buttonLook } from '@lintel/ui';
import { usePageTitle } from '@lintel/web';
import { Link, useSearchParams } from '@lintel/web/router';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

export interface LinkPageProps<Outcome extends string> {
  readonly title: string;
  readonly question: string;
  readonly button: string;
  readonly act: (token: string) => Promise<Outcome>;
  /** What is shown for each outcome. */
  readonly outcomes: Readonly<Record<Outcome, { readonly title: string; readonly text: string }>>;
  /** The outcome of a link that has no token. */
  readonly missing: NoInfer<Outcome>;
}

/**
 * A page that a link in an e-mail leads to. It acts when its button is pressed and not when it is opened: programs that look into e-mails for
 * dangers open every link.
 */
export function LinkPage<Outcome extends string>(page: LinkPageProps<Outcome>) {
  const token = useSearchParams()[0].get('token') ?? '';
  const acting = useMutation({ mutationFn: page.act });
  const heading = useRef<HTMLHeadingElement>(null);
  const outcome = token === '' ? page.missing : acting.data;
  const shown = outcome === undefined ? undefined : page.outcomes[outcome];
  usePageTitle(page.title);

  useEffect(() => {
    if (acting.isSuccess) heading.current?.focus();
  }, [acting.isSuccess]);

  return (
    <div className="mx-auto flex min-h-[60vh] max-w-page flex-col items-start justify-center px-4 py-20 md:px-8">
      <p className="text-sm font-semibold text-brick">Newsletter</p>
      <h1 ref={heading} tabIndex={-1} className="mt-2 text-3xl">
        {shown?.title ?? page.title}
      </h1>
      <p className="mt-4 max-w-measure text-lg text-soft" role={acting.isSuccess ? 'status' : undefined}>
        {shown?.text ?? page.question}
      </p>
      {acting.isError && (
        <Alert error={acting.error} className="mt-6 max-w-measure" title="That did not reach us">
          Nothing has changed. Trying again is safe.
        </Alert>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {shown ? (
          <>
            <Link to="/blog" className={buttonLook({ variant: 'primary' })}>
              Read the blog
            </Link>
            <Link to="/" className={buttonLook()}>
              Return to Home
            </Link>
          </>
        ) : (
          <Button variant="primary" size="large" busy={acting.isPending} onClick={() => acting.mutate(token)}>
            {acting.isPending ? 'One moment…' : page.button}
          </Button>
        )}
      </div>
    </div>
  );
}
