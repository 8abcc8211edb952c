import type { CloudEvent } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import type { DatabaseSync } from 'node:sqlite';
import { parkedTopic, type ParkedEvent } from '../event-bus.port.js';
import { errorText, failing } from '../operations-rules.js';
import type { EventLog, PartitionId, StoredEvent, Topic } from './event-log.js';
import type { Claim, GroupRegistry } from './group-registry.js';
import type { AdapterLogger } from '../../port.js';
import type { PartitionSource } from './partition-worker.js';
import type { WriteQueue } from './write-queue.js';

/** Why an event was parked, kept with it. */
export type ParkingNote = Omit<ParkedEvent, 'event'>;

export interface PartitionSourcesOptions {
  readonly log: EventLog;
  readonly registry: GroupRegistry;
  readonly clock: Clock;
  readonly logger: AdapterLogger;
  /** Where parking is written, and its queue. */
  readonly durable: DatabaseSync;
  readonly publishing: WriteQueue;
  readonly committing: WriteQueue;
  progressed(): void;
  grown(partitions: readonly PartitionId[]): void;
}

/** Gives workers the partitions that their member claimed. */
export class PartitionSources {
  readonly #options: PartitionSourcesOptions;

  constructor(options: PartitionSourcesOptions) {
    this.#options = options;
  }

  /** What fails is parked for `by`, wherever it was read. */
  of(topic: Topic, by: Pick<ParkingNote, 'topic' | 'consumer'>, claim: Claim): PartitionSource {
    const { log, registry, committing, progressed } = this.#options;
    const partition = { topic: topic.id, partition: claim.partition };
    const told = (held: boolean): boolean => {
      progressed();
      return held;
    };
    return {
      position: claim.position,
      read: (after, limit) => log.read(partition, after, limit),
      commit: (position) => committing.write(() => registry.commit(claim, position)).then(told),
      fail: (cause, attempts) =>
        committing.write(() =>
          registry.fail(claim, failing(errorText(cause), attempts, this.#options.clock.now())),
        ),
      park: (event, cause, attempts) => {
        const error = errorText(cause);
        const parkedAt = this.#options.clock.now().toISOString();
        return this.#park(claim, event, { ...by, error, attempts, parkedAt }).then(told);
      },
    };
  }

  /** Parks and commits in one transaction, so that a crash between the two can neither lose the event nor park it twice. */
  async #park(claim: Claim, { position, body }: StoredEvent, note: ParkingNote): Promise<boolean> {
    const { log, registry, durable, publishing, logger, grown } = this.#options;
    const { subject } = JSON.parse(body) as CloudEvent;
    const partitions = await publishing.write(() =>
      registry.commitOn(durable, claim, position)
        ? log.keep(parkedTopic(note.topic, note.consumer), 'parked', {
            subject,
            body,
            note: JSON.stringify(note),
          })
        : undefined,
    );
    if (!partitions) return false;
    logger.error({ ...note, position }, 'an event was parked');
    grown(partitions);
    return true;
  }
}
