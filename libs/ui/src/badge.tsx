import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  plain: 'bg-sunken text-soft',
  /** On a photograph. */
  paper: 'bg-surface text-ink shadow-float',
  moss: 'bg-moss-tint text-moss',
  amber: 'bg-amber-tint text-amber',
  clay: 'bg-clay-tint text-clay',
  brick: 'bg-brick-tint text-brick',
} as const;
export type Tone = keyof typeof tones;

/** A word that says a state; the colour only repeats it. */
export function Badge({
  tone = 'plain',
  children,
  className,
}: {
  tone?: Tone;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-sm px-2 py-0.5 text-sm font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

/** The tone of a listing's status: available and done are moss, pending is amber. */
export const listingStatusTone = {
  available: 'moss',
  underOffer: 'amber',
  sold: 'plain',
  let: 'plain',
} as const satisfies Record<string, Tone>;
