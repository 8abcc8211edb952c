import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { indexAfterKey, nearby, swipeStep, wrapIndex } from './image-slider.logic.js';
import { ChevronLeft, ChevronRight } from './icons.js';
import { NoPicture, Picture, type PictureSource } from './picture.js';

export interface ImageSliderProps {
  readonly images: readonly PictureSource[];
  /** What the pictures are of, for screen readers. */
  readonly label: string;
  readonly sizes: string;
  /** `card` is 4:3 and writes the counter '1/8', `gallery` is 16:9 and writes '1 / 8'. */
  readonly look?: 'card' | 'gallery';
  /** Loads the picture shown first at once. */
  readonly eager?: boolean;
  /** Shows the whole picture instead of filling the frame. */
  readonly whole?: boolean;
  /** Alone on the screen: the keys turn it wherever the focus is. */
  readonly alone?: boolean;
  /** With `onIndexChange`: the picture shown, kept by the parent. Without, the slider keeps its own. */
  readonly index?: number;
  readonly onIndexChange?: (index: number) => void;
  /** Laid over the pictures: badges, a heart. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/**
 * One picture of several at a time.
 *
 * - **Pointer**: the left half of the picture and 'Previous image' go back, the right half and 'Next image' go on, a swipe does either; both
 *   ends wrap. Inside a link none of these follow the link.
 * - **Keyboard**: the arrow keys left and right, Home and End, while the focus is on either button; wherever it is when `alone`.
 * - **Screen readers**: a carousel named `label`; after the first turn the counter is read out politely ('Image 2 / 8'). Only the picture
 *   shown has a text alternative.
 * - Loads the picture shown; its neighbours once somebody has turned.
 */
export function ImageSlider({
  images,
  label,
  sizes,
  look = 'card',
  eager = false,
  whole = false,
  alone = false,
  index: given,
  onIndexChange,
  children,
  className,
}: ImageSliderProps) {
  const [own, setOwn] = useState(0);
  const [touched, setTouched] = useState(false);
  const start = useRef<{ x: number; y: number }>(undefined);
  const swiped = useRef(false);
  const count = images.length;
  const index = Math.min(given ?? own, Math.max(count - 1, 0));
  const turned = touched || index > 0;

  const show = (next: number): void => {
    setTouched(true);
    setOwn(next);
    onIndexChange?.(next);
  };
  const move = (step: number): void => show(wrapIndex(index, step, count));
  const turnByKey = (event: Parameters<typeof indexAfterKey>[0] & Pick<Event, 'preventDefault'>): void => {
    const next = count > 1 ? indexAfterKey(event, index, count) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };
  const onKeyAnywhere = useEffectEvent((event: KeyboardEvent): void => {
    if (!event.defaultPrevented) turnByKey(event);
  });
  useEffect(() => {
    if (!alone) return;
    const heard = (event: KeyboardEvent): void => onKeyAnywhere(event);
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, [alone]);
  const press = (step: number) => (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    move(step);
  };

  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={turnByKey}
      className={clsx(
        'group/slider relative isolate overflow-hidden bg-sunken',
        look === 'card' ? 'aspect-4/3' : 'aspect-video',
        className,
      )}
    >
      {count === 0 && <NoPicture />}
      <div
        className={clsx('absolute inset-0 touch-pan-y', count > 1 && 'cursor-pointer')}
        onPointerDown={({ clientX, clientY }) => {
          start.current = { x: clientX, y: clientY };
          swiped.current = false;
        }}
        onPointerUp={({ clientX, clientY }) => {
          const from = start.current;
          start.current = undefined;
          if (!from || count < 2) return;
          const step = swipeStep(clientX - from.x, clientY - from.y);
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
        {(turned ? nearby(index, count) : [index].filter((at) => at < count)).map((at) => (
          <div
            key={at}
            aria-hidden={at !== index || undefined}
            className={clsx('absolute inset-0 transition-opacity', at !== index && 'opacity-0')}
          >
            <Picture
              image={images[at]}
              sizes={sizes}
              eager={eager && at === index}
              className={whole ? 'object-contain!' : undefined}
            />
          </div>
        ))}
      </div>
      {children}
      {count > 1 && (
        <>
          <Arrow side="left" label="Previous image" look={look} onClick={press(-1)} />
          <Arrow side="right" label="Next image" look={look} onClick={press(1)} />
          <p
            aria-live={turned ? 'polite' : 'off'}
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
  onClick: (event: MouseEvent) => void;
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
          : 'size-11 md:size-12',
      )}
    >
      <Icon className="size-5" aria-hidden />
    </button>
  );
}
