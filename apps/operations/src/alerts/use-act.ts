import { useAct as useConsoleAct } from '../console/use-act.js';
import { alertsKey } from './alerts-queries.js';

/** Acts on alerts, says so, and looks again. */
export const useAct = (run: () => Promise<unknown>, done: string, onDone?: () => void) =>
  useConsoleAct({
    ...{ run, done, changes: { queryKey: alertsKey }, unanswered: 'Trying again is safe.' },
    ...(onDone && { onDone }),
  });
