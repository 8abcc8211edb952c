import type { Viewing, ViewingClaim } from './viewings-queries.js';
import { useState } from 'react';
import { CancelDialog } from './cancel-dialog.js';
import { RescheduleDialog } from './reschedule-dialog.js';

export type Question = 'reschedule' | 'cancel';

interface ViewingDialogsProps {
  readonly viewing: Viewing;
  readonly claim: ViewingClaim;
  /** Which of them is open. */
  readonly open: Question | undefined;
  readonly onClose: () => void;
  /** Called after a change was made: the buttons that led here have gone, or are about to. */
  readonly onDone: () => void;
}

/**
 * The dialogs about a viewing. They stand outside its card, which somebody else's change may move or remove: what was chosen, and why it was not sent,
 * stay readable.
 */
export function ViewingDialogs({ viewing, claim, open, onClose, onDone }: ViewingDialogsProps) {
  const [requests, setRequests] = useState(0);
  const dialog = (question: Question) => ({ viewing, claim, open: open === question, onClose });
  return (
    <>
      <RescheduleDialog
        key={requests}
        {...dialog('reschedule')}
        onDone={() => {
          // The next request begins with the viewing as it is then.
          setRequests(requests + 1);
          onDone();
        }}
      />
      <CancelDialog {...dialog('cancel')} onDone={onDone} />
    </>
  );
}

/** How long a list may take to render on a busy machine. */
const FRAMES = 30;

/** Moves the focus to a viewing's heading, or to the chosen tab when it is out of sight. */
export function focusViewing(id: string): void {
  const page = document.querySelector('main');
  const focus = (): void => {
    const heading = document.getElementById(headingId(id));
    const target = heading?.checkVisibility()
      ? heading
      : document.querySelector<HTMLElement>('main [role="tab"][data-state="active"]');
    target?.focus({ preventScroll: true });
  };
  // Where the new list renders later, it takes out the heading that has the focus, and nobody has it.
  const keep = (frames: number): void => {
    if (frames === 0 || !page?.isConnected) return;
    if (document.activeElement === document.body) focus();
    requestAnimationFrame(() => keep(frames - 1));
  };
  // The dialog closes in the next frame, and the new list of viewings renders in the task after.
  requestAnimationFrame(() =>
    setTimeout(() => {
      focus();
      keep(FRAMES);
    }),
  );
}

export const headingId = (id: string): string => `viewing-${id}`;
