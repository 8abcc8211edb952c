import { useLocation } from '@lintel/web/router';
import { useEffect } from 'react';

/** After Back from a message on a narrow screen, the focus is on its row again. */
export function useWayBack(listed: boolean): void {
  const { state } = useLocation();
  const id = (state as { back?: unknown } | null)?.back;
  useEffect(() => {
    if (listed && typeof id === 'string')
      document.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`)?.focus();
  }, [listed, id]);
}
