import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LintelProcess, tokenFor } from './lintel-process.js';

const REQUEST =
  'mutation ($input: UploadRequestInput!) { requestUpload(input: $input) { url upload { id } } }';
const FINISH = 'mutation ($id: ID!) { finishUpload(id: $id) { state } }';
const UPLOADS = 'query ($ids: [ID!]!) { uploads(ids: $ids) { id state image { srcset } } }';

let environment: Record<string, string>;
let lintel: LintelProcess;

beforeAll(async () => {
  environment = { LINTEL_DATA: await mkdtemp(join(tmpdir(), 'lintel-uploads-')), LINTEL_DEMO: '0' };
  lintel = await LintelProcess.start(environment);
}, 60_000);

afterAll(async () => {
  await lintel.kill();
  await rm(environment['LINTEL_DATA']!, { recursive: true, force: true });
});

describe('a process that is killed while it makes pictures ready', () => {
  it('makes all of them ready once it is back, and shows none before', async () => {
    const token = await tokenFor('example', environment);
    const ask = async (query: string, variables: object) => {
      const { data, errors } = await lintel.ask(query, variables, token);
      if (errors) throw new Error(errors[0]!.message);
      return data;
    };
    // Large enough to be under way for a while, and small to send.
    const create = { width: 7000, height: 7000, channels: 3, background: '#b86' } as const;
    const picture = new Uint8Array(await sharp({ create }).png().toBuffer());
    const send = async (): Promise<string> => {
      const input = {
        kind: 'image',
        fileName: 'front.png',
        contentType: 'image/png',
        bytes: picture.length,
      };
      const { url, upload } = (await ask(REQUEST, { input })).requestUpload;
      const headers = { 'content-type': 'image/png' };
      expect((await fetch(`${lintel.address}${url}`, { method: 'PUT', body: picture, headers })).status).toBe(
        200,
      );
      return upload.id;
    };
    const ids = [await send(), await send(), await send(), await send()];
    await Promise.all(ids.map((id) => ask(FINISH, { id })));
    await lintel.kill('SIGKILL');
    lintel = await LintelProcess.start(environment);

    for (;;) {
      const { uploads } = await ask(UPLOADS, { ids });
      expect(uploads).toHaveLength(4);
      const shown = uploads.flatMap(({ image }: { image: { srcset: string } | null }) =>
        image ? image.srcset.split(', ').map((each) => each.split(' ')[0]) : [],
      );
      for (const path of shown) expect((await fetch(`${lintel.address}${path}`)).status).toBe(200);
      if (uploads.every(({ state }: { state: string }) => state === 'ready')) break;
      expect(uploads.some(({ state }: { state: string }) => state === 'failed')).toBe(false);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }, 90_000);
});
