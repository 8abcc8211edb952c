import { useState, type FocusEvent } from 'react';

/**
 * Whether somebody is in a list, with the pointer or the keyboard, so that nothing may move under them.
 * @param onBegin called as somebody comes in.
 * @returns `attended`, and the handlers that the list's element needs.
 */
export function useAttention(onBegin: () => void) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const begin = (): void => {
    if (!pointed && !focused) onBegin();
  };
  return {
    attended: pointed || focused,
    handlers: {
      onPointerEnter: (): void => {
        begin();
        setPointed(true);
      },
      onPointerLeave: (): void => setPointed(false),
      onFocus: ({ target }: FocusEvent): void => {
        // A click leaves the focus behind when the pointer goes; the keyboard does not.
        if (!target.matches(':focus-visible')) return;
        begin();
        setFocused(true);
      },
      onBlur: (): void => setFocused(false),
    },
  };
}
