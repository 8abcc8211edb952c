import { Button, Eye } from '@lintel/ui';

export interface MaskedHeadingProps {
  readonly masked: boolean;
  readonly revealing: boolean;
  readonly onReveal: () => void;
}

/** The heading of data that may in part be about a person. */
export const MaskedHeading = ({ masked, revealing, onReveal }: MaskedHeadingProps) => (
  <>
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
      <h2 className="text-lg">Data</h2>
      {masked && (
        <Button size="small" busy={revealing} onClick={onReveal}>
          <Eye aria-hidden />
          Show what is masked
        </Button>
      )}
    </div>
    {masked && (
      <p className="text-sm text-stone">
        What may be about a person is masked. Showing it is recorded in your name.
      </p>
    )}
  </>
);
