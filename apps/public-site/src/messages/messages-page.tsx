import { clsx } from '@lintel/ui';
import { usePageTitle, useSession } from '@lintel/web';
import { useSearchParams } from '@lintel/web/router';
import { Inbox } from './inbox.js';
import { ListSkeleton } from './skeletons.js';
import { Unconfirmed } from './unconfirmed.js';

const title = 'Your Messages';

/** `/messages`: what the visitor and agents wrote to each other. The shell lets nobody else in. */
export default function MessagesPage() {
  usePageTitle(title);
  const session = useSession();
  // On a phone a conversation has the screen for itself.
  const reading = useSearchParams()[0].has('id');
  return (
    <div
      className={clsx(
        'mx-auto max-w-page md:px-8 md:pt-14 md:pb-24',
        reading ? 'px-2 pt-2 pb-6' : 'px-4 pt-6 pb-16',
      )}
    >
      <h1 className={clsx('text-2xl md:mb-8 md:text-3xl', reading ? 'max-md:sr-only' : 'mb-5')}>{title}</h1>
      {session.status === 'signedIn' ? (
        <>
          {!reading && <Unconfirmed account={session.user.id} />}
          <Inbox key={session.user.id} account={session.user.id} />
        </>
      ) : (
        <ListSkeleton />
      )}
    </div>
  );
}
