import { clsx } from 'clsx';
import { Heart } from './icons.js';

/**
 * Saves or favours a home. Inside a link it does not follow the link.
 *
 * - **Keyboard**: Enter or Space.
 * - **Screen readers**: a toggle whose name says what it saves, and whose pressed state says whether that is saved.
 */
export function HeartButton({
  pressed,
  onPressedChange,
  label,
  className,
}: {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  /** Such as 'Save Garden flat, Clapham'; it does not change with the state. */
  label: string;
  className?: string;
}) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={label}
      onClick={(event) => {
        // A card around it is a link.
        event.preventDefault();
        event.stopPropagation();
        onPressedChange(!pressed);
      }}
      className={clsx(
        'grid size-11 place-items-center rounded-full bg-surface text-ink shadow-float transition-transform active:scale-90',
        className,
      )}
    >
      <Heart className={clsx('size-5 transition-colors', pressed && 'fill-brick text-brick')} aria-hidden />
    </button>
  );
}
