import { clsx } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { figureWords, linePath, numberText, spanMs } from './figure-words.js';
import type { Figure, Points, SeriesSpan } from './overview-queries.js';

const size = { width: 240, height: 36 };

export interface TileProps {
  readonly figure: Figure;
  readonly points: Points;
  readonly span: SeriesSpan;
  /** The end of the chart, in milliseconds since 1970. */
  readonly now: number;
}

/** One number now and over time. The largest of the period stands beside it, for people who do not see the line. */
export function Tile({ figure: { name, value, trouble }, points, span, now }: TileProps) {
  const { label, to } = figureWords[name];
  const { ms, gapMs } = spanMs[span];
  // The current value may be newer than the last point.
  const most = Math.max(value ?? 0, ...points.map(({ max }) => max));
  const path = linePath(points, { ...size, from: now - ms, to: now, gapMs });
  return (
    <li
      className={clsx(
        'relative min-w-0 rounded-card border bg-surface p-3 sm:p-4',
        trouble ? 'border-clay' : 'border-line',
      )}
    >
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-sm font-semibold text-soft">
          {to ? (
            <Link to={to} className="after:absolute after:inset-0 hover:underline">
              {label}
            </Link>
          ) : (
            label
          )}
        </span>
        <span className={clsx('font-display text-xl tabular-nums', trouble && 'text-clay')}>
          {value === null ? '–' : numberText(value)}
        </span>
      </p>
      <svg
        viewBox={`0 -2 ${size.width} ${size.height + 4}`}
        preserveAspectRatio="none"
        className={clsx('mt-2 h-10 w-full border-b border-line', trouble ? 'text-clay' : 'text-moss')}
        aria-hidden
      >
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="mt-1 text-sm text-stone tabular-nums">
        {points.length === 0 ? 'Nothing was counted yet' : `Most: ${numberText(most)}`}
      </p>
    </li>
  );
}
