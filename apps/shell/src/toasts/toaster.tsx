import { clsx, IconButton, X } from '@lintel/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ToastStore } from './toast-store.js';

/** Shows the toasts in the top layer, above dialogs. Failures are announced at once, all else when the reader pauses. */
export function Toaster({ toasts }: { toasts: ToastStore }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get);
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Shown anew for each change: the top layer is a stack, and a dialog may have opened since.
    const layer = ref.current;
    if (layer?.matches(':popover-open')) layer.hidePopover();
    if (shown.length > 0) layer?.showPopover();
  }, [shown]);

  return (
    <div
      ref={ref}
      popover="manual"
      role="region"
      aria-label="Notifications"
      className="fixed inset-auto right-0 bottom-0 m-0 w-full max-w-md overflow-visible border-0 bg-transparent p-4 text-ink"
      onPointerEnter={toasts.hold}
      onPointerLeave={toasts.release}
      onFocus={toasts.hold}
      onBlur={toasts.release}
    >
      <div aria-live="polite" className="flex flex-col gap-3">
        {shown.map(({ id, title, description, tone = 'plain', action }) => (
          <div
            key={id}
            role={tone === 'destructive' ? 'alert' : undefined}
            className={clsx(
              'flex items-start gap-3 rounded-card border-l-4 bg-surface py-3 pr-2 pl-4 shadow-float transition-[translate,opacity] starting:translate-y-2 starting:opacity-0',
              { plain: 'border-ink', success: 'border-moss', destructive: 'border-clay' }[tone],
            )}
          >
            <div className="min-w-0 flex-1 py-1">
              <p className={clsx('font-semibold', tone === 'destructive' && 'text-clay')}>{title}</p>
              {description !== undefined && <p className="text-soft">{description}</p>}
            </div>
            {action && (
              <button
                type="button"
                className="min-h-11 rounded-control px-3 font-semibold text-brick hover:bg-brick-tint"
                onClick={() => {
                  action.run();
                  toasts.dismiss(id);
                }}
              >
                {action.label}
              </button>
            )}
            <IconButton label="Dismiss" onClick={() => toasts.dismiss(id)}>
              <X aria-hidden />
            </IconButton>
          </div>
        ))}
      </div>
    </div>
  );
}
