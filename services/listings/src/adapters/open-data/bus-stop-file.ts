import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type ImportedFile, importBusStops } from '@lintel/geo/import';

/**
 * Bus stops from a CSV file of open data, packed when its name ends in `.gz`.
 *
 * @throws Error that names the file when it cannot be read, is cut off or is of another kind.
 */
export async function readBusStopFile(path: string): Promise<ImportedFile> {
  const file = createReadStream(path);
  // An error of the file destroys what reads from it, where it is thrown.
  const bytes: Readable = path.endsWith('.gz') ? pipeline(file, createGunzip(), () => {}) : file;
  try {
    return await importBusStops(bytes.setEncoding('utf8') as AsyncIterable<string>);
  } catch (error) {
    throw new Error(`LINTEL_BUS_STOPS: ${path} cannot be used: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
