import type { KeyboardEvent } from 'react';

/** What a box of several lines names as its `aria-keyshortcuts`. */
export const sendKeys = 'Control+Enter Meta+Enter';

/** Control or ⌘ with Enter sends what stands in a box of several lines. */
export function sendOnEnter(event: KeyboardEvent, send: () => void): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  event.preventDefault();
  send();
}
