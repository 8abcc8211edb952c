import { Button } from '@lintel/ui';
import type { Corner, DrawnArea } from '@lintel/contracts/search';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { isArrowKey } from '../marker-steps.js';
import { areaOf, closes, isLine, moved, type Spot } from './drawn-line.js';

interface DrawingBoardProps {
  /** Where a spot of the board lies. */
  readonly placeOf: (spot: Spot) => Corner;
  readonly onDrawn: (area: DrawnArea) => void;
  readonly onEnd: () => void;
}

/** Pixels that an arrow key moves the cross, and with Shift. */
const steps = { plain: 20, fine: 4 };

/** Laid over a map that stands still: a line drawn with a finger or the mouse, or corners pointed at or set with the keyboard. */
export function DrawingBoard({ placeOf, onDrawn, onEnd }: DrawingBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const [corners, setCorners] = useState<readonly Spot[]>([]);
  const [line, setLine] = useState<readonly Spot[]>([]);
  const [cross, setCross] = useState<Spot>();
  const [said, setSaid] = useState('Drag round the area, or point at its corners.');
  useEffect(() => board.current?.focus({ preventScroll: true }), []);

  const finish = (spots: readonly Spot[]): void => {
    const area = spots.length >= 3 ? areaOf(spots.map(placeOf)) : undefined;
    if (area) {
      onDrawn(area);
      return;
    }
    setSaid('That is too small an area. Draw a larger one.');
    setCorners([]);
  };
  const add = (spot: Spot): void => {
    if (closes(corners, spot)) {
      finish(corners);
      return;
    }
    const next = [...corners, spot];
    setCorners(next);
    setSaid(
      `Corner ${next.length} set.${next.length >= 3 ? ' Press Finish, or the first corner again, to close the area.' : ''}`,
    );
  };
  const takeBack = (): void => {
    if (corners.length === 0) return;
    setCorners(corners.slice(0, -1));
    setSaid(`Corner ${corners.length} taken away.`);
  };

  const spotOf = ({ clientX, clientY }: PointerEvent): Spot => {
    const { left, top } = board.current!.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const onPointerUp = (event: PointerEvent): void => {
    if (line.length === 0) return;
    const drawn = [...line, spotOf(event)];
    setLine([]);
    if (isLine(drawn)) finish(drawn);
    else add(drawn[0]!);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { width, height } = board.current!.getBoundingClientRect();
    const at = cross ?? { x: width / 2, y: height / 2 };
    if (isArrowKey(event.key))
      setCross(moved(at, event.key, event.shiftKey ? steps.fine : steps.plain, { width, height }));
    else if (event.key === 'Enter') {
      setCross(at);
      add(at);
    } else if (event.key === 'Backspace') takeBack();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const shown = line.length > 0 ? line : corners;

  return (
    <div
      className="absolute inset-0 z-20"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onEnd();
      }}
    >
      <div
        ref={board}
        role="application"
        aria-label="Draw an area: arrow keys move the cross, Enter sets a corner, Backspace takes the last away, Escape ends"
        tabIndex={0}
        className="absolute inset-0 cursor-crosshair touch-none focus-visible:-outline-offset-3"
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          if (!event.isPrimary || event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setLine([spotOf(event)]);
        }}
        onPointerMove={(event) => {
          if (line.length > 0 && event.isPrimary) setLine([...line, spotOf(event)]);
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => setLine([])}
      >
        <svg aria-hidden className="pointer-events-none size-full text-brick">
          <polygon
            points={shown.map(({ x, y }) => `${x},${y}`).join(' ')}
            className="fill-brick/10 stroke-current stroke-3"
            strokeLinejoin="round"
          />
          {line.length === 0 &&
            corners.map(({ x, y }, at) => (
              <circle
                key={at}
                cx={x}
                cy={y}
                r={at === 0 ? 8 : 5}
                className="fill-surface stroke-current stroke-3"
              />
            ))}
          {cross && (
            <path
              d={`M${cross.x - 14} ${cross.y}h28M${cross.x} ${cross.y - 14}v28`}
              className="stroke-ink stroke-2"
            />
          )}
        </svg>
      </div>
      <div className="pointer-events-none absolute inset-x-3 bottom-3 flex flex-col items-center gap-2 *:pointer-events-auto">
        <p role="status" className="rounded-control bg-surface px-3 py-2 text-center text-sm shadow-float">
          {said}
        </p>
        <div className="flex flex-wrap justify-center gap-2">
          {corners.length > 0 && <Button onClick={takeBack}>Take back</Button>}
          {corners.length >= 3 && (
            <Button variant="primary" onClick={() => finish(corners)}>
              Finish
            </Button>
          )}
          <Button onClick={onEnd}>Cancel</Button>
        </div>
      </div>
    </div>
  );
}
