import { clsx, IconButton, Reference, X } from '@lintel/ui';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { buttonsActedOn, onActed } from './acted-on.js';
import { toastCorner, toastTop, type ToastCorner } from './toast-corner.js';
import type { ShownToast, ToastStore } from './toast-store.js';
import { useModalDialog } from './use-modal-dialog.js';

/**
 * The toasts, in the top layer, where they do not cover the buttons they are about. While a modal dialog is open they stand inside it, since all else
 * is out of reach then.
 *
 * - **Keyboard**: Escape dismisses the latest, unless a dialog has it; Tab reaches their buttons, and the focus returns to where it was.
 * - **Screen readers**: a region 'Notifications' that is always there; failures interrupt, all else waits for a pause.
 * - They stay while somebody points at them or has the focus in them.
 */
export function Toaster({ toasts }: { toasts: ToastStore }) {
  // Subscribes before the dialog does: each toast then looks for one, also in browsers that do not yet report that a dialog opened.
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get);
  const dialog = useModalDialog();
  useEffect(() => onActed(toasts.acted), [toasts]);
  const layer = (
    <Layer key={dialog ? 'dialog' : 'page'} toasts={toasts} shown={shown} inDialog={dialog !== null} />
  );
  return dialog ? createPortal(layer, dialog) : layer;
}

const corners: Record<ToastCorner, string> = {
  'bottom-right': 'right-0 bottom-0',
  'bottom-left': 'bottom-0 left-0',
  'top-right': 'right-0',
  'top-left': 'left-0',
};

interface Place {
  readonly corner: ToastCorner;
  readonly top: number;
}

interface LayerProps {
  readonly toasts: ToastStore;
  readonly shown: readonly ShownToast[];
  readonly inDialog: boolean;
}

function Layer({ toasts, shown, inDialog }: LayerProps) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);

  const [{ corner, top }, setPlace] = useState<Place>({ corner: 'bottom-right', top: 0 });
  const latest = shown.at(-1)?.id;

  useLayoutEffect(() => {
    ref.current?.showPopover();
  }, []);
  // Placed before painting, and only when a toast comes: the others do not jump when one goes.
  useLayoutEffect(() => {
    if (latest === undefined || !ref.current) return;
    const { innerWidth: width, innerHeight: height } = window;
    const size = ref.current.getBoundingClientRect();
    const title = ref.current.closest('dialog')?.querySelector('[data-title]');
    const top = toastTop(size, title?.getBoundingClientRect());
    setPlace({ corner: toastCorner({ width, height }, size, buttonsActedOn(), top), top });
  }, [latest]);

  const dismiss = (id: number): void => {
    const focused = ref.current?.contains(document.activeElement) ?? false;
    toasts.dismiss(id);
    if (!focused) return;
    // What had the focus goes with the toast, and a removed element tells nobody that it lost it.
    toasts.release();
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  useEffect(() => {
    if (latest === undefined || inDialog) return;
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) toasts.dismiss(latest);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [latest, inDialog, toasts]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || latest === undefined) return;
    event.preventDefault(); // Otherwise the dialog around it would close as well.
    dismiss(latest);
  };
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    toasts.hold();
  };
  const failures = shown.filter(({ tone }) => tone === 'destructive');
  const others = shown.filter(({ tone }) => tone !== 'destructive');
  const card = (toast: ShownToast) => (
    <ToastCard key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />
  );

  return (
    <div
      ref={ref}
      popover="manual"
      role="region"
      aria-label="Notifications"
      className={clsx(
        'pointer-events-none fixed inset-auto m-0 flex w-full max-w-md flex-col gap-3 overflow-visible border-0 bg-transparent p-4 text-ink',
        corners[corner],
      )}
      style={corner.startsWith('top') ? { top } : undefined}
      onPointerEnter={toasts.hold}
      onPointerLeave={toasts.release}
      onFocus={onFocus}
      onBlur={toasts.release}
      onKeyDown={onKeyDown}
    >
      {/* There before its first toast, so that readers already listen; an alert is heard even when it has only just come. */}
      <div aria-live="polite" className="flex flex-col gap-3">
        {others.map(card)}
      </div>
      {failures.length > 0 && (
        <div role="alert" aria-atomic="false" className="flex flex-col gap-3">
          {failures.map(card)}
        </div>
      )}
    </div>
  );
}

function ToastCard({
  toast: { title, description, tone = 'plain', error, action },
  onDismiss,
}: {
  toast: ShownToast;
  onDismiss: () => void;
}) {
  return (
    <div
      className={clsx(
        'pointer-events-auto flex items-start gap-3 rounded-card border border-l-4 border-line bg-surface py-3 pr-2 pl-4 shadow-float transition-[translate,opacity] starting:translate-y-2 starting:opacity-0',
        { plain: 'border-l-ink', success: 'border-l-moss', destructive: 'border-l-clay' }[tone],
      )}
    >
      <div className="min-w-0 flex-1 py-1">
        <p className={clsx('font-semibold', tone === 'destructive' && 'text-clay')}>{title}</p>
        {description !== undefined && <p className="break-words text-soft">{description}</p>}
        <Reference error={error} />
      </div>
      {action && (
        <button
          type="button"
          className="min-h-11 rounded-control px-3 font-semibold text-brick hover:bg-brick-tint"
          onClick={() => {
            action.run();
            onDismiss();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label="Dismiss" onClick={onDismiss}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
