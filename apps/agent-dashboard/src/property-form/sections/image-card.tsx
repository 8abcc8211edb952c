import { useSortable } from '@dnd-kit/sortable';
import {
  Badge,
  ChevronLeft,
  ChevronRight,
  clsx,
  GripVertical,
  IconButton,
  ImagePlus,
  Input,
  Picture,
  Trash2,
  X,
} from '@lintel/ui';
import { useLayoutEffect, useRef } from 'react';
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
}

/** A picture of the gallery, or one on its way there. */
export function ImageCard(props: ImageCardProps) {
  const { item, alt, index, total, onAlt, onMove, onRetry, onRemove } = props;
  const {
    setNodeRef,
    setActivatorNodeRef,
    listeners,
    attributes,
    transform,
    transition,
    isDragging,
    isOver,
  } = useSortable({ id: item.key });
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
      ref={(element) => {
        card.current = element;
        setNodeRef(element);
      }}
      className={clsx(
        'min-w-0 rounded-card border bg-surface',
        isOver ? 'border-brick' : 'border-line',
        isDragging && 'relative z-10 shadow-float',
      )}
      style={{
        transition,
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
      }}
    >
      <div
        {...listeners}
        className="relative aspect-4/3 cursor-grab touch-manipulation overflow-hidden rounded-t-card bg-sunken select-none [-webkit-touch-callout:none] active:cursor-grabbing"
      >
        <Shown item={item} alt={alt} />
        <Badge tone="paper" className="absolute top-2 left-2">
          {index === 0 ? '1, leads' : index + 1}
        </Badge>
        <IconButton
          ref={setActivatorNodeRef}
          label={`Drag: ${picture}`}
          aria-describedby={attributes['aria-describedby']}
          className="absolute top-2 right-2 cursor-grab bg-surface/90 text-ink shadow-float hover:bg-surface active:cursor-grabbing"
        >
          <GripVertical aria-hidden />
        </IconButton>
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
