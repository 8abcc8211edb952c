import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { LoaderCircle } from './icons.js';

export interface ButtonLook {
  /** `primary` is for the one action a screen exists for. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'small' | 'medium' | 'large';
}

const variants = {
  primary: 'bg-brick text-on-brick hover:bg-brick-deep disabled:hover:bg-brick',
  secondary: 'border border-edge bg-surface text-ink hover:border-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'border border-clay bg-surface text-clay hover:bg-clay-tint',
} as const;

const sizes = {
  small: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
  medium: 'min-h-11 px-5 text-base',
  large: 'min-h-13 px-7 text-base tracking-wide',
} as const;

/** The classes of a button, for a link that looks like one: `<Link className={buttonLook({ variant: 'primary' })}>`. */
export const buttonLook = ({ variant = 'secondary', size = 'medium' }: ButtonLook = {}): string =>
  clsx(
    'inline-flex items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap transition-colors select-none',
    'disabled:cursor-not-allowed disabled:opacity-60 [&_svg]:size-5 [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
  );

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows that what it started is under way, and disables it. */
  readonly busy?: boolean;
}

/**
 * Something to do; what leads elsewhere is a link.
 *
 * - **Keyboard**: Enter or Space.
 * - **Screen readers**: a button named by its words; `busy` is read out and disables it.
 */
export function Button({
  variant,
  size,
  busy = false,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={clsx(buttonLook({ variant, size }), className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && <LoaderCircle className="animate-spin" aria-hidden />}
      {children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What it does, for those who cannot see the icon. */
  readonly label: string;
  readonly children: React.ReactNode;
}

/**
 * A round button of 44 px that shows an icon only, for what is known by its picture.
 *
 * - **Keyboard**: Enter or Space.
 * - **Screen readers**: a button named `label`; hide the icon from them.
 */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={clsx(
        'inline-grid size-11 shrink-0 place-items-center rounded-full transition-colors hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-5',
        className,
      )}
      {...rest}
    />
  );
}
