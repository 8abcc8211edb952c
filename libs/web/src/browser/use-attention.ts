import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/**
 * Whether somebody is in a list, with the pointer or the keyboard, so that nothing may move under them.
 * @param shown what the list shows; another value when rows may have come or gone.
 * @param onBegin called as somebody comes in.
 * @returns `attended`, and the handlers that the list's element needs.
 */
export function useAttention(shown: unknown, onBegin: () => void) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const list = useRef<Element>(null);

  // An element that is removed under the pointer or the focus sends no event of leaving.
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
  }, [focused, shown]);

  const begin = (element: Element): void => {
    list.current = element;
    if (!pointed && !focused) onBegin();
  };
  return {
    attended: pointed || focused,
    handlers: {
      onPointerEnter: ({ pointerType, currentTarget }: PointerEvent): void => {
        // A finger is gone again before anything comes in.
        if (pointerType === 'touch') return;
        begin(currentTarget);
        setPointed(true);
      },
      onPointerLeave: (): void => setPointed(false),
      onFocus: ({ target, currentTarget }: FocusEvent): void => {
        // A click leaves the focus behind when the pointer goes; the keyboard does not.
        if (!target.matches(':focus-visible')) return;
        begin(currentTarget);
        setFocused(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent): void => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
