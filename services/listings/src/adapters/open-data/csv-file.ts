import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/**
 * What an importer makes of a CSV file of open data, packed when its name ends in `.gz`.
 *
 * @throws Error that names the setting and the file when it cannot be read, is cut off or is of another kind.
 */
export async function readCsvFile<Imported>(
  setting: string,
  path: string,
  importer: (chunks: AsyncIterable<string>) => Promise<Imported>,
): Promise<Imported> {
  const file = createReadStream(path);
  // An error of the file destroys what reads from it, where it is thrown.
  const bytes: Readable = path.endsWith('.gz') ? pipeline(file, createGunzip(), () => {}) : file;
  try {
    return await importer(bytes.setEncoding('utf8') as AsyncIterable<string>);
  } catch (error) {
    throw new Error(`${setting}: ${path} cannot be used: ${(error as Error).message}`, { cause: error });
  }
}
