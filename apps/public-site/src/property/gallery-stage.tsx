import { ChevronLeft, ChevronRight, clsx, NoPicture, Picture } from '@lintel/ui';
import type { Picture as Image } from '@lintel/web';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { neighbours, swipeStep, wrapped } from './gallery-steps.js';

interface GalleryStageProps {
  readonly images: readonly Image[];
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
  readonly label: string;
  readonly sizes: string;
  /** Shows the whole picture instead of filling the frame. */
  readonly whole?: boolean;
  readonly className?: string;
}

/**
 * One picture of a home in its frame. Left half, 'Previous image', left arrow and a swipe to the right go back, their opposites go on;
 * both ends wrap (specification, section 2).
 */
export function GalleryStage({
  images,
  index,
  onIndexChange,
  label,
  sizes,
  whole = false,
  className,
}: GalleryStageProps) {
  const from = useRef<{ x: number; y: number }>(undefined);
  const swiped = useRef(false);
  const many = images.length > 1;
  const move = (step: number): void => onIndexChange(wrapped(index + step, images.length));

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!many || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    move(event.key === 'ArrowLeft' ? -1 : 1);
  };
  const onPointerUp = ({ clientX, clientY }: PointerEvent): void => {
    const start = from.current;
    from.current = undefined;
    const step = start && many ? swipeStep(clientX - start.x, clientY - start.y) : 0;
    swiped.current = step !== 0;
    if (step !== 0) move(step);
  };

  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={onKeyDown}
      className={clsx('relative isolate overflow-hidden bg-sunken', className)}
    >
      {images.length === 0 && <NoPicture />}
      <div
        className={clsx('absolute inset-0 touch-pan-y', many && 'cursor-pointer')}
        onPointerDown={({ clientX, clientY }) => (from.current = { x: clientX, y: clientY })}
        onPointerUp={onPointerUp}
        onClick={({ clientX, currentTarget }) => {
          if (!many || swiped.current) return;
          const { left, width } = currentTarget.getBoundingClientRect();
          move(clientX - left < width / 2 ? -1 : 1);
        }}
      >
        {neighbours(index, images.length).map((at) => (
          <div
            key={at}
            aria-hidden={at !== index || undefined}
            className={clsx('absolute inset-0 transition-opacity', at !== index && 'opacity-0')}
          >
            <Picture
              image={images[at]}
              sizes={sizes}
              eager={at === index}
              className={whole ? 'object-contain!' : undefined}
            />
          </div>
        ))}
      </div>
      {many && (
        <>
          <StepButton side="left" label="Previous image" onClick={() => move(-1)} />
          <StepButton side="right" label="Next image" onClick={() => move(1)} />
          <p
            aria-live="polite"
            className="pointer-events-none absolute right-3 bottom-3 z-10 rounded-sm bg-night/75 px-2.5 py-1 text-sm font-semibold text-white tabular-nums"
          >
            {index + 1} / {images.length}
          </p>
        </>
      )}
    </div>
  );
}

function StepButton({
  side,
  label,
  onClick,
}: {
  side: 'left' | 'right';
  label: string;
  onClick: () => void;
}) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={clsx(
        'absolute top-1/2 z-10 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-surface/90 text-ink shadow-float transition-colors hover:bg-surface md:size-12',
        side === 'left' ? 'left-3' : 'right-3',
      )}
    >
      <Icon className="size-5" aria-hidden />
    </button>
  );
}
