import type { PointerEvent } from 'react';
import { numberText } from '@lintel/web';
import { barAt, barsPath } from './chart-bars.js';

const size = { width: 300, height: 64 };

interface ActivityChartProps {
  readonly label: string;
  readonly total: number;
  readonly values: readonly number[];
  /** The day that is pointed at, in all charts together. */
  readonly pointed: number | undefined;
  readonly onPoint: (day: number | undefined) => void;
}

/** How often one thing happened, a bar a day. The figures are in the table below the charts. */
export const ActivityChart = ({ label, total, values, pointed, onPoint }: ActivityChartProps) => {
  const step = size.width / values.length;
  const point = ({ clientX, currentTarget }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onPoint(barAt((clientX - left) / width, values.length));
  };
  return (
    <figure className="min-w-0 rounded-control border border-line p-3 sm:p-4">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="text-sm font-semibold text-soft">{label}</span>
        <span className="font-display text-xl tabular-nums">{numberText(total)}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        className="mt-3 h-16 w-full touch-pan-y border-b border-edge text-moss"
        aria-hidden
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => onPoint(undefined)}
      >
        {pointed !== undefined && (
          <rect x={pointed * step} width={step} height={size.height} className="fill-line" />
        )}
        <path d={barsPath(values, size)} fill="currentColor" />
      </svg>
      <p className="mt-1.5 text-sm text-stone tabular-nums">
        Most in a day: {numberText(Math.max(...values, 0))}
      </p>
    </figure>
  );
};
