import { localStore, useSession } from '@lintel/web';
import { useState } from 'react';

/** The key of local storage: the name under which the visitor writes in shared lists. */
export const listWriterKey = 'listWriter';
/** Characters of it. */
export const longestWriterName = 40;

/** The name under which the visitor writes: the one they gave last, else that of their account. */
export function useListWriter(): readonly [string, (name: string) => void] {
  const session = useSession();
  const [given, setGiven] = useState(() => localStore('the name for lists').getItem(listWriterKey));
  const ofAccount = session.status === 'signedIn' ? session.user.name.slice(0, longestWriterName) : '';
  return [
    given ?? ofAccount,
    (name) => {
      setGiven(name);
      try {
        localStore('the name for lists').setItem(listWriterKey, name);
      } catch (error) {
        console.error('The name for lists could not be kept', error);
      }
    },
  ];
}

/** The id in what somebody pastes: a home's address, or its number; null where there is none. */
export function homeIn(text: string): number | null {
  const id = /\/property\/(\d{1,10})(?![\d])/.exec(text)?.[1] ?? /^\s*(\d{1,10})\s*$/.exec(text)?.[1];
  const number = Number(id ?? 0);
  return number >= 1 && number < 2 ** 31 ? number : null;
}
