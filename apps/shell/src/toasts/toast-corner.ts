export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type ToastCorner = 'bottom-right' | 'bottom-left' | 'top-right' | 'top-left';

/** Pixels of the navigation bar, which toasts at the top stand below. */
const bar = 64;
/** The product's border between a phone and what is wider. */
const wide = 768;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** The top of toasts that stand at the top: below the bar, or below the dialog's title where they would cover it. */
export const toastTop = (
  { height }: Pick<Box, 'height'>,
  title: Pick<Box, 'y' | 'height'> | undefined,
): number => (title && title.y < bar + height && title.y + title.height > bar ? title.y + title.height : bar);

/**
 * Where toasts of a size stand, so that they cover none of the boxes: on a phone at the top, elsewhere at the bottom right, else in the next corner
 * that is free, or where they cover least.
 */
export function toastCorner(
  window: { readonly width: number; readonly height: number },
  { width, height }: { readonly width: number; readonly height: number },
  keptFree: readonly Box[],
  top = bar,
): ToastCorner {
  const corners: readonly ToastCorner[] =
    window.width < wide
      ? ['top-right', 'bottom-right']
      : ['bottom-right', 'bottom-left', 'top-right', 'top-left'];
  const covered = (corner: ToastCorner): number => {
    const box = {
      x: corner.endsWith('left') ? 0 : window.width - width,
      y: corner.startsWith('top') ? top : window.height - height,
      width,
      height,
    };
    return keptFree.reduce((sum, kept) => sum + overlap(box, kept), 0);
  };
  return corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
