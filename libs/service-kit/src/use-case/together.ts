import { setImmediate } from 'node:timers';
import type { Model } from 'mongoose';

interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** An answer that is a failure of its own, beside others that are none. */
export class OwnFailure {
  constructor(readonly error: unknown) {}
}

/** More would keep the event loop, or a server, from others for long. */
const MOST = 200;

/**
 * Does together what is asked for in the same turn of the event loop, and while the turn before it is being answered: what is under way at the same time then
 * shares its reads and writes, whose price is mostly that of asking.
 */
export class Together<Asked, Answer> {
  private waiting: Waiting<Asked, Answer>[] = [];
  private running = false;

  /** @param run answers in the order of what it is asked; a rejection is everybody's */
  constructor(private readonly run: (asked: readonly Asked[]) => Promise<readonly (Answer | OwnFailure)[]>) {}

  ask(asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ asked, resolve, reject });
      if (this.running) return;
      this.running = true;
      setImmediate(() => void this.answer());
    });
  }

  private async answer(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, MOST);
      try {
        const answers = await this.run(batch.map(({ asked }) => asked));
        batch.forEach(({ resolve, reject }, index) => {
          const answer = answers[index]!;
          if (answer instanceof OwnFailure) reject(answer.error);
          else resolve(answer);
        });
      } catch (error) {
        batch.forEach(({ reject }) => reject(error));
      }
    }
    this.running = false;
  }
}

interface Kept {
  _id: string;
}

/** Looks documents up by their ids: those that are looked up at the same time, at once. */
export const byId = <Record extends Kept>(
  findMany: (ids: readonly string[]) => Promise<readonly Record[]>,
): Together<string, Record | null> =>
  new Together(async (ids) => {
    const found = new Map((await findMany([...new Set(ids)])).map((record) => [record._id, record]));
    return ids.map((id) => found.get(id) ?? null);
  });

/** The same of a collection. */
export const recordsById = <Record extends Kept>(model: Model<Record>): Together<string, Record | null> =>
  byId((ids) => model.find({ _id: { $in: [...ids] } }).lean<Record[]>());
