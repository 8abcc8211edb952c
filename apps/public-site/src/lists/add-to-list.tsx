import { Button, Dialog, Plus, Skeleton } from '@lintel/ui';
import { shell, useSession } from '@lintel/web';
import { Link } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../account/forms/failure.js';
import { useListWriter } from './list-writer.js';
import { changesOf, type ListSummary, myLists } from './lists-queries.js';

/** Puts a home into one of the visitor's lists; nothing for those who are not signed in. */
export function AddToList({ home }: { home: { readonly id: number; readonly title: string } }) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (session.status !== 'signedIn') return null;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Add ${home.title} to a list`}
        onClick={() => setOpen(true)}
      >
        <Plus className="size-4!" aria-hidden /> Add to a list
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Add to a List" description={home.title}>
        <Lists account={session.user.id} home={home} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Lists({
  account,
  home,
  onDone,
}: {
  account: string;
  home: { readonly id: number };
  onDone: () => void;
}) {
  const { data, isError } = useQuery(myLists(account));
  const [name] = useListWriter();
  const add = async (list: ListSummary): Promise<void> => {
    try {
      await changesOf({ id: list.id }).add(home.id, name);
      shell().toast({ title: `Added to ‘${list.name}’`, tone: 'success' });
      onDone();
    } catch (error) {
      shell().toast({
        title: 'The home was not added',
        description: messageOf(error, 'Try again.'),
        tone: 'destructive',
        error,
      });
    }
  };
  if (isError) return <p role="alert">Your lists could not be loaded.</p>;
  if (!data) return <Skeleton className="h-24 w-full" />;
  return (
    <>
      <ul className="flex flex-col gap-2">
        {data.map((list) => (
          <li key={list.id}>
            <Button className="w-full justify-start" onClick={() => void add(list)}>
              {list.name}
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Link to="/saved/lists" className="underline underline-offset-4">
          {data.length === 0 ? 'Make your first list' : 'Make another list'}
        </Link>
      </p>
    </>
  );
}
