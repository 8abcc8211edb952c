import { clsx } from 'clsx';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from './button.js';
import { X } from './icons.js';

export interface DialogProps {
  readonly open: boolean;
  /** Called with false when the visitor closes it: Escape, the close button, or a click beside it. */
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /** Stays in reach below what scrolls. */
  readonly footer?: ReactNode;
  /** `center` is a box (a sheet from below on a phone); the others slide in from that edge. */
  readonly side?: 'center' | 'left' | 'right' | 'bottom';
  readonly className?: string;
}

const places = {
  center:
    'm-auto w-full max-w-xl rounded-card max-md:mb-0 max-md:max-w-none max-md:rounded-b-none max-h-[min(92dvh,56rem)] starting:open:translate-y-3 starting:open:opacity-0',
  left: 'mr-auto ml-0 h-dvh max-h-none w-80 max-w-[86vw] starting:open:-translate-x-full',
  right: 'mr-0 ml-auto h-dvh max-h-none w-96 max-w-[92vw] starting:open:translate-x-full',
  bottom: 'mt-auto mb-0 w-full max-w-none rounded-t-card max-h-[92dvh] starting:open:translate-y-full',
} as const;

/**
 * The platform's modal `<dialog>`: it stays where it is in the tree (no portal), keeps the focus inside, closes with Escape and gives the
 * focus back. Its content is mounted only while it is open.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  side = 'center',
  className,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    dialog.showModal();
    const root = document.documentElement;
    const overflow = root.style.overflow;
    root.style.overflow = 'hidden';
    return () => {
      root.style.overflow = overflow;
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open]);

  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      onCancel={(event) => {
        event.preventDefault();
        onOpenChange(false);
      }}
      onMouseDown={(event) => {
        // The dialog's own box is covered by its content, so only its backdrop is the event's target.
        if (event.target === event.currentTarget) onOpenChange(false);
      }}
      className={clsx(
        'fixed inset-0 overflow-hidden border-line bg-surface p-0 text-ink shadow-float transition-[opacity,translate] backdrop:bg-night/55 open:flex',
        places[side],
        className,
      )}
    >
      {open && (
        <div className="flex min-h-0 w-full flex-1 flex-col">
          <div data-title className="flex items-start gap-4 border-b border-line px-5 py-4 md:px-7">
            <div className="min-w-0 flex-1 self-center">
              <h2 id={`${id}-title`} className="text-xl">
                {title}
              </h2>
              {description !== undefined && (
                <p id={`${id}-description`} className="mt-1 text-sm text-stone">
                  {description}
                </p>
              )}
            </div>
            <IconButton label="Close" className="-mr-2 -my-1" onClick={() => onOpenChange(false)}>
              <X aria-hidden />
            </IconButton>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 md:px-7">
            {children}
          </div>
          {footer !== undefined && <div className="border-t border-line px-5 py-4 md:px-7">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
