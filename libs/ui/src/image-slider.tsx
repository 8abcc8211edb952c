import { clsx } from 'clsx';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { nearby, swipeStep, wrapIndex } from './image-slider.logic.js';
import { ChevronLeft, ChevronRight } from './icons.js';
import { NoPicture, Picture, type PictureSource } from './picture.js';

export interface ImageSliderProps {
  readonly images: readonly PictureSource[];
  /** What the pictures are of, for screen readers. */
  readonly label: string;
  readonly sizes: string;
  /** `card` is 4:3 and writes the counter '1/8', `gallery` is 16:9 and writes '1 / 8'. */
  readonly look?: 'card' | 'gallery';
  /** Loads the first picture at once. */
  readonly eager?: boolean;
  /** Laid over the pictures: badges, a heart. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/**
 * One picture at a time. Left half of the picture, 'Previous image' and the left arrow go back; right half, 'Next image' and the right
 * arrow go on; both wrap. A swipe does the same. Inside a link none of these follow the link.
 */
export function ImageSlider({
  images,
  label,
  sizes,
  look = 'card',
  eager = false,
  children,
  className,
}: ImageSliderProps) {
  const [chosen, setChosen] = useState(0);
  const [touched, setTouched] = useState(false);
  const start = useRef<{ x: number; y: number }>(undefined);
  const swiped = useRef(false);
  const count = images.length;
  const index = Math.min(chosen, Math.max(count - 1, 0));

  const move = (step: number): void => {
    setTouched(true);
    setChosen(wrapIndex(index, step, count));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    move(event.key === 'ArrowLeft' ? -1 : 1);
  };
  const press = (step: number) => (event: React.MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    move(step);
  };

  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={count > 1 ? onKeyDown : undefined}
      className={clsx(
        'group/slider relative isolate overflow-hidden bg-sunken',
        look === 'card' ? 'aspect-4/3' : 'aspect-video',
        className,
      )}
    >
      {count === 0 && <NoPicture />}
      <div
        className="absolute inset-0 touch-pan-y"
        onPointerDown={(event) => {
          start.current = { x: event.clientX, y: event.clientY };
          swiped.current = false;
        }}
        onPointerUp={(event) => {
          const from = start.current;
          start.current = undefined;
          if (!from || count < 2) return;
          const step = swipeStep(event.clientX - from.x, event.clientY - from.y);
          if (step === 0) return;
          swiped.current = true;
          move(step);
        }}
        onClick={(event) => {
          if (count < 2) return;
          event.preventDefault();
          event.stopPropagation();
          if (swiped.current) return;
          const { left, width } = event.currentTarget.getBoundingClientRect();
          move(event.clientX - left < width / 2 ? -1 : 1);
        }}
      >
        {(touched ? nearby(index, count) : [index].filter((at) => at < count)).map((at) => (
          <div
            key={at}
            aria-hidden={at !== index || undefined}
            className={clsx('absolute inset-0 transition-opacity', at !== index && 'opacity-0')}
          >
            <Picture image={images[at]} sizes={sizes} eager={eager && at === 0} />
          </div>
        ))}
      </div>
      {children}
      {count > 1 && (
        <>
          <Arrow side="left" label="Previous image" onClick={press(-1)} look={look} />
          <Arrow side="right" label="Next image" onClick={press(1)} look={look} />
          <p
            aria-live={touched ? 'polite' : 'off'}
            className="pointer-events-none absolute right-3 bottom-3 z-10 rounded-sm bg-night/75 px-2 py-0.5 text-sm font-semibold text-white tabular-nums"
          >
            <span className="sr-only">Image </span>
            <span>{look === 'card' ? `${index + 1}/${count}` : `${index + 1} / ${count}`}</span>
          </p>
        </>
      )}
    </div>
  );
}

function Arrow({
  side,
  label,
  look,
  onClick,
}: {
  side: 'left' | 'right';
  label: string;
  look: 'card' | 'gallery';
  onClick: (event: React.MouseEvent) => void;
}) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={clsx(
        'absolute top-1/2 z-10 grid -translate-y-1/2 place-items-center rounded-full bg-surface/90 text-ink shadow-float transition-opacity hover:bg-surface',
        side === 'left' ? 'left-3' : 'right-3',
        look === 'card'
          ? 'size-11 md:opacity-0 md:group-hover/slider:opacity-100 md:group-focus-within/slider:opacity-100 pointer-coarse:opacity-100'
          : 'size-12',
      )}
    >
      <Icon className="size-5" aria-hidden />
    </button>
  );
}
