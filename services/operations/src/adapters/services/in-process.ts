import { within } from '@lintel/kernel';
import type { HealthRow, RunningService } from '@lintel/service-kit';
import type { ServiceHealth, Watched } from '../../application/overview/watched.js';

/** Whoever waits for the whole is to wait less than a second. */
export const ANSWER_WITHIN_MS = 900;
export const noAnswer = `no answer within ${ANSWER_WITHIN_MS} ms`;

/** The services of this process. */
export const watchInProcess = (
  services: () => readonly Pick<RunningService, 'name' | 'health'>[],
): Watched => ({
  look: () =>
    Promise.all(
      services().map(async ({ name, health }): Promise<ServiceHealth> => {
        const parts = await within<readonly HealthRow[]>(ANSWER_WITHIN_MS, health());
        return { service: name, replica: null, parts: parts ?? [], problem: parts ? null : noAnswer };
      }),
    ),
});
