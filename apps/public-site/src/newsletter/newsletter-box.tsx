import { Alert, Button, Input, Mail } from '@lintel/ui';
import { subscribeToNewsletter } from './newsletter-queries.js';
import type { ApiError } from '@lintel/web';
import { Link } from '@lintel/web/router';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';

const issuesOf = (error: unknown): ApiError['issues'] =>
  error instanceof Error && error.name === 'ApiError' ? (error as ApiError).issues : [];

/** What is wrong with the address, in the service's words; undefined when something else went wrong. */
const fieldError = (error: unknown): string | undefined =>
  issuesOf(error)
    .find(({ field, code }) => field === 'email' && code === 'BAD_USER_INPUT')
    ?.message.replace(/^email: /, '');

/** Why it was refused for now, in the service's words. */
const limited = (error: unknown): string | undefined =>
  issuesOf(error).find(({ code }) => code === 'TOO_MANY_REQUESTS')?.message;

/** Asks for the newsletter. The answer is the same whether the address is known or not. */
export function NewsletterBox() {
  const [email, setEmail] = useState('');
  const [empty, setEmpty] = useState(false);
  const subscribing = useMutation({ mutationFn: subscribeToNewsletter });
  const sent = useRef<HTMLDivElement>(null);
  const wrong = empty ? 'Enter your e-mail address' : fieldError(subscribing.error);

  // The form has gone, and the focus with it.
  useEffect(() => {
    if (subscribing.isSuccess) sent.current?.focus();
  }, [subscribing.isSuccess]);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setEmpty(email.trim() === '');
    if (email.trim() !== '') subscribing.mutate(email);
  };

  return (
    <section
      aria-labelledby="newsletter"
      className="mt-20 grid gap-x-16 gap-y-6 rounded-card border border-line bg-surface p-6 md:p-10 lg:grid-cols-2"
    >
      <div>
        <h2 id="newsletter" className="text-2xl">
          New notes by e-mail
        </h2>
        <p className="mt-3 max-w-measure text-soft">
          One e-mail when there is a new note. No advertising, nothing that reports whether you opened it, and
          a link in each one to end it.
        </p>
      </div>
      {subscribing.isSuccess ? (
        <div ref={sent} tabIndex={-1} role="status" className="flex gap-4 self-center">
          <Mail className="mt-1 size-6 shrink-0 text-moss" aria-hidden />
          <div>
            <p className="text-xl font-semibold">Check your inbox</p>
            <p className="mt-1 text-soft">
              If <strong className="break-all text-ink">{subscribing.data}</strong> is not subscribed yet, an
              e-mail is on its way. Nothing is sent after it until you press the link inside.
            </p>
            <Button
              variant="quiet"
              size="small"
              className="mt-3 -ml-3"
              onClick={() => {
                subscribing.reset();
                setEmail('');
              }}
            >
              Use another address
            </Button>
          </div>
        </div>
      ) : (
        <form noValidate onSubmit={submit} className="self-center">
          <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
            <Input
              label="E-mail address"
              name="email"
              type="email"
              autoComplete="email"
              inputMode="email"
              placeholder="name@example.org"
              maxLength={320}
              className="min-w-0 flex-1"
              value={email}
              error={wrong}
              onChange={({ target }) => {
                setEmail(target.value);
                setEmpty(false);
                if (subscribing.isError) subscribing.reset();
              }}
            />
            <Button
              type="submit"
              variant="primary"
              busy={subscribing.isPending}
              className="h-12 sm:mt-[1.7rem]"
            >
              {subscribing.isPending ? 'Subscribing…' : 'Subscribe'}
            </Button>
          </div>
          {subscribing.isError && wrong === undefined && (
            <Alert error={subscribing.error} className="mt-4" title="That was not sent">
              {limited(subscribing.error) ?? 'Your address is still in the box. Trying again is safe.'}
            </Alert>
          )}
          <p className="mt-3 text-sm text-stone">
            We keep the address for this only. See our{' '}
            <Link to="/privacy" className="underline underline-offset-4 hover:text-ink">
              privacy policy
            </Link>
            .
          </p>
        </form>
      )}
    </section>
  );
}
