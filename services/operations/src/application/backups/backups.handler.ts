import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type Acts, refuse, type Refusal } from '@lintel/service-kit';
import type { Backup, Backups } from './backups.js';

const HOUR_MS = 3_600_000;

export interface BackupsState {
  readonly inEngines: boolean;
  readonly folder: string | null;
  readonly underWay: boolean;
  /** Why the last one that was asked for here came to nothing. */
  readonly problem: string | null;
  readonly made: readonly Backup[];
}

/** What is known of backups, and one more made. */
export class BackupsHandler {
  #underWay: Promise<void> | undefined;
  #problem: string | null = null;
  readonly #since: number;

  constructor(
    private readonly backups: Backups | null,
    private readonly acts: Acts,
    private readonly clock: Clock,
  ) {
    this.#since = clock.now().getTime();
  }

  state(): BackupsState {
    return {
      inEngines: this.backups === null,
      folder: this.backups?.folder ?? null,
      underWay: this.#underWay !== undefined,
      problem: this.#problem,
      made: this.backups?.made() ?? [],
    };
  }

  /**
   * How many hours ago the last one was made that could be read again; null where none is expected: none was made, and no setting says that they are.
   */
  ageHours(): number | null {
    if (!this.backups) return null;
    const last = this.backups.made().find(({ verified }) => verified);
    if (!last && this.backups.folder === null) return null;
    const since = last ? Date.parse(last.takenAt) : this.#since;
    return Math.max(0, (this.clock.now().getTime() - since) / HOUR_MS);
  }

  /** Begins one, which goes on when nobody waits for it. */
  async make(): Promise<Result<BackupsState, Refusal>> {
    const { backups } = this;
    if (!backups) return refuse('CONFLICT', 'Engines have the data: each is backed up by its own means.');
    if (backups.folder === null)
      return refuse('CONFLICT', 'LINTEL_BACKUPS does not say where backups go. Use the command instead.');
    if (this.#underWay) return refuse('CONFLICT', 'A backup is being made.');
    await this.acts.record({
      ...{ act: 'backup.asked', subjectType: 'installation', subjectId: 'lintel', agencyId: null },
      values: { folder: backups.folder },
    });
    this.#problem = null;
    this.#underWay ??= this.#make(backups).finally(() => {
      this.#underWay = undefined;
    });
    return succeed(this.state());
  }

  /** What is under way is waited for. */
  async stop(): Promise<void> {
    await this.#underWay;
  }

  async #make(backups: Backups): Promise<void> {
    try {
      await backups.make();
    } catch (error) {
      this.#problem = error instanceof Error ? error.message : String(error);
    }
  }
}
