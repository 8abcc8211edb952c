import { gzipSync } from 'node:zlib';
import { Compression, TileType, zxyToTileId } from 'pmtiles';

export interface MapFileMade {
  /** The layers that the file says it has. */
  readonly layers?: readonly string[];
  readonly tileType?: TileType;
  readonly tileCompression?: Compression;
  readonly version?: number;
  /** The one layer of which every tile is full. */
  readonly full?: 'earth' | 'water';
}

const ZOOM = 10;
/** Of London and what is around it, at zoom 10. */
const COLUMNS = [508, 515] as const;
const ROWS = [336, 345] as const;
const HEADER = 127;
const PROTOMAPS = ['earth', 'water', 'landuse', 'buildings', 'roads', 'places', 'pois'];

/** A small file of PMTiles, version 3, as Protomaps' basemap is: around London, at one zoom, each tile filled by one layer. */
export function aMapFile({
  layers = PROTOMAPS,
  tileType = TileType.Mvt,
  tileCompression = Compression.Gzip,
  version = 3,
  full = 'water',
}: MapFileMade = {}): Buffer {
  const tile = gzipSync(tileFilledBy(full));
  const ids = range(COLUMNS)
    .flatMap((x) => range(ROWS).map((y) => zxyToTileId(ZOOM, x, y)))
    .toSorted((a, b) => a - b);
  // Every tile is the one: number of entries; how far each id is from the one before; runs of 1; lengths; the offset 0, written as 1.
  const directory = gzipSync(
    Buffer.concat(
      [
        ids.length,
        ...ids.map((id, index) => id - (ids[index - 1] ?? 0)),
        ...ids.map(() => 1),
        ...ids.map(() => tile.length),
        ...ids.map(() => 1),
      ].map(varint),
    ),
  );
  const metadata = gzipSync(JSON.stringify({ vector_layers: layers.map((id) => ({ id, fields: {} })) }));
  const header = Buffer.alloc(HEADER);
  header.write('PMTiles', 'latin1');
  header[7] = version;
  const metadataAt = HEADER + directory.length;
  const tilesAt = metadataAt + metadata.length;
  [HEADER, directory.length, metadataAt, metadata.length, tilesAt, 0, tilesAt, tile.length].forEach(
    (value, index) => header.writeBigUInt64LE(BigInt(value), 8 + index * 8),
  );
  [ids.length, ids.length, 1].forEach((value, index) =>
    header.writeBigUInt64LE(BigInt(value), 72 + index * 8),
  );
  header.set([1, Compression.Gzip, tileCompression, tileType, ZOOM, ZOOM], 96);
  return Buffer.concat([header, directory, metadata, tile]);
}

const range = ([from, to]: readonly [number, number]): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Mapbox vector tile, version 2.1: one layer with one polygon, a little larger than the tile. */
function tileFilledBy(name: string): Buffer {
  const [low, side] = [-64, 4096 + 128];
  // Move to the corner, three lines, close: commands and their steps in zigzag.
  const geometry = [9, zigzag(low), zigzag(low), 26, zigzag(side), 0, 0, zigzag(side), zigzag(-side), 0, 15];
  const feature = Buffer.concat([field(3, varint(3)), field(4, Buffer.concat(geometry.map(varint)), true)]);
  const layer = Buffer.concat([
    field(15, varint(2)),
    field(1, Buffer.from(name), true),
    field(2, feature, true),
    field(5, varint(4096)),
  ]);
  return field(3, layer, true);
}

/** A field of a protocol buffer: a number, or bytes after their length. */
const field = (number: number, value: Buffer, withLength = false): Buffer =>
  Buffer.concat([
    varint(number * 8 + (withLength ? 2 : 0)),
    ...(withLength ? [varint(value.length)] : []),
    value,
  ]);

const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) + 128);
  }
}
