import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end within which its reader is at the end. */
const near = 32;
/** Pixels from the beginning within which its reader soon wants what came earlier. */
const soon = 240;

interface ScrollPlace {
  readonly box: React.RefObject<HTMLDivElement | null>;
  /** Whether the newest message is in sight. */
  readonly atEnd: boolean;
  /** Whether what came earlier is soon wanted. */
  readonly nearStart: boolean;
  readonly toEnd: () => void;
  readonly onScroll: () => void;
}

/**
 * Keeps a box of messages where its reader is: at the end while that is where they are, and on the same message when earlier ones come above it.
 *
 * @param first what changes when there are others above
 */
export function useScrollPlace(first: string | undefined): ScrollPlace {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ first, height: 0, top: 0, atEnd: true });
  const [atEnd, setAtEnd] = useState(true);
  const [nearStart, setNearStart] = useState(false);

  const note = useCallback((): void => {
    // The observer below may still call once when the box is gone.
    if (!box.current) return;
    const { scrollHeight: height, scrollTop: top, clientHeight } = box.current;
    const end = height - top - clientHeight <= near;
    before.current = { ...before.current, height, top, atEnd: end };
    setAtEnd(end);
    setNearStart(top < soon);
  }, []);
  const toEnd = useCallback((): void => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    note();
  }, [note]);

  useLayoutEffect(() => {
    const was = before.current;
    if (was.atEnd) box.current!.scrollTop = box.current!.scrollHeight;
    else if (was.first !== first) box.current!.scrollTop = box.current!.scrollHeight - was.height + was.top;
    before.current.first = first;
    note();
  });

  // The box below grows with what is typed, and takes its room from this one.
  useEffect(() => {
    const sized = new ResizeObserver(() => (before.current.atEnd ? toEnd() : note()));
    sized.observe(box.current!);
    return () => sized.disconnect();
  }, [note, toEnd]);

  return { box, atEnd, nearStart, toEnd, onScroll: note };
}
