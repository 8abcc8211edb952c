import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Compression, PMTiles, TileType, type Source } from 'pmtiles';

/** A file that cannot be the map, and why; the message goes on after the file's name. */
export class UnusableMapFile extends Error {
  override name = 'UnusableMapFile';
}

/** One file of vector tiles: PMTiles, version 3, in the schema of Protomaps' basemap. */
export interface MapFile {
  /** Another one for another content; the same in every replica. */
  readonly tag: string;
  /** Bytes. */
  readonly size: number;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** The bytes from `start` to `end`, both included. */
  read(start: number, end: number): Readable;
  /** Whether the file is still as it was when it was opened. One that took its place under the same name is another file. */
  unchanged(): Promise<boolean>;
  close(): Promise<void>;
}

/** The header and the first directory are within these (PMTiles, version 3, section 3). */
const BEGINNING = 16_384;
const MOST_AT_ONCE = 64 * 1024 * 1024;
/** What Protomaps' basemap has, and our style draws. */
const LAYERS = ['earth', 'water', 'roads', 'places'];

/** @throws UnusableMapFile */
export async function openMapFile(path: string): Promise<MapFile> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new UnusableMapFile(error.code === 'ENOENT' ? 'is not there' : `cannot be read (${error.code})`);
  });
  try {
    const opened = await handle.stat();
    if (!opened.isFile()) throw new UnusableMapFile('is no file');
    const { minZoom, maxZoom } = await checked(handle, opened.size);
    const tag = createHash('sha256')
      .update(`${opened.size} `)
      .update(await bytes(handle, 0, BEGINNING))
      .digest('hex')
      .slice(0, 32);
    return {
      tag,
      size: opened.size,
      minZoom,
      maxZoom,
      read: (start, end) => handle.createReadStream({ start, end, autoClose: false }),
      async unchanged() {
        const { size, mtimeMs } = await handle.stat();
        return size === opened.size && mtimeMs === opened.mtimeMs;
      },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function checked(handle: FileHandle, size: number) {
  const beginning = await bytes(handle, 0, 8);
  if (beginning.toString('latin1', 0, 7) !== 'PMTiles') throw new UnusableMapFile('is not a file of PMTiles');
  if (beginning[7] !== 3) throw new UnusableMapFile(`is of version ${beginning[7]} of PMTiles, not of 3`);
  const source: Source = {
    getKey: () => 'map',
    getBytes: async (offset, length) => {
      const { buffer, byteOffset, byteLength } = await bytes(handle, offset, length);
      return { data: (buffer as ArrayBuffer).slice(byteOffset, byteOffset + byteLength) };
    },
  };
  const tiles = new PMTiles(source);
  const [header, metadata] = await Promise.all([tiles.getHeader(), tiles.getMetadata()]).catch(() => {
    throw new UnusableMapFile('is broken');
  });
  if (header.tileDataOffset + (header.tileDataLength ?? 0) > size)
    throw new UnusableMapFile('is cut short: it says that it is longer');
  if (header.tileType !== TileType.Mvt) throw new UnusableMapFile('has pictures, not vector tiles (MVT)');
  // What every browser unpacks.
  if (![Compression.None, Compression.Gzip].includes(header.tileCompression))
    throw new UnusableMapFile('has tiles that are packed otherwise than by gzip');
  const layers = (metadata as { vector_layers?: readonly { id?: unknown }[] } | null)?.vector_layers;
  const missing = LAYERS.filter(
    (name) => !Array.isArray(layers) || !layers.some((layer) => layer?.id === name),
  );
  if (missing.length > 0)
    throw new UnusableMapFile(`is not of Protomaps’ basemap: it has no layer ${missing.join(', ')}`);
  return header;
}

async function bytes(handle: FileHandle, offset: number, length: number): Promise<Buffer> {
  if (length > MOST_AT_ONCE) throw new UnusableMapFile('is broken');
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset);
  return buffer.subarray(0, bytesRead);
}
