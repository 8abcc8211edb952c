import { crc32, deflateSync } from 'node:zlib';
import type { AgentCaller } from './listings.js';
import type { Scene } from './ownership-scene.js';
import type { Variables } from './row.js';

/** A picture of one colour. */
export function aPicture(side = 200): Buffer<ArrayBuffer> {
  const row = Buffer.alloc(1 + 3 * side, 0x66).fill(0, 0, 1);
  return pngOf(side, side, deflateSync(Buffer.concat(Array.from({ length: side }, () => row))));
}

/** A PNG (RFC 2083) that says it is so large, whatever it holds. */
export function pngOf(width: number, height: number, pixels: Buffer): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

export const uploadForm = (change: object = {}) => ({
  kind: 'image',
  fileName: 'front.png',
  contentType: 'image/png',
  bytes: aPicture().length,
  ...change,
});

export const requestUpload =
  'mutation ($input: UploadRequestInput!) { requestUpload(input: $input) { url upload { id fileName } } }';

/** A file that was sent to where the product said, and of which nothing more was said. */
export async function sent(scene: Scene, of: AgentCaller = 'agent', change: object = {}): Promise<Variables> {
  const { requestUpload: ticket } = await scene.ask(of, requestUpload, { input: uploadForm(change) });
  const { address } = scene.browserOf(of);
  const { status } = await fetch(new URL(ticket.url, address), {
    method: 'PUT',
    headers: { 'content-type': 'image/png', origin: address },
    body: aPicture(),
  });
  if (status >= 300) throw new Error(`the file was answered with ${status}`);
  return { id: ticket.upload.id as string };
}

/** One that is ready for the public. */
export async function ready(
  scene: Scene,
  of: AgentCaller = 'agent',
  change: object = {},
): Promise<Variables> {
  const made = await sent(scene, of, change);
  await scene.ask(of, 'mutation ($id: ID!) { finishUpload(id: $id) { state } }', made);
  await scene.heard('lintel.upload.processed.v1', ({ id }) => id === made['id']);
  return made;
}
