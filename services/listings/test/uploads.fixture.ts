import type { CloudEvent, UploadContentType, UploadKind } from '@lintel/contracts';
import type { Jobs, RunningWorker, Worker } from '@lintel/platform/jobs';
import type { ObjectStore } from '@lintel/platform/object-store';
import { Readable } from 'node:stream';
import { agent, CREATE, home, startFixture } from './listings.fixture.js';

export const owner = { ...agent, agencyRole: 'owner' } as const;
export const stranger = { subject: 'account-9', role: 'agent', agencyId: 'another-agency' } as const;

const UPLOAD = `id kind fileName state problem image { url srcset width height placeholder } document { url contentType width height }`;
const REQUEST = `mutation ($input: UploadRequestInput!) { requestUpload(input: $input) { url expiresAt upload { ${UPLOAD} } } }`;
const FINISH = `mutation ($id: ID!) { finishUpload(id: $id) { ${UPLOAD} } }`;
const DISCARD = 'mutation ($id: ID!) { discardUpload(id: $id) }';
const UPLOADS = `query ($ids: [ID!]!) { uploads(ids: $ids) { ${UPLOAD} } }`;

interface File {
  readonly kind?: UploadKind;
  readonly contentType?: UploadContentType | string;
  readonly fileName?: string;
  readonly bytes?: number;
}

/** The service, and what an agent and a browser do with files. */
export async function startUploading(prepare?: Parameters<typeof startFixture>[0]) {
  const fixture = await startFixture(prepare);
  const { harness, engines, listings, ask } = fixture;
  const { objects, jobs } = engines;

  const events: CloudEvent[] = [];
  const reader = await harness.bus.subscribe({
    consumer: 'upload-reader',
    topic: 'lintel.upload',
    from: 'beginning',
    handle: async (received) => void events.push(...received),
  });
  harness.onDispose(() => reader.stop());

  const request = (file: File, as: object = agent) =>
    ask(
      REQUEST,
      { input: { kind: 'image', contentType: 'image/jpeg', fileName: 'front.jpg', bytes: 1000, ...file } },
      { as: as as typeof agent },
    );
  /** Sends a file to an address as a browser does; answers with the status. */
  const put = async (url: string, bytes: Uint8Array, contentType: string): Promise<number> => {
    const headers = { 'content-type': contentType, 'content-length': String(bytes.length) };
    const body = Readable.from([Buffer.from(bytes)]);
    return (await objects.handleSigned({ method: 'PUT', url, headers, body })).status;
  };
  const finish = (id: string, as: object = agent) => ask(FINISH, { id }, { as: as as typeof agent });
  const uploads = async (ids: readonly string[], as: object = agent) =>
    (await ask(UPLOADS, { ids }, { as: as as typeof agent })).data.uploads;

  const arrive = async (bytes: Uint8Array, file: File = {}): Promise<string> => {
    const { contentType = 'image/jpeg' } = file;
    const { data, errors } = await request({ ...file, bytes: bytes.length });
    if (errors) throw new Error(errors[0]!.message);
    const { url, upload } = data.requestUpload;
    if ((await put(url, bytes, contentType)) !== 200) throw new Error('the file was not taken');
    return upload.id;
  };
  return {
    ...fixture,
    request,
    put,
    finish,
    uploads,
    /** Requests, sends and finishes; answers with the id. */
    arrive,
    async send(bytes: Uint8Array, file: File = {}): Promise<string> {
      const id = await arrive(bytes, file);
      await finish(id);
      return id;
    },
    discard: (id: string, as: object = agent) => ask(DISCARD, { id }, { as: as as typeof agent }),
    /** What has come of an upload once every job is done. */
    async outcome(id: string) {
      await jobs.drain();
      return (await uploads([id]))[0] ?? null;
    },
    /** A listing with these pictures; answers with its id. */
    async list(ids: readonly string[], more: object = {}): Promise<number> {
      const images = ids.map((id) => ({ id, alt: 'A front' }));
      const { data, errors } = await ask(CREATE, { input: { ...home, images, ...more } }, { as: agent });
      if (errors) throw new Error(errors[0]!.message);
      return data.createListing.id;
    },
    async shown(id: number) {
      const query = `query ($id: Int!) { listing(id: $id) { version images { url alt } floorplan { url contentType } epc { url } } }`;
      return (await ask(query, { id })).data.listing;
    },
    /** What was published of uploads by now. */
    async uploadEvents(): Promise<readonly unknown[]> {
      await listings.drain();
      await harness.bus.drain();
      return events.map(({ data }) => data);
    },
    async keys(): Promise<string[]> {
      return (await objects.list('uploads/', { limit: 1000 })).map(({ key }) => key);
    },
    /** As an hour's upkeep, and that of the hour after. */
    async clear(): Promise<void> {
      await listings.uploads.clear.handle();
      harness.clock.advance({ seconds: 3600 });
      await listings.uploads.clear.handle();
    },
  };
}

/** An object store that goes away, or away in the middle of writing, when it is told. */
export function unreliable(objects: ObjectStore) {
  const faults = { away: false, putsLeft: Infinity };
  const store = new Proxy(objects, {
    get(target, verb) {
      const value: unknown = Reflect.get(target, verb);
      if (typeof value !== 'function') return value;
      return async (...given: unknown[]) => {
        if (faults.away || (verb === 'put' && faults.putsLeft-- <= 0))
          throw new Error('connect ECONNREFUSED');
        return value.apply(target, given);
      };
    },
  });
  return { store, faults };
}

/** A queue that keeps jobs as ever, of which a test makes every attempt itself, so that none happens by time. */
export function attempted(jobs: Jobs) {
  const handlers = new Map<string, Worker['handle']>();
  const queue = new Proxy(jobs, {
    get(target, verb) {
      if (verb === 'work')
        return async (name: string, worker: Worker): Promise<RunningWorker> => {
          handlers.set(name, worker.handle);
          return { stop: async () => undefined };
        };
      const value: unknown = Reflect.get(target, verb);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const attempt = (id: string, attempt = 1): Promise<void> =>
    handlers.get('listing-uploads')!(
      { key: id, name: 'upload', data: { id } },
      { attempt, signal: new AbortController().signal },
    );
  return { queue, attempt };
}

export type Uploading = Awaited<ReturnType<typeof startUploading>>;
