import { clsx } from 'clsx';
import { Slider as Primitive } from 'radix-ui';

export interface RangeSliderProps {
  /** Names of the two thumbs, such as 'Minimum price' and 'Maximum price'. */
  readonly labels: readonly [string, string];
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: readonly [number, number];
  /** While it is dragged. */
  readonly onValueChange: (value: [number, number]) => void;
  /** When it is let go. */
  readonly onValueCommit?: (value: [number, number]) => void;
  /** How a value is read out, such as '£0.30M'. */
  readonly valueText?: (value: number) => string;
  readonly className?: string;
}

/**
 * A range between two thumbs. Show what it means in words beside it.
 *
 * - **Keyboard**: Tab reaches each thumb; arrows move it by `step`, Page Up and Page Down by ten, Home and End to the limits.
 * - **Screen readers**: two sliders named `labels`, with their values as `valueText`.
 */
export function RangeSlider({
  labels,
  value,
  onValueChange,
  onValueCommit,
  valueText,
  className,
  ...rest
}: RangeSliderProps) {
  return (
    <Primitive.Root
      value={[...value]}
      onValueChange={(next) => onValueChange(next as [number, number])}
      onValueCommit={(next) => onValueCommit?.(next as [number, number])}
      minStepsBetweenThumbs={0}
      className={clsx('relative flex h-11 touch-none items-center select-none', className)}
      {...rest}
    >
      <Primitive.Track className="relative h-1 grow rounded-full bg-line">
        <Primitive.Range className="absolute h-full rounded-full bg-ink" />
      </Primitive.Track>
      {labels.map((label, index) => (
        <Primitive.Thumb
          key={label}
          aria-label={label}
          aria-valuetext={valueText?.(value[index]!)}
          className="block size-6 rounded-full border-2 border-ink bg-surface shadow-float transition-[border-color] hover:border-brick"
        />
      ))}
    </Primitive.Root>
  );
}
