import { Button, Textarea } from '@lintel/ui';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { sendKeys, sendOnEnter } from './send-on-enter.js';
import { outbox, useUnsent } from './use-unsent.js';

/** As many as the service takes. */
const longest = 5_000;
const tooLong = 'Use at most 5,000 characters';

interface SendBoxProps {
  /** In the outbox. */
  readonly place: string;
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  /** Sends what stands in the box; false when that is nothing. */
  readonly onSend: () => boolean;
}

/**
 * Where one writes. It grows with what is typed.
 *
 * - **Keyboard**: Control or Command with Enter sends; the focus stays in the box.
 */
export function SendBox({ place, inputRef: box, onSend }: SendBoxProps) {
  const { draft } = useUnsent(place);
  const [refused, setRefused] = useState(false);
  const long = draft.trim().length > longest;

  useLayoutEffect(() => fit(box.current!), [draft, box]);

  const send = (): void => {
    box.current!.focus();
    setRefused(long);
    if (!long) onSend();
  };

  return (
    <form
      className="flex items-end gap-3 border-t border-line p-3 md:px-5 md:py-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        ref={box}
        label="Your message"
        hideLabel
        rows={1}
        placeholder="Write a message"
        className="min-w-0 flex-1 [&_textarea]:max-h-40 [&_textarea]:min-h-12 [&_textarea]:resize-none"
        error={
          refused && long
            ? `${tooLong}; these are ${draft.trim().length.toLocaleString('en-GB')}.`
            : undefined
        }
        value={draft}
        onChange={({ target }) => outbox.write(place, target.value)}
        aria-keyshortcuts={sendKeys}
        onKeyDown={(event) => sendOnEnter(event, send)}
      />
      <Button type="submit" variant="primary" className="h-12" title="Ctrl or ⌘ and Enter">
        Send
      </Button>
    </form>
  );
}

/** As high as its text. */
function fit(box: HTMLTextAreaElement): void {
  box.style.height = 'auto';
  // The borders are not part of what scrolls.
  box.style.height = `${box.scrollHeight + 2}px`;
}
