import { clsx } from 'clsx';
import { Popover as Primitive, Tooltip as TooltipPrimitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { floating } from './floating.js';

export interface PopoverProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** Its name, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  /** With `onOpenChange`: whether it is open, kept by the parent. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** `preventDefault` keeps it open, as while a list inside it is what Escape closes. */
  readonly onEscapeKeyDown?: (event: KeyboardEvent) => void;
  readonly className?: string;
}

/**
 * A small panel beside its button, for an explanation or a few controls. What needs an answer is a `Dialog`.
 *
 * - **Keyboard**: Enter or Space open it and move the focus into it; Escape closes it and gives the focus back; Tab past its end leaves it.
 * - **Screen readers**: a dialog named `label` (not modal); its button says whether it is open.
 */
export const Popover = ({
  trigger,
  label,
  children,
  align = 'center',
  open,
  onOpenChange,
  onEscapeKeyDown,
  className,
}: PopoverProps) => (
  <Primitive.Root open={open} onOpenChange={onOpenChange}>
    <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
    <Primitive.Content
      aria-label={label}
      align={align}
      sideOffset={6}
      collisionPadding={8}
      onEscapeKeyDown={onEscapeKeyDown}
      className={clsx(floating, 'w-80 p-4', className)}
    >
      {children}
    </Primitive.Content>
  </Primitive.Root>
);

/**
 * A word or two about a control, while it is pointed at or focused. Touch screens have neither: nothing that is needed may stand only here.
 *
 * - **Keyboard**: shows on focus, goes with Escape; never takes the focus.
 * - **Screen readers**: the description of the control.
 */
export const Tooltip = ({ text, children }: { text: string; children: ReactElement }) => (
  <TooltipPrimitive.Provider delayDuration={400}>
    <TooltipPrimitive.Root>
      <TooltipPrimitive.Trigger asChild>{children}</TooltipPrimitive.Trigger>
      <TooltipPrimitive.Content
        sideOffset={6}
        collisionPadding={8}
        className="z-50 max-w-72 rounded-sm bg-ink px-2.5 py-1 text-sm font-medium text-paper"
      >
        {text}
      </TooltipPrimitive.Content>
    </TooltipPrimitive.Root>
  </TooltipPrimitive.Provider>
);
