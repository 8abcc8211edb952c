import { clsx } from 'clsx';
import { DropdownMenu as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { floating } from './floating.js';

export interface Action {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
  readonly disabled?: boolean;
  /** For what cannot easily be undone. */
  readonly danger?: boolean;
}

export interface ActionMenuProps {
  /** The button that opens it: a `Button` or an `IconButton`. */
  readonly trigger: ReactElement;
  readonly actions: readonly Action[];
  /** Which side of the button it keeps to. */
  readonly align?: 'start' | 'end';
}

/**
 * A button with a menu of things to do. It stays in its place in the tree, so that a remote's styles reach it.
 *
 * - **Keyboard**: Enter, Space or the arrow down open it on its first action; arrows, Home, End and first letters move; Enter chooses; Escape
 *   and Tab close it, and Escape gives the focus back to the button.
 * - **Screen readers**: a menu named by its button, which says whether it is open.
 */
export const ActionMenu = ({ trigger, actions, align = 'end' }: ActionMenuProps) => (
  // Not modal: that would lock scrolling with an inline style sheet, which the content security policy forbids.
  <Primitive.Root modal={false}>
    <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
    <Primitive.Content
      align={align}
      sideOffset={6}
      collisionPadding={8}
      className={clsx(floating, 'min-w-48 p-1.5')}
    >
      {actions.map(({ label, icon, onSelect, disabled, danger }) => (
        <Primitive.Item
          key={label}
          disabled={disabled}
          onSelect={onSelect}
          className={clsx(
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 font-medium outline-none select-none [&_svg]:size-4.5 [&_svg]:shrink-0',
            'data-disabled:cursor-not-allowed data-disabled:opacity-60 data-highlighted:bg-sunken data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-focus',
            danger ? 'text-clay' : '[&_svg]:text-stone',
          )}
        >
          {icon}
          {label}
        </Primitive.Item>
      ))}
    </Primitive.Content>
  </Primitive.Root>
);
