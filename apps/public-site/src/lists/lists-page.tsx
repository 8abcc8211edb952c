import { Alert, Button, buttonLook, Dialog, EmptyState, Input, Skeleton, Users } from '@lintel/ui';
import { shell, usePageTitle, useSession } from '@lintel/web';
import { Link, useNavigate, useSearchParams } from '@lintel/web/router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useMemo, useState } from 'react';
import { messageOf } from '../account/forms/failure.js';
import { homesText } from '../results/filter-options.js';
import { ListView, useOpenList } from './list-view.js';
import { deleteList, endLink, makeList, myLists, type OpenList, renewLink } from './lists-queries.js';

const title = 'Shared Lists';
const longestName = 80;

/** `/saved/lists`, and of one of them `/saved/lists?list=<id>`. The shell lets nobody in who is not signed in. */
export default function ListsPage() {
  const session = useSession();
  const id = useSearchParams()[0].get('list');
  usePageTitle(title);
  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-24 md:px-8 md:pt-14">
      {session.status !== 'signedIn' ? (
        <Skeleton className="h-96 w-full" />
      ) : id === null ? (
        <Overview key={session.user.id} account={session.user.id} />
      ) : (
        <OwnList key={id} id={id} />
      )}
    </div>
  );
}

function Overview({ account }: { account: string }) {
  const { data, error, isFetching, refetch } = useQuery(myLists(account));
  return (
    <>
      <header className="mb-8 border-b border-line pb-6">
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        <p className="mt-3 max-w-measure text-soft">
          Choose with others: make a list, send them its link, and each of you adds homes, votes and writes
          notes. They need no account.
        </p>
      </header>
      <NewList account={account} />
      {error && !data ? (
        <Alert
          error={error}
          title="Your lists could not be loaded"
          actions={
            <Button busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          They are safe on your account.
        </Alert>
      ) : !data ? (
        <Skeleton className="h-40 w-full" />
      ) : data.length === 0 ? (
        <EmptyState headingLevel="h2" icon={<Users />} title="No lists yet">
          Name one above, such as ‘Us in Balham’.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-y border-line" aria-label="Your lists">
          {data.map((list) => (
            <li key={list.id} className="flex flex-wrap items-center justify-between gap-3 py-4">
              <Link
                to={`/saved/lists?list=${list.id}`}
                className="min-w-0 text-lg break-words underline underline-offset-4"
              >
                {list.name}
              </Link>
              <p className="text-sm text-stone tabular-nums">
                {homesText(list.total)}
                {!list.hasLink && ', no link'}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NewList({ account }: { account: string }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      const { list, path } = await makeList(name);
      await client.invalidateQueries({ queryKey: myLists(account).queryKey });
      void navigate(`/saved/lists?list=${list.id}`, { state: { link: path } });
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void make(event)} className="mb-8 flex max-w-measure items-start gap-2">
      <Input
        className="min-w-0 flex-1"
        label="Name of a new list"
        maxLength={longestName}
        error={
          failure === undefined ? undefined : messageOf(failure, 'The list could not be made. Try again.')
        }
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" variant="primary" busy={busy} className="mt-7">
        Make list
      </Button>
    </form>
  );
}

function OwnList({ id }: { id: string }) {
  const key = useMemo(() => ({ id }), [id]);
  const { data, error, isPending, isFetching, refetch } = useOpenList(key);
  if (isPending) return <Skeleton className="h-96 w-full" />;
  if (!data) {
    return error ? (
      <Alert
        error={error}
        title="The list could not be loaded"
        actions={
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        It is safe on your account.
      </Alert>
    ) : (
      <EmptyState
        headingLevel="h2"
        icon={<Users />}
        title="There is no such list"
        action={
          <Link to="/saved/lists" className={buttonLook({ variant: 'primary' })}>
            Your lists
          </Link>
        }
      >
        It was deleted, or is another account’s.
      </EmptyState>
    );
  }
  return (
    <>
      <Link to="/saved/lists" className="text-sm underline underline-offset-4 print:hidden">
        All your lists
      </Link>
      <h1 className="mt-2 mb-6 text-2xl break-words md:text-3xl">{data.name}</h1>
      <LinkOfList list={data} onChange={() => void refetch()} />
      <ListView list={data} listKey={key} />
    </>
  );
}

/** The link, which is shown once when it is made: nobody keeps it. */
function LinkOfList({ list: { id, name, hasLink }, onChange }: { list: OpenList; onChange: () => void }) {
  const navigate = useNavigate();
  const [link, setLink] = useState(() => (history.state as { usr?: { link?: string } } | null)?.usr?.link);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const address = link && `${location.origin}${link}`;
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
      onChange();
    } catch (error) {
      shell().toast({ title: 'Nothing was changed', tone: 'destructive', error });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section
      aria-label="Link of the list"
      className="mb-8 rounded-card border border-line bg-sunken p-5 print:hidden"
    >
      {address ? (
        <>
          <Input
            label="Send this link to those who choose with you"
            hint="It is shown this once. Whoever has it can read the list and write in it."
            readOnly
            value={address}
            onFocus={({ target }) => target.select()}
          />
          <Button
            size="small"
            className="mt-3"
            onClick={() =>
              void navigator.clipboard.writeText(address).then(
                () => shell().toast({ title: 'Link copied', tone: 'success' }),
                () =>
                  shell().toast({
                    title: 'The link could not be copied',
                    description: 'Select it, and copy it by hand.',
                  }),
              )
            }
          >
            Copy link
          </Button>
        </>
      ) : (
        <p className="max-w-measure text-soft">
          {hasLink
            ? 'Others open this list by its link. It was shown when it was made; a new one ends the one before.'
            : 'This list has no link: only you can open it.'}
        </p>
      )}
      <div className="mt-3 -ml-3 flex flex-wrap gap-2">
        <Button
          variant="quiet"
          size="small"
          busy={busy}
          onClick={() => void run(async () => setLink((await renewLink(id)).path))}
        >
          {hasLink ? 'Make a new link' : 'Make a link'}
        </Button>
        {hasLink && (
          <Button
            variant="quiet"
            size="small"
            onClick={() =>
              void run(async () => {
                await endLink(id);
                setLink(undefined);
              })
            }
          >
            End the link
          </Button>
        )}
        <Button variant="quiet" size="small" className="text-clay!" onClick={() => setAsking(true)}>
          Delete list
        </Button>
      </div>
      <Dialog
        open={asking}
        onOpenChange={(next) => next || busy || setAsking(false)}
        title="Delete this list?"
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button className="max-sm:w-full" disabled={busy} onClick={() => setAsking(false)}>
              Keep list
            </Button>
            <Button
              variant="danger"
              className="max-sm:w-full"
              busy={busy}
              onClick={() =>
                void run(async () => {
                  await deleteList(id);
                  void navigate('/saved/lists');
                })
              }
            >
              Delete list
            </Button>
          </div>
        }
      >
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="mt-2 text-soft">
          All votes and notes in it go with it, for everybody who has its link. This cannot be undone.
        </p>
      </Dialog>
    </section>
  );
}
