import { within } from '@lintel/kernel';
import type { HealthRow, RunningService, SettingInForce } from '@lintel/service-kit';
import type {
  ServiceHealth,
  ServiceOutbox,
  ServiceProjections,
  Watched,
} from '../../application/overview/watched.js';

/** Whoever waits for the whole is to wait less than two seconds; a busy machine is not to be mistaken for an engine that is away. */
export const ANSWER_WITHIN_MS = 1800;
/** A part has less, so that it is named, and not its whole service said to be away. */
export const PART_WITHIN_MS = 1500;
export const noAnswer = `no answer within ${ANSWER_WITHIN_MS} ms`;

/** What publishes nothing may say nothing of outboxes, nor what keeps nothing of projections. */
type WatchedService = Pick<RunningService, 'name' | 'health'> &
  Partial<Pick<RunningService, 'backlog' | 'projections'>>;

/** The services of this process. */
export const watchInProcess = (
  services: () => readonly WatchedService[],
  /** Of the process. */
  settings: readonly SettingInForce[] = [],
): Watched => ({
  settings: async () => [{ program: 'lintel', replica: null, settings, problem: null }],
  async outboxes() {
    const each = services().map(async ({ name: service, backlog }): Promise<ServiceOutbox[]> => {
      if (!backlog) return [];
      const { said, problem } = await answerOf(backlog);
      return problem === null && !said ? [] : [{ service, backlog: said, problem }];
    });
    return (await Promise.all(each)).flat();
  },
  async projections() {
    const each = services().map(async ({ name: service, projections }): Promise<ServiceProjections[]> => {
      if (!projections) return [];
      const { said, problem } = await answerOf(projections);
      return said?.length === 0 ? [] : [{ service, projections: said, problem }];
    });
    return (await Promise.all(each)).flat();
  },
  look: () =>
    Promise.all(
      services().map(async ({ name, health }): Promise<ServiceHealth> => {
        const parts = await within<readonly HealthRow[]>(ANSWER_WITHIN_MS, health(PART_WITHIN_MS));
        return { service: name, replica: null, parts: parts ?? [], problem: parts ? null : noAnswer };
      }),
    ),
});

/** What somebody says in time; else null, and why. */
async function answerOf<Said>(
  ask: () => Promise<Said>,
): Promise<{ readonly said: Said | null; readonly problem: string | null }> {
  try {
    const answered = await within(
      ANSWER_WITHIN_MS,
      ask().then((said) => ({ said })),
    );
    return answered ? { ...answered, problem: null } : { said: null, problem: noAnswer };
  } catch (error) {
    return { said: null, problem: error instanceof Error ? error.message : String(error) };
  }
}
