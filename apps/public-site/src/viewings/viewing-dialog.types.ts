import type { Viewing, ViewingClaim } from '@lintel/web';

export interface ViewingDialogProps {
  readonly viewing: Viewing;
  readonly claim: ViewingClaim;
  readonly open: boolean;
  readonly onClose: () => void;
  /** It was done. */
  readonly onDone: () => void;
}
