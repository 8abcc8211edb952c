import type { Clock } from '@lintel/kernel';
import type { HealthCheck } from '@lintel/service-kit';
import type { FastifyInstance } from 'fastify';
import { addRequestEnd } from './request-end.js';

const MINUTE_MS = 60_000;
/** As long as the rule of alerts for them looks back. */
const MINUTES = 5;

interface Minute {
  readonly began: number;
  answers: number;
  failures: number;
}

/** What the public was answered in the last five minutes, and how much of it was an error of ours, for whoever watches the installation. */
export function recentAnswers(http: FastifyInstance, clock: Clock): HealthCheck {
  let minutes: Minute[] = [];
  const current = (): Minute => {
    const began = Math.floor(clock.now().getTime() / MINUTE_MS) * MINUTE_MS;
    // A clock that was set back leaves nothing of the time ahead.
    minutes = minutes.filter((one) => one.began <= began && one.began > began - MINUTES * MINUTE_MS);
    const last = minutes.at(-1);
    if (last?.began === began) return last;
    const next = { began, answers: 0, failures: 0 };
    minutes.push(next);
    return next;
  };
  const count = (failed: boolean) => {
    const minute = current();
    minute.answers++;
    if (failed) minute.failures++;
  };
  addRequestEnd(http, (_request, _reply, { failed }) => count(failed));
  http.server.on('turnedAway', () => count(true));
  const sum = (of: (minute: Minute) => number) => minutes.reduce((total, minute) => total + of(minute), 0);
  return {
    name: 'gateway: requests',
    async check() {
      current();
      return {
        public_answers: sum(({ answers }) => answers),
        public_failures: sum(({ failures }) => failures),
      };
    },
  };
}
