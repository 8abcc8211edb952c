import type { Connection } from 'mongoose';
import { databaseVersion, type DataVersion, isTooNew, tooNew } from '../../data-version.js';
import { UnusableSetting } from '../../port.js';
import { unlessDuplicate } from '../documents.port.js';

interface StoredVersion extends DataVersion {
  readonly _id: 'version';
}

/**
 * Says in a service's database which release wrote it, in the collection `lintel`. During an upgrade replicas of both releases serve it; what the
 * later one says stays.
 *
 * @throws UnusableSetting when a later release has written it in a way that `ours` cannot read.
 */
export async function keepVersion(
  { connection }: { readonly connection: Connection },
  database: string,
  ours = databaseVersion,
): Promise<void> {
  const versions = connection.db!.collection<StoredVersion>('lintel');
  const refuse = (written: DataVersion | null) => {
    if (written && isTooNew(written, ours))
      throw new UnusableSetting(`LINTEL_MONGO_URL: ${tooNew(database, written, ours)}`);
    return written;
  };
  const written = refuse(await versions.findOne({ _id: 'version' }));
  if (written?.data === ours.data && written.product === ours.product) return;
  // Another replica may say so at the same time.
  const said = await unlessDuplicate(() =>
    versions.replaceOne({ _id: 'version', data: { $lte: ours.data } }, { ...ours }, { upsert: true }),
  );
  if (!said.ok) refuse(await versions.findOne({ _id: 'version' }));
}
