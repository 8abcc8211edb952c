import { clsx } from 'clsx';
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { IconButton } from './button.js';
import { Maximize, ZoomIn, ZoomOut } from './icons.js';
import { useFrameSize, useZoomWheel } from './zoom-view.hooks.js';
import {
  bounded,
  fitted,
  greatestScale,
  scaleStep,
  viewAfterKey,
  zoomed,
  type Point,
  type Size,
  type View,
} from './zoom-view.logic.js';

export interface ZoomViewProps {
  readonly src: string;
  /** What the drawing shows, such as 'Floorplan of Garden flat, Clapham'; also the name of the view. */
  readonly alt: string;
  /** Of the drawing, where they are known: the view is right before the drawing has arrived. */
  readonly width?: number | null;
  readonly height?: number | null;
  /** Stands beside the buttons, such as a link to the file. */
  readonly children?: ReactNode;
  /** Of the frame: its height belongs here. */
  readonly className?: string;
}

const centre: Point = { x: 0, y: 0 };

/**
 * A drawing in a frame: all of it at first, and any part of it as near as eight times.
 *
 * - **Pointer**: drag to move, double click to go near and back, the wheel with Ctrl (or a pinch on a trackpad), a pinch of two fingers. The
 *   wheel alone and one finger on the whole drawing scroll the page.
 * - **Keyboard**: three buttons; with the focus on the drawing + and -, 0 for the whole, and the arrow keys.
 * - **Screen readers**: a group named `alt`, told which keys it takes; how near it is is read out politely ('150 %').
 */
export function ZoomView({ src, alt, width, height, children, className }: ZoomViewProps) {
  const [wanted, setWanted] = useState(fitted);
  const [natural, setNatural] = useState<Size>();
  const frameRef = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const hint = useId();
  const frame = useFrameSize(frameRef);
  const picture = width && height ? { width, height } : (natural ?? { width: 0, height: 0 });
  // Bounded anew at each render: the frame may have changed its size.
  const view = bounded(wanted, picture, frame);
  const near = view.scale > 1;

  const zoomBy = (factor: number, about = centre): void =>
    setWanted((from) => zoomed(bounded(from, picture, frame), factor, about, picture, frame));
  /** Where an event is, from the frame's centre. */
  const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = frameRef.current!.getBoundingClientRect();
    return { x: clientX - left - frame.width / 2, y: clientY - top - frame.height / 2 };
  };
  useZoomWheel(frameRef, (factor, event) => zoomBy(factor, at(event)));

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = viewAfterKey(view, event.key, picture, frame);
    if (!next) return;
    event.preventDefault();
    setWanted(next);
  };
  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    pointers.current.set(event.pointerId, at(event));
    if (near || pointers.current.size > 1) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent): void => {
    const held = pointers.current;
    const before = held.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    held.set(event.pointerId, now);
    setWanted((from) => moved(bounded(from, picture, frame), before, now, other, picture, frame));
  };
  const onPointerEnd = (event: PointerEvent): void => void pointers.current.delete(event.pointerId);

  return (
    <div>
      <div
        ref={frameRef}
        role="group"
        aria-label={alt}
        aria-describedby={hint}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        onDoubleClick={(event) => (near ? setWanted(fitted) : zoomBy(2.5, at(event)))}
        className={clsx(
          // Drawings are on white in both schemes: their lines are dark.
          'overflow-hidden rounded-card bg-white outline-line not-focus-visible:outline-1',
          near ? 'cursor-grab touch-none active:cursor-grabbing' : 'cursor-zoom-in touch-pan-y',
          className,
        )}
      >
        <img
          src={src}
          alt={alt}
          width={width ?? undefined}
          height={height ?? undefined}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setNatural({ width: naturalWidth, height: naturalHeight })
          }
          className="pointer-events-none size-full object-contain select-none"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      </div>
      <p id={hint} hidden>
        Press + or - to zoom, 0 for the whole drawing, and the arrow keys to move.
      </p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {children}
        <div className="ml-auto flex items-center">
          <IconButton label="Zoom out" disabled={!near} onClick={() => zoomBy(1 / scaleStep)}>
            <ZoomOut aria-hidden />
          </IconButton>
          <output aria-live="polite" className="min-w-13 text-center text-sm font-semibold tabular-nums">
            {Math.round(view.scale * 100)} %
          </output>
          <IconButton
            label="Zoom in"
            disabled={view.scale >= greatestScale}
            onClick={() => zoomBy(scaleStep)}
          >
            <ZoomIn aria-hidden />
          </IconButton>
          <IconButton label="Show the whole drawing" disabled={!near} onClick={() => setWanted(fitted)}>
            <Maximize aria-hidden />
          </IconButton>
        </div>
      </div>
    </div>
  );
}

/** One finger drags, two pinch: about the point between them, which may itself move. */
function moved(
  from: View,
  before: Point,
  now: Point,
  other: Point | undefined,
  picture: Size,
  frame: Size,
): View {
  if (!other)
    return bounded({ ...from, x: from.x + now.x - before.x, y: from.y + now.y - before.y }, picture, frame);
  const apart = (point: Point): number => Math.hypot(point.x - other.x, point.y - other.y);
  const between = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
  const shifted = { ...from, x: from.x + (now.x - before.x) / 2, y: from.y + (now.y - before.y) / 2 };
  return zoomed(shifted, apart(now) / Math.max(apart(before), 1), between, picture, frame);
}
