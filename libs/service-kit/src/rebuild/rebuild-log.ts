import type { TopicDefinition } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import { type Connection, type Model, Schema } from 'mongoose';

/** What a service keeps of another's things, and can make anew of a topic. */
export interface ProjectionName {
  /** In a service; such as `suspended-agencies`. */
  readonly name: string;
  readonly topic: TopicDefinition;
}

/** How a projection was made anew last. */
export interface Rebuilt {
  /** When that ended. RFC 3339, UTC. */
  readonly at: string;
  readonly tookMs: number;
  /** That it had then. */
  readonly documents: number;
  /** Who ran the command, as their machine calls them; null where nobody did, or that is not known. */
  readonly by: string | null;
}

export interface ProjectionState {
  readonly name: string;
  /** The topic's name. */
  readonly topic: string;
  /** Null for never. */
  readonly rebuilt: Rebuilt | null;
}

/** When each projection of a service was made anew last, kept with its documents. */
export class RebuildLog {
  private readonly model: Model<RebuiltRecord>;

  constructor(
    connection: Connection,
    private readonly clock: Clock,
  ) {
    this.model = (connection.models['Rebuilt'] ??
      connection.model('Rebuilt', schema)) as unknown as Model<RebuiltRecord>;
  }

  /** For whoever begins now; what this gives keeps that it has ended, with how many documents. */
  begin(name: string, by: string | null): (documents: number) => Promise<void> {
    const began = this.clock.now().getTime();
    return async (documents) => {
      const at = this.clock.now();
      const rebuilt = { at, tookMs: at.getTime() - began, documents, by };
      await this.model.updateOne({ _id: name }, { $set: rebuilt }, { upsert: true });
    };
  }

  async statesOf(projections: readonly ProjectionName[]): Promise<readonly ProjectionState[]> {
    const records = await this.model.find({ _id: { $in: projections.map(({ name }) => name) } }).lean();
    const kept = new Map(records.map(({ _id, at, ...rest }) => [_id, { at: at.toISOString(), ...rest }]));
    return projections.map(({ name, topic }) => ({
      ...{ name, topic: topic.name, rebuilt: kept.get(name) ?? null },
    }));
  }
}

interface RebuiltRecord {
  /** The projection's name. */
  readonly _id: string;
  readonly at: Date;
  readonly tookMs: number;
  readonly documents: number;
  readonly by: string | null;
}

const number = { type: Number, required: true } as const;
const schema = new Schema(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    ...{ tookMs: number, documents: number },
    by: { type: String, default: null },
  },
  { versionKey: false, collection: 'rebuilt' },
);
