import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';

interface SortablePicturesProps {
  /** The keys of the pictures in their order. */
  readonly keys: readonly string[];
  readonly onMove: (from: number, to: number) => void;
  readonly children: ReactNode;
}

const instructions = {
  draggable:
    'Press Space or Enter to lift it, the arrow keys to carry it, Space or Enter again to put it down, and Escape to leave it where it was.',
};

/** A list whose pictures are dragged to their places: with a mouse, with a finger that rests on one first, and with keys. */
export function SortablePictures({ keys, onMove, children }: SortablePicturesProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
  const place = (id: UniqueIdentifier): number => keys.indexOf(String(id)) + 1;
  const lifted = (id: UniqueIdentifier): string => `Picture ${place(id)} is lifted, at its own place.`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => lifted(active.id),
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id
        ? `Picture ${place(active.id)} is over number ${place(over.id)} of ${keys.length}.`
        : lifted(active.id),
    // The new place is announced in the same way as after any other move.
    onDragEnd: () => '',
    onDragCancel: ({ active }) => `Picture ${place(active.id)} stays where it was.`,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragEnd={({ active, over }) => {
        if (over) onMove(place(active.id) - 1, place(over.id) - 1);
      }}
    >
      <SortableContext items={[...keys]} strategy={rectSortingStrategy}>
        <ol
          aria-label="Property Images"
          className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2"
        >
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
