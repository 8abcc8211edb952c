/** How a field of a protobuf message is read; a message's fields are read by their own. */
type Reading = 'text' | 'hex' | 'number' | 'double' | 'numbers' | 'doubles' | Fields;
interface Fields {
  readonly [number: number]: readonly [name: string, reading: Reading];
}
/** All that came of each field, since any may come again. */
export interface Message {
  readonly [field: string]: readonly unknown[] | undefined;
}

const value: Record<number, readonly [string, Reading]> = {
  1: ['text', 'text'],
  2: ['truth', 'number'],
  3: ['whole', 'number'],
  4: ['double', 'double'],
};
value[5] = ['list', { 1: ['values', value] }];
const attributes = { 1: ['key', 'text'], 2: ['value', value] } as const;
const resource = { 1: ['attributes', attributes] } as const;

const span = {
  1: ['traceId', 'hex'],
  2: ['spanId', 'hex'],
  4: ['parentId', 'hex'],
  5: ['name', 'text'],
  6: ['kind', 'number'],
  9: ['attributes', attributes],
  15: ['status', { 3: ['code', 'number'] }],
} as const;
const line = {
  3: ['severity', 'text'],
  5: ['body', value],
  6: ['attributes', attributes],
  9: ['traceId', 'hex'],
  10: ['spanId', 'hex'],
} as const;
const numberPoint = { 4: ['value', 'double'], 7: ['attributes', attributes] } as const;
const histogramPoint = {
  4: ['count', 'number'],
  5: ['sum', 'double'],
  6: ['counts', 'numbers'],
  7: ['boundaries', 'doubles'],
  9: ['attributes', attributes],
} as const;
const metric = {
  1: ['name', 'text'],
  5: ['gauge', { 1: ['points', numberPoint] }],
  7: ['sum', { 1: ['points', numberPoint] }],
  9: ['histogram', { 1: ['points', histogramPoint] }],
} as const;

const request = (item: Reading): Fields => ({
  1: ['resources', { 1: ['resource', resource], 2: ['scopes', { 2: ['items', item] }] }],
});

/** What is sent to each address, by OpenTelemetry's protocol files. */
export const requests = {
  '/v1/traces': request(span),
  '/v1/logs': request(line),
  '/v1/metrics': request(metric),
} as const;

export function decode(bytes: Buffer, fields: Fields): Message {
  const message: Record<string, unknown[]> = {};
  let at = 0;
  const varint = (): number => {
    for (let result = 0, factor = 1; ; factor *= 128) {
      const byte = bytes[at++]!;
      result += (byte & 127) * factor;
      if (byte < 128) return result;
    }
  };
  while (at < bytes.length) {
    const tag = varint();
    const wire = tag & 7;
    const length = wire === 0 ? 0 : wire === 1 ? 8 : wire === 5 ? 4 : varint();
    const [start, whole] = [at, wire === 0 ? varint() : 0];
    if (wire !== 0) at += length;
    const [name, reading] = fields[tag >>> 3] ?? [];
    if (!name || !reading) continue;
    const part = bytes.subarray(start, at);
    (message[name] ??= []).push(wire === 0 ? whole : read(part, reading));
  }
  return message;
}

function read(part: Buffer, reading: Reading): unknown {
  if (reading === 'text') return part.toString();
  if (reading === 'hex') return part.toString('hex');
  if (reading === 'numbers') return eights(part).map(Number);
  if (reading === 'doubles') return eights(part).map((_bits, at) => part.readDoubleLE(at * 8));
  if (reading === 'double') return part.readDoubleLE();
  if (reading === 'number') return Number(part.readBigUInt64LE());
  return decode(part, reading);
}

const eights = (part: Buffer): bigint[] =>
  Array.from({ length: part.length / 8 }, (_, at) => part.readBigUInt64LE(at * 8));
