import type { CloudEvent } from '@lintel/contracts';
import type { IdSource } from '@lintel/kernel';
import type { Documents } from '@lintel/platform/documents';
import type { EventBus, RetryPolicy } from '@lintel/platform/event-bus';
import { type Connection, type Model, type QueryFilter, Schema } from 'mongoose';
import type { ProjectionName } from './rebuild-log.js';
import { replayBeside } from './replay-beside.js';

const CHUNK = 500;
/** MongoDB's code, which older servers answer where there is nothing to drop. */
const NO_COLLECTION = 26;

/** A document of a projection: what was last heard of something, and of which version that was. */
export interface Projected {
  _id: unknown;
  version: number;
}

/** What a service knows of another's things, by the events of one topic that keeps the last of each. */
export interface Projection<Record extends Projected> extends ProjectionName {
  readonly model: Model<Record>;
  /** Those of which the topic no longer says all that is known: they are taken along, unless the topic has something newer. None unless given. */
  readonly takenAlong?: QueryFilter<Record>;
  /** Writes what events say into a collection, and does nothing else. */
  projectInto(model: Model<Record>): (events: readonly CloudEvent[]) => Promise<void>;
}

export interface ProjectionRebuildOptions {
  readonly documents: Documents;
  readonly bus: EventBus;
  readonly service: string;
  readonly ids: IdSource;
  /** For the replay, instead of the bus's own. */
  readonly retry?: RetryPolicy;
}

/** Another rebuild of the same projection has begun since, and this one changed nothing. */
export class RebuildOvertaken extends Error {
  override readonly name = 'RebuildOvertaken';

  constructor(projection: string) {
    super(`another rebuild of ${projection} has begun since, and this one has changed nothing`);
  }
}

/** Nothing in the topic makes any document, where the live projection has some: it was lost, as a broker's disks may be. */
export class NothingToRebuildFrom extends Error {
  override readonly name = 'NothingToRebuildFrom';

  constructor(projection: string, topic: string) {
    super(
      `${topic} has nothing that ${projection} could be made of, so that stays as it was: has the topic been lost?`,
    );
  }
}

/** Makes a projection anew in a collection beside the live one, from the whole of its topic, and puts it in that one's place. */
export class ProjectionRebuild {
  private readonly marks: Model<Mark>;

  constructor(private readonly options: ProjectionRebuildOptions) {
    this.marks = registerMarks(options.documents.connection);
  }

  /**
   * Resolves with how many documents it has. Reads and writes of the live one go on. What ends before the switch, by whatever, leaves the live one as it
   * was; what it left beside is dropped by the next rebuild.
   */
  async handle<Record extends Projected>(projection: Projection<Record>): Promise<number> {
    const { documents, bus, service, ids, retry } = this.options;
    const { model: live, topic, projectInto } = projection;
    const beside = await this.begin(live, ids.next());
    await replayBeside({
      ...{ bus, topic: topic.name, retry, group: `${service}-rebuild-${ids.next()}` },
      beside: projectInto(beside),
      live: projectInto(live),
      promote: async (catchUp) => {
        if (!(await beside.exists({})) && (await live.exists({})))
          throw new NothingToRebuildFrom(nameOf(live), topic.name);
        await takeAlong(projection, beside);
        await this.assertOwn(live, beside);
        await documents.replace(live, beside);
        await this.marks.deleteOne({ _id: nameOf(live), beside: nameOf(beside) });
        await catchUp();
      },
      abandon: () => drop(documents.connection, nameOf(beside)),
    });
    return live.countDocuments();
  }

  /** An empty collection with the live one's indexes. What another rebuild has made so far is dropped: it has ended, or ends in vain. */
  private async begin<Record>(live: Model<Record>, id: string): Promise<Model<Record>> {
    const { connection } = this.options.documents;
    const name = `${nameOf(live)}.rebuild.${id}`;
    const before = await this.marks
      .findOneAndUpdate({ _id: nameOf(live) }, { $set: { beside: name } }, { upsert: true })
      .lean<Mark>();
    if (before) await drop(connection, before.beside);
    const beside = connection.model(name, live.schema, name) as unknown as Model<Record>;
    await beside.createCollection();
    await beside.syncIndexes();
    return beside;
  }

  private async assertOwn<Record>(live: Model<Record>, beside: Model<Record>): Promise<void> {
    if (!(await this.marks.exists({ _id: nameOf(live), beside: nameOf(beside) })))
      throw new RebuildOvertaken(nameOf(live));
  }
}

async function takeAlong<Record extends Projected>(
  { model: live, takenAlong }: Projection<Record>,
  beside: Model<Record>,
): Promise<void> {
  if (!takenAlong) return;
  let chunk: Projected[] = [];
  const write = async () => {
    if (chunk.length === 0) return;
    await beside.bulkWrite(
      chunk.flatMap(({ _id, ...known }) => [
        { updateOne: { filter: { _id, version: { $lte: known.version } }, update: { $set: known } } },
        { updateOne: { filter: { _id }, update: { $setOnInsert: known }, upsert: true } },
      ]) as never,
    );
    chunk = [];
  };
  for await (const record of live.find(takenAlong).lean<Projected[]>().cursor()) {
    chunk.push(record as unknown as Projected);
    if (chunk.length === CHUNK) await write();
  }
  await write();
}

const drop = async (connection: Connection, name: string): Promise<void> => {
  await connection.db!.dropCollection(name).catch((error: { readonly code?: unknown }) => {
    if (error.code !== NO_COLLECTION) throw error;
  });
};

const nameOf = <Record>(model: Model<Record>): string => model.collection.collectionName;

/** Which collection is to take the place of another: that of the rebuild that began last. */
interface Mark {
  readonly _id: string;
  readonly beside: string;
}

const registerMarks = (connection: Connection): Model<Mark> =>
  connection.model(
    'Rebuild',
    new Schema(
      { _id: { type: String, required: true }, beside: { type: String, required: true } },
      { versionKey: false, collection: 'rebuilds' },
    ),
  ) as unknown as Model<Mark>;
