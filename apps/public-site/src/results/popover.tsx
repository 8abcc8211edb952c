import { Popover as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

/**
 * A small panel at what opened it. It stays where it is in the tree, since styles apply below the remote's own element only; Escape or a
 * press beside it closes it and gives the focus back.
 */
export function Popover({
  open,
  onOpenChange,
  label,
  trigger,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  /** A button. */
  trigger: ReactNode;
  children: ReactNode;
}) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Content
        aria-label={label}
        align="start"
        sideOffset={8}
        collisionPadding={16}
        onEscapeKeyDown={(event) => {
          // An open list of suggestions closes first.
          if ((event.target as Element).matches('[role="combobox"][aria-expanded="true"]'))
            event.preventDefault();
        }}
        className="z-30 w-80 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-4 shadow-float"
      >
        {children}
      </Primitive.Content>
    </Primitive.Root>
  );
}
