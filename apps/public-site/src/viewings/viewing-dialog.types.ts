import type { Viewing, ViewingClaim } from './viewings-queries.js';

export interface ViewingDialogProps {
  readonly viewing: Viewing;
  readonly claim: ViewingClaim;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called after the change was made. */
  readonly onDone: () => void;
}
