import {
  Badge,
  ChevronLeft,
  ChevronRight,
  clsx,
  IconButton,
  ImagePlus,
  Input,
  Picture,
  Trash2,
  X,
} from '@lintel/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { isFaulty, isOnItsWay, type UploadItem } from '../uploads/upload-item.js';
import { UploadState } from './upload-state.js';

interface ImageCardProps {
  readonly item: UploadItem;
  readonly alt: string;
  readonly index: number;
  readonly total: number;
  readonly onAlt: (alt: string) => void;
  readonly onMove: (to: number) => void;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
  readonly onDragStart: () => void;
  readonly onDropped: () => void;
}

/** A picture of the gallery, or one on its way there. */
export function ImageCard(props: ImageCardProps) {
  const { item, alt, index, total, onAlt, onMove, onRetry, onRemove, onDragStart, onDropped } = props;
  const [over, setOver] = useState(false);
  const card = useRef<HTMLLIElement>(null);
  const pressed = useRef<HTMLElement>(null);
  const picture = `picture ${index + 1}`;

  // An element that changes its place loses the focus.
  useLayoutEffect(() => {
    const button = pressed.current;
    pressed.current = null;
    if (!button) return;
    const other = card.current?.querySelector<HTMLElement>('[data-move]:not(:disabled)');
    ((button as HTMLButtonElement).disabled ? other : button)?.focus();
  }, [index]);
  const step = (button: HTMLElement, by: 1 | -1): void => {
    pressed.current = button;
    onMove(index + by);
  };

  return (
    <li
      ref={card}
      className={clsx('min-w-0 rounded-card border bg-surface', over ? 'border-brick' : 'border-line')}
      onDragOver={(event) => {
        if ([...event.dataTransfer.types].includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if ([...event.dataTransfer.types].includes('Files')) return;
        event.preventDefault();
        setOver(false);
        onDropped();
      }}
    >
      <div
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', item.name);
          onDragStart();
        }}
        className="relative aspect-4/3 cursor-grab overflow-hidden rounded-t-card bg-sunken"
      >
        <Shown item={item} alt={alt} />
        <Badge tone="paper" className="absolute top-2 left-2">
          {index === 0 ? '1, leads' : index + 1}
        </Badge>
      </div>
      <div className="grid gap-3 p-3">
        {isFaulty(item) && <p className="text-sm break-words text-stone">{item.name}</p>}
        <UploadState item={item} onRetry={onRetry} />
        <Input
          label={`What picture ${index + 1} shows`}
          placeholder="Kitchen with a breakfast bar"
          maxLength={300}
          value={alt}
          onChange={(event) => onAlt(event.target.value)}
        />
        <div className="flex">
          <IconButton
            label={`Move earlier: ${picture}`}
            data-move
            disabled={index === 0}
            onClick={(event) => step(event.currentTarget, -1)}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton
            label={`Move later: ${picture}`}
            data-move
            disabled={index === total - 1}
            onClick={(event) => step(event.currentTarget, 1)}
          >
            <ChevronRight aria-hidden />
          </IconButton>
          <IconButton
            label={`${isOnItsWay(item) ? 'Cancel' : 'Remove'}: ${picture}`}
            className="ml-auto"
            onClick={onRemove}
          >
            {isOnItsWay(item) ? <X aria-hidden /> : <Trash2 aria-hidden />}
          </IconButton>
        </div>
      </div>
    </li>
  );
}

function Shown({ item, alt }: { item: UploadItem; alt: string }) {
  if (item.image) return <Picture image={{ ...item.image, alt }} sizes="(min-width: 640px) 300px, 90vw" />;
  if (item.preview && !isFaulty(item))
    return (
      <img src={item.preview} alt={alt} draggable={false} className="size-full object-cover opacity-70" />
    );
  return (
    <span className="grid size-full place-items-center text-stone" aria-hidden>
      <ImagePlus className="size-8" />
    </span>
  );
}
