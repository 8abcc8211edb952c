import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CloudEvent } from '@lintel/contracts';
import type { AdapterSettings } from '@lintel/platform/adapters';
import { ask } from './asker.ts';
import type { Renditions } from './pictures.comparison.ts';
import { readAll } from './reading.ts';

/** A picture as the product answers and serves it. */
export interface ServedPicture {
  readonly id: string;
  readonly alt: string;
  readonly state: string;
  /** Its renditions, as a page is told of them; null until it is ready. */
  readonly address: string | null;
  readonly renditions: Renditions;
}

export interface ServedHome {
  /** As its agent is shown them. */
  readonly pictures: readonly ServedPicture[];
  /** Addresses that the public is shown. */
  readonly shown: readonly string[];
}

export interface StoredUpload {
  readonly id: string;
  readonly state: string;
  readonly unpublished: number;
}

interface Answered {
  readonly agencyListing: {
    readonly version: number;
    readonly images: readonly {
      readonly id: string;
      readonly alt: string;
      readonly state: string;
      readonly image: { readonly srcset: string } | null;
    }[];
  } | null;
  readonly listing: { readonly images: readonly { readonly srcset: string }[] } | null;
}

const HOME = `query ($id: Int!) {
  agencyListing(id: $id) { version images { id alt state image { srcset } } }
  listing(id: $id) { images { srcset } } }`;
const AGAIN_MS = 250;
const ANSWER_WITHIN_MS = 15_000;

/** What its agent and the public are answered of a home. Rejects when there is no answer. */
export async function readHome(origin: string, id: number, token: string): Promise<Answered> {
  const { data, message } = await ask<Answered>(origin, HOME, { id }, { token });
  if (!data) throw new Error(`home ${id} has no answer: ${message}`);
  return data;
}

/** A home with every rendition of its pictures fetched, once all are ready or the time is over. */
export async function readServed(
  origin: string,
  { id, token }: { readonly id: number; readonly token: string },
  until: number,
): Promise<ServedHome> {
  for (;;) {
    const { agencyListing, listing } = await readHome(origin, id, token);
    const images = agencyListing?.images ?? [];
    if (performance.now() < until && images.some(({ state }) => state === 'processing')) {
      await pause(AGAIN_MS);
      continue;
    }
    const pictures: ServedPicture[] = [];
    for (const { image, ...one } of images) {
      const address = image?.srcset ?? null;
      pictures.push({ ...one, address, renditions: await fetched(origin, address ?? '') });
    }
    return { pictures, shown: listing?.images.map(({ srcset }) => srcset) ?? [] };
  }
}

/** The hash of each width that a page may choose, or why there is none. */
async function fetched(origin: string, srcset: string): Promise<Renditions> {
  const renditions = new Map<string, string>();
  for (const [address, width] of srcset.split(', ').map((one) => one.split(' '))) {
    if (!address || !width) continue;
    const response = await fetch(new URL(address, origin), { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    const bytes = Buffer.from(await response.arrayBuffer());
    renditions.set(
      width,
      response.ok ? createHash('sha256').update(bytes).digest('hex') : `${response.status}`,
    );
  }
  return renditions;
}

interface UploadRecord {
  readonly _id: string;
  readonly state: string;
  readonly outbox: readonly CloudEvent[];
}

export async function readUploads(settings: AdapterSettings): Promise<StoredUpload[]> {
  const uploads = await readAll<UploadRecord>(settings, 'listings', 'uploads');
  return uploads.map(({ _id, state, outbox }) => ({ id: _id, state, unpublished: outbox.length }));
}
