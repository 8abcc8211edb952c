import { useSearchParams } from '@lintel/web/router';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Answers<Name extends string> {
  /** As they were written. */
  readonly texts: Readonly<Record<Name, string>>;
  readonly set: (name: Name, text: string) => void;
}

/** What the visitor wrote into a form, by the names of its fields. */
export function useOwnAnswers<Name extends string>(usual: Readonly<Record<Name, string>>): Answers<Name> {
  const [texts, setTexts] = useState(usual);
  const set = useCallback(
    (name: Name, text: string) => setTexts((before) => ({ ...before, [name]: text })),
    [],
  );
  return { texts, set };
}

/**
 * As `useOwnAnswers`, with what differs from the usual in the address, so that a result can be sent to somebody and comes back on reload. `usual` stays
 * the same object.
 */
export function useAnswers<Name extends string>(usual: Readonly<Record<Name, string>>): Answers<Name> {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const written = useRef(address);
  const [texts, setTexts] = useState(() => textsIn(address, usual));
  // Another address than the one that typing wrote was followed to.
  useEffect(() => {
    if (address === written.current) return;
    written.current = address;
    setTexts(textsIn(address, usual));
  }, [address, usual]);
  const set = useCallback(
    (name: Name, text: string) => {
      const next = { ...textsIn(written.current, usual), [name]: text };
      const query = new URLSearchParams(
        (Object.keys(usual) as Name[]).flatMap((key) => (next[key] === usual[key] ? [] : [[key, next[key]]])),
      );
      written.current = query.toString();
      setTexts(next);
      setParams(query, { replace: true, preventScrollReset: true });
    },
    [usual, setParams],
  );
  return { texts, set };
}

const LONGEST = 40;

function textsIn<Name extends string>(
  address: string,
  usual: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const params = new URLSearchParams(address);
  return Object.fromEntries(
    Object.entries<string>(usual).map(([name, text]) => [name, params.get(name)?.slice(0, LONGEST) ?? text]),
  ) as Record<Name, string>;
}
