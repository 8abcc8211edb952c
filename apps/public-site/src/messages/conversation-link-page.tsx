import { buttonLook } from '@lintel/ui';
import { isApiError, usePageTitle } from '@lintel/web';
import { useLossWarning, useThread } from '@lintel/web/conversation';
import { Link, useSearchParams } from '@lintel/web/router';
import { useEffect, useMemo, useState } from 'react';
import { fieldFailures } from '../account/forms/failure.js';
import { ThreadPanel } from './thread-panel.js';
import { threadByLink } from './thread-source.js';

const title = 'Your Conversation';
/** Without an account there are no live updates. */
const lookAgainMs = 30_000;

/** `/conversation?token=`, where links in e-mails lead: a conversation for people without an account. */
export default function ConversationLinkPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  usePageTitle(title);
  return (
    <div className="mx-auto max-w-page px-4 pt-6 pb-16 md:px-8 md:pt-14 md:pb-24">
      <h1 className="mb-5 text-2xl md:mb-8 md:text-3xl">{title}</h1>
      {token === '' ? (
        <Unusable title="This link is not complete">Copy the whole address from the e-mail.</Unusable>
      ) : (
        <ByLink key={token} token={token} />
      )}
    </div>
  );
}

function ByLink({ token }: { token: string }) {
  const source = useMemo(() => threadByLink(token), [token]);
  const { conversation, error } = useThread(source, lookAgainMs);
  const attended = useAttended();
  useLossWarning();

  const refused = fieldFailures(error).find(({ field }) => field === 'token')?.message;
  if (refused !== undefined) return <Unusable title="This link cannot be used">{refused}</Unusable>;
  if (isApiError(error) && error.has('UNAUTHENTICATED'))
    return (
      <Unusable title="This conversation belongs to your account by now">
        Sign in with the e-mail address that you wrote from, and it is among your messages.
      </Unusable>
    );
  if (conversation === null)
    return (
      <Unusable title="This conversation is not here any more">
        Conversations are kept for two years after their last message. You can write to the agent anew on the
        page of the home.
      </Unusable>
    );
  return (
    <div className="flex h-[max(26rem,calc(100dvh-10rem))] max-w-4xl flex-col overflow-hidden rounded-card border border-line bg-surface md:h-[600px]">
      <ThreadPanel source={source} attended={attended} />
    </div>
  );
}

const Unusable = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <div className="max-w-measure" role="status">
    <h2 className="text-xl">{title}</h2>
    <p className="mt-3 text-lg text-soft">{children}</p>
    <div className="mt-7 flex flex-wrap gap-3">
      <Link to="/messages" className={buttonLook({ variant: 'primary' })}>
        Your Messages
      </Link>
      <Link to="/properties" className={buttonLook()}>
        Browse Properties
      </Link>
    </div>
  </div>
);

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** Whether anybody is here: programs that look into e-mails for dangers open every link, and have read nothing. */
function useAttended(): boolean {
  const [attended, setAttended] = useState(false);
  useEffect(() => {
    if (attended) return;
    const notice = (): void => setAttended(true);
    for (const sign of signs) addEventListener(sign, notice, { passive: true, once: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, notice);
    };
  }, [attended]);
  return attended;
}
