import { mongo, type Model } from 'mongoose';

/** What every write and read of ours asks of the server: acknowledged means on the disks of the majority, and what is read stays. */
export const durable = {
  w: 'majority',
  journal: true,
  readConcernLevel: 'majority',
  readPreference: 'primary',
} as const;

/** Not an address of MongoDB, or one that asks for less than is promised. The message holds no password. */
export class UnusableMongoAddress extends Error {
  override readonly name = 'UnusableMongoAddress';
}

/** What may be said of an address in a log. */
export interface MongoAddress {
  readonly hosts: string;
}

/** Throws `UnusableMongoAddress`, naming the option, unless the address leaves `durable` as it is. */
export function readAddress(uri: string): MongoAddress {
  const { options } = parse(uri);
  const { writeConcern, readConcern, readPreference } = options;
  const said: [option: string, value: unknown, wanted: unknown][] = [
    ['w', writeConcern?.w, durable.w],
    ['journal', writeConcern?.journal, durable.journal],
    ['readConcernLevel', readConcern?.level, durable.readConcernLevel],
    ['readPreference', readPreference?.mode, durable.readPreference],
  ];
  for (const [option, value, wanted] of said)
    if (value !== undefined && value !== wanted)
      throw new UnusableMongoAddress(
        `the address of MongoDB says ${option}=${String(value)}, but documents are kept with ${option}=${String(wanted)}: leave it out`,
      );
  return { hosts: options.srvHost ?? options.hosts.join(',') };
}

function parse(uri: string): mongo.MongoClient {
  try {
    return new mongo.MongoClient(uri);
  } catch (error) {
    throw new UnusableMongoAddress(`not an address of MongoDB: ${(error as Error).message}`);
  }
}

/**
 * Makes one write and one read, and looks at what the driver really asked for: an option that is overruled somewhere would go unnoticed until a
 * failover. The write deletes nothing, of a collection that nobody has; the server still waits for its majority.
 */
export async function assertDurable(client: mongo.MongoClient, database: string): Promise<void> {
  const asked = new Map<string, mongo.Document>();
  const note = ({ commandName, command }: mongo.CommandStartedEvent) => {
    if (command[commandName] === PROBE) asked.set(commandName, command);
  };
  client.on('commandStarted', note);
  try {
    const probe = client.db(database).collection(PROBE);
    await probe.deleteOne({ _id: new mongo.ObjectId() });
    await probe.findOne({});
  } finally {
    client.off('commandStarted', note);
  }
  const write = asked.get('delete')?.['writeConcern'];
  if (write?.w !== durable.w || write.j !== durable.journal)
    throw new Error(`documents are not written with w=majority and journal=true, but with ${said(write)}`);
  const read = asked.get('find')?.['readConcern'];
  if (read?.level !== durable.readConcernLevel)
    throw new Error(`documents are not read with readConcernLevel=majority, but with ${said(read)}`);
}

/** A schema may overrule the connection, and must not. */
export function assertDurableModel({
  modelName,
  schema,
}: Pick<Model<unknown>, 'modelName' | 'schema'>): void {
  const overruled = schema.get('writeConcern');
  if (overruled !== undefined)
    throw new Error(
      `the model ${modelName} has a write concern of its own, ${said(overruled)}, where documents are written with w=majority and journal=true`,
    );
}

const PROBE = 'durability.probe';

const said = (concern: unknown) => JSON.stringify(concern) ?? 'none';
