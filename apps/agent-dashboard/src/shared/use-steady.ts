import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { inPlace, type SteadyRow } from './steady.js';

/**
 * A list in which nothing moves under the pointer, or under who goes through it with the keyboard. Once they leave, it is as it was fetched.
 *
 * @returns `rows`, and the `handlers` that the list's element needs.
 */
export function useSteady<Item>(fetched: readonly Item[], idOf: (item: Item) => string) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [before, setBefore] = useState<readonly Item[]>([]);
  const list = useRef<Element>(null);
  const attended = pointed || focused;

  // What is removed under the pointer or the focus takes the event of leaving along.
  useEffect(() => {
    if (!pointed) return;
    const moved = ({ target }: Event): void => {
      if (!list.current?.contains(target as Node)) setPointed(false);
    };
    document.addEventListener('pointermove', moved);
    return () => document.removeEventListener('pointermove', moved);
  }, [pointed]);
  useEffect(() => {
    if (focused && !list.current?.contains(document.activeElement)) setFocused(false);
  }, [focused, fetched]);

  const begin = (): void => {
    if (!attended) setBefore(fetched);
  };
  const rows: readonly SteadyRow<Item>[] = inPlace(attended ? before : [], fetched, idOf);
  return {
    rows,
    handlers: {
      onPointerEnter: ({ pointerType, currentTarget }: PointerEvent): void => {
        // A finger is gone again before anything comes in.
        if (pointerType === 'touch') return;
        begin();
        list.current = currentTarget;
        setPointed(true);
      },
      onPointerLeave: (): void => setPointed(false),
      onFocus: ({ target, currentTarget }: FocusEvent): void => {
        // A click leaves the focus behind when the pointer goes; the keyboard does not.
        if (!target.matches(':focus-visible')) return;
        begin();
        list.current = currentTarget;
        setFocused(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent): void => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
