import type { DatabaseSync } from 'node:sqlite';
import type { Failing } from '../event-bus.port.js';
import { transaction, type BusFile } from './bus-file.js';
import type { Topic } from './event-log.js';

const AT = 'WHERE consumer_group = ? AND partition = ? AND epoch = ?';
const COMMIT = `UPDATE progress SET position = ?, failing = NULL ${AT}`;

/** A partition held by a member, from `position` on, until somebody claims it under a higher epoch. */
export interface Claim {
  readonly group: number;
  readonly partition: number;
  readonly position: number;
  readonly epoch: number;
}

export interface GroupState {
  /** Members in the order they joined. */
  readonly members: readonly number[];
  /** Who holds each partition. */
  readonly owners: ReadonlyMap<number, number | null>;
}

/** Who consumes what, and how far they are. Each process is an instance with a lease; its members live and die with it. */
export class GroupRegistry {
  readonly #db: DatabaseSync;
  readonly #leaseMs: number;
  readonly #prepared;

  constructor({ working }: BusFile, leaseMs: number) {
    this.#db = working;
    this.#leaseMs = leaseMs;
    this.#prepared = {
      commit: working.prepare(COMMIT),
      failing: working.prepare(`UPDATE progress SET failing = ? ${AT}`),
      members: working.prepare('SELECT id FROM member WHERE consumer_group = ? ORDER BY id'),
      owners: working.prepare('SELECT partition, owner FROM progress WHERE consumer_group = ?'),
    };
  }

  register(instance: string): void {
    this.#db
      .prepare('INSERT OR REPLACE INTO instance (id, expires_at) VALUES (?, ?)')
      .run(instance, Date.now() + this.#leaseMs);
  }

  /** Extends the lease; false when it had run out and somebody has taken over what the instance held. */
  heartbeat(instance: string): boolean {
    const now = Date.now();
    return transaction(this.#db, () => {
      const { changes } = this.#db
        .prepare('UPDATE instance SET expires_at = ? WHERE id = ?')
        .run(now + this.#leaseMs, instance);
      this.#db
        .prepare(
          'UPDATE consumer_group SET seen_at = ? WHERE id IN (SELECT consumer_group FROM member WHERE instance = ?)',
        )
        .run(now, instance);
      return changes === 1;
    });
  }

  /** Frees what members whose lease has run out held. */
  sweep(): void {
    const expired = this.#db.prepare('SELECT id FROM instance WHERE expires_at < ?');
    if (expired.get(Date.now()) === undefined) return;
    transaction(this.#db, () => {
      for (const { id } of expired.all(Date.now())) this.#end(id as string);
    });
  }

  unregister(instance: string): void {
    transaction(this.#db, () => this.#end(instance));
  }

  /** The group of a consumer of a topic; made when it is new, beginning after position `from`. */
  group(consumer: string, topic: Topic, from: () => number): number {
    return transaction(this.#db, () => {
      const known = this.find(consumer, topic);
      if (known !== undefined) return known;
      const { lastInsertRowid } = this.#db
        .prepare('INSERT INTO consumer_group (consumer, topic, seen_at) VALUES (?, ?, ?)')
        .run(consumer, topic.id, Date.now());
      const begin = this.#db.prepare(
        'INSERT INTO progress (consumer_group, partition, position) VALUES (?, ?, ?)',
      );
      const position = from();
      for (let partition = 0; partition < topic.partitions; partition++)
        begin.run(lastInsertRowid, partition, position);
      return Number(lastInsertRowid);
    });
  }

  find(consumer: string, topic: Topic): number | undefined {
    return this.#db
      .prepare('SELECT id FROM consumer_group WHERE consumer = ? AND topic = ?')
      .get(consumer, topic.id)?.['id'] as number | undefined;
  }

  /** False, and nothing changed, when the group has a member. */
  forget(group: number): boolean {
    return transaction(this.#db, () => {
      if (this.#prepared.members.get(group) !== undefined) return false;
      this.#db.prepare('DELETE FROM progress WHERE consumer_group = ?').run(group);
      this.#db.prepare('DELETE FROM consumer_group WHERE id = ?').run(group);
      return true;
    });
  }

  join(group: number, instance: string): number {
    const { lastInsertRowid } = this.#db
      .prepare('INSERT INTO member (consumer_group, instance) VALUES (?, ?)')
      .run(group, instance);
    return Number(lastInsertRowid);
  }

  leave(member: number): void {
    transaction(this.#db, () => this.#remove(member));
  }

  state(group: number): GroupState {
    const owners = this.#prepared.owners.all(group) as unknown as {
      partition: number;
      owner: number | null;
    }[];
    return {
      members: this.#prepared.members.all(group).map(({ id }) => id as number),
      owners: new Map(owners.map(({ partition, owner }) => [partition, owner])),
    };
  }

  /** Those of `partitions` that nobody holds, for a member that is still in its group. */
  claim(group: number, member: number, partitions: readonly number[]): Claim[] {
    const claim = this.#db.prepare(
      `UPDATE progress SET owner = ?1, epoch = epoch + 1
       WHERE consumer_group = ?2 AND partition = ?3 AND owner IS NULL AND EXISTS (SELECT 1 FROM member WHERE id = ?1)
       RETURNING consumer_group AS "group", partition, position, epoch`,
    );
    return transaction(this.#db, () =>
      partitions.flatMap((partition) => claim.all(member, group, partition) as unknown as Claim[]),
    );
  }

  release({ group, partition, epoch }: Claim): void {
    this.#db
      .prepare('UPDATE progress SET owner = NULL WHERE consumer_group = ? AND partition = ? AND epoch = ?')
      .run(group, partition, epoch);
  }

  /** False when the partition is somebody else's by now. */
  commit({ group, partition, epoch }: Claim, position: number): boolean {
    return this.#prepared.commit.run(position, group, partition, epoch).changes === 1;
  }

  /** The same within a transaction of another connection. */
  commitOn(database: DatabaseSync, { group, partition, epoch }: Claim, position: number): boolean {
    return database.prepare(COMMIT).run(position, group, partition, epoch).changes === 1;
  }

  /** Whether events that the group has handled may be replayed to it, as the last member to join said. */
  declare(group: number, replayable: boolean): void {
    this.#db
      .prepare('UPDATE consumer_group SET replayable = ?1 WHERE id = ?2 AND replayable IS NOT ?1')
      .run(Number(replayable), group);
  }

  isReplayable(group: number): boolean {
    return (
      this.#db.prepare('SELECT 1 FROM consumer_group WHERE id = ? AND replayable = 1').get(group) !==
      undefined
    );
  }

  /** Takes all partitions from whoever holds them, and has their next holders begin after `position`, or where the group is when that is before it. */
  rewind(group: number, position: number): void {
    this.#db
      .prepare(
        `UPDATE progress SET position = min(position, ?), failing = NULL, owner = NULL, epoch = epoch + 1 WHERE consumer_group = ?`,
      )
      .run(position, group);
  }

  /** What the next event of the partition fails with. */
  fail({ group, partition, epoch }: Claim, failing: Failing): void {
    this.#prepared.failing.run(JSON.stringify(failing), group, partition, epoch);
  }

  #end(instance: string): void {
    for (const { id } of this.#db.prepare('SELECT id FROM member WHERE instance = ?').all(instance))
      this.#remove(id as number);
    this.#db.prepare('DELETE FROM instance WHERE id = ?').run(instance);
  }

  #remove(member: number): void {
    // A claim that is taken away counts as a claim, so that what its holder still has under way cannot be committed.
    this.#db.prepare('UPDATE progress SET owner = NULL, epoch = epoch + 1 WHERE owner = ?').run(member);
    this.#db.prepare('DELETE FROM member WHERE id = ?').run(member);
  }
}
