import {
  Alert,
  Badge,
  Button,
  EmptyState,
  Heart,
  House,
  Input,
  listingStatusTone,
  Picture,
  Textarea,
} from '@lintel/ui';
import { bedsText, listingStatusText, priceText, useSession } from '@lintel/web';
import { Link } from '@lintel/web/router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { dayText } from '@lintel/kernel';
import { messageOf } from '../account/forms/failure.js';
import { stationText } from '../results/distance-text.js';
import { NewsBadges } from '../results/news-badges.js';
import { homeIn, longestWriterName, useListWriter } from './list-writer.js';
import {
  changesOf,
  type HomeOfList,
  type ListKey,
  openList,
  type OpenList,
  type Vote,
} from './lists-queries.js';

/** What can be done in a list; each resolves with whether it was done, and says so where it was not. */
interface Writing {
  readonly name: string;
  readonly changes: ReturnType<typeof changesOf>;
  readonly run: (work: () => Promise<OpenList>) => Promise<boolean>;
}

export function useOpenList(list: ListKey) {
  const session = useSession();
  const account = session.status === 'signedIn' ? session.user.id : undefined;
  return useQuery({ ...openList(list, account), enabled: session.status !== 'loading' });
}

/** The homes of a list, with what each of its people says of them. */
export function ListView({ list, listKey }: { list: OpenList; listKey: ListKey }) {
  const client = useQueryClient();
  const session = useSession();
  const account = session.status === 'signedIn' ? session.user.id : undefined;
  const [name, setName] = useListWriter();
  const [failure, setFailure] = useState<unknown>();
  const writing: Writing = {
    name,
    changes: changesOf(listKey),
    run: async (work) => {
      setFailure(undefined);
      try {
        client.setQueryData(openList(listKey, account).queryKey, await work());
        return true;
      } catch (error) {
        setFailure(error);
        return false;
      }
    },
  };
  return (
    <>
      <div className="mb-8 grid gap-5 sm:grid-cols-2 print:hidden">
        <Input
          label="Your name in this list"
          hint="What you add and write is shown under it."
          maxLength={longestWriterName}
          autoComplete="given-name"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <AddHome writing={writing} />
      </div>
      {failure !== undefined && (
        <Alert error={failure} title="Nothing was changed" className="mb-6">
          {messageOf(failure, 'What you wrote is still here. Check your connection, then try again.')}
        </Alert>
      )}
      {list.homes.length === 0 ? (
        <EmptyState headingLevel="h2" icon={<Heart />} title="No homes yet">
          Paste the address of a home above, and everybody with the link sees it here.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-y border-line" aria-label="Homes of the list">
          {list.homes.map((home) => (
            <ListedHome key={home.id} home={home} writing={writing} />
          ))}
        </ul>
      )}
    </>
  );
}

function AddHome({ writing: { name, changes, run } }: { writing: Writing }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const id = homeIn(text);
    if (id === null) return setError('This is not the address of a home here.');
    setError(undefined);
    setBusy(true);
    if (await run(() => changes.add(id, name))) setText('');
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void add(event)} className="flex items-start gap-2">
      <Input
        className="min-w-0 flex-1"
        label="Add a home"
        hint="The address of its page, such as …/property/12."
        error={error}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" busy={busy} className="mt-7">
        Add
      </Button>
    </form>
  );
}

const voteWords: Record<Vote, string> = { yes: 'Yes', maybe: 'Maybe', no: 'No' };

function ListedHome({ home, writing }: { home: HomeOfList; writing: Writing }) {
  const { name, changes, run } = writing;
  const { listing } = home;
  const station = listing ? stationText(listing) : undefined;
  const own = home.votes.find(({ by }) => by.trim().toLowerCase() === name.trim().toLowerCase())?.vote;
  return (
    <li className="grid gap-5 py-6 md:grid-cols-[14rem_1fr]">
      <div className="aspect-4/3 overflow-hidden rounded-card max-md:max-w-md">
        {listing ? (
          <Picture image={listing.images[0]} sizes="(max-width: 48rem) 28rem, 224px" />
        ) : (
          <div className="grid size-full place-content-center justify-items-center gap-2 border border-dashed border-edge text-stone">
            <House className="size-7" aria-hidden />
            <p className="font-semibold">No longer available</p>
          </div>
        )}
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            {listing && (
              <p className="flex flex-wrap items-center gap-2 text-xl tabular-nums">
                {priceText(listing)}
                {listing.status !== 'available' && (
                  <Badge tone={listingStatusTone[listing.status]}>{listingStatusText[listing.status]}</Badge>
                )}
                <NewsBadges listing={listing} />
              </p>
            )}
            <h2 className="mt-1 text-lg leading-snug break-words">
              {listing ? (
                <Link to={`/property/${home.id}`} className="underline underline-offset-4">
                  {home.title}
                </Link>
              ) : (
                home.title
              )}
            </h2>
            {listing && (
              <p className="text-soft">
                {listing.location}, {bedsText(listing)}
              </p>
            )}
            {station !== undefined && <p className="text-sm text-stone tabular-nums">{station}</p>}
            <p className="mt-1 text-sm text-stone">
              Added by {home.addedBy}, {dayText(home.addedAt)}
            </p>
          </div>
          <Button
            variant="quiet"
            size="small"
            className="max-md:-ml-3 print:hidden"
            aria-label={`Remove ${home.title} from the list`}
            onClick={() => void run(() => changes.removeHome(home.id))}
          >
            Remove
          </Button>
        </div>
        <div
          role="group"
          aria-label={`Your vote on ${home.title}`}
          className="mt-4 flex flex-wrap gap-2 print:hidden"
        >
          {(Object.keys(voteWords) as Vote[]).map((vote) => (
            <Button
              key={vote}
              size="small"
              variant={own === vote ? 'primary' : 'secondary'}
              aria-pressed={own === vote}
              onClick={() => void run(() => changes.vote(home.id, own === vote ? null : vote, name))}
            >
              {voteWords[vote]}
            </Button>
          ))}
        </div>
        {home.votes.length > 0 && (
          <p className="mt-3 text-sm break-words text-soft">
            {home.votes.map(({ by, vote }) => `${by}: ${voteWords[vote].toLowerCase()}`).join(' · ')}
          </p>
        )}
        <ul className="mt-3 flex flex-col gap-3" aria-label={`Notes on ${home.title}`}>
          {home.notes.map((note) => (
            <li key={note.id} className="flex items-start justify-between gap-3 border-l-2 border-edge pl-3">
              <div className="min-w-0">
                <p className="break-words whitespace-pre-line">{note.text}</p>
                <p className="text-sm text-stone">
                  {note.by}, {dayText(note.at)}
                </p>
              </div>
              <Button
                variant="quiet"
                size="small"
                className="print:hidden"
                aria-label={`Remove the note of ${note.by} on ${home.title}`}
                onClick={() => void run(() => changes.removeNote(note.id))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
        <WriteNote home={home} writing={writing} />
      </div>
    </li>
  );
}

function WriteNote({ home, writing: { name, changes, run } }: { home: HomeOfList; writing: Writing }) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    if (await run(() => changes.write(home.id, text, name))) setText('');
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void send(event)} className="mt-3 max-w-measure print:hidden">
      <Textarea
        label={`Write a note on ${home.title}`}
        hideLabel
        placeholder="Write a note"
        rows={2}
        maxLength={1000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {text.trim() !== '' && (
        <Button type="submit" size="small" className="mt-2" busy={busy}>
          Add note
        </Button>
      )}
    </form>
  );
}
