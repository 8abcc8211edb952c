import { clsx } from 'clsx';
import { useId } from 'react';
import { LoaderCircle } from './icons.js';

/**
 * Something short is under way, and how long is not known. What loads in a known shape is a `Skeleton`; a button that waits is `busy`.
 *
 * Screen readers hear `label` politely; with reduced motion it stands still and the words remain.
 */
export const Spinner = ({ label = 'Loading', className }: { label?: string; className?: string }) => (
  <span role="status" className={clsx('inline-flex items-center gap-2.5 text-soft', className)}>
    <LoaderCircle className="size-5 animate-spin" aria-hidden />
    {label}
  </span>
);

export interface ProgressProps {
  /** What is under way, such as 'Uploading pictures'. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** How far it is in words, such as '3 of 8'; without it, per cent. */
  readonly text?: string;
  readonly className?: string;
}

/**
 * How far something long has come. Screen readers find a progress bar named `label` with its value in words; it does not interrupt. Nothing
 * takes the focus.
 */
export function Progress({ label, value, max, text, className }: ProgressProps) {
  const id = useId();
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  const words = text ?? `${Math.floor(share * 100)} %`;
  return (
    <div className={className}>
      <div className="mb-1.5 flex justify-between gap-4 text-sm">
        <span id={id} className="font-semibold">
          {label}
        </span>
        <span className="text-stone tabular-nums">{words}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(share * 100)}
        aria-valuetext={words}
        className="h-2 overflow-hidden rounded-full bg-line forced-colors:border"
      >
        <div
          className="h-full origin-left rounded-full bg-moss transition-transform forced-colors:bg-[Highlight]"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  );
}
