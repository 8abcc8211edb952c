import { createHash } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { Upload, UsedAddress } from '../signed/index.js';
import type { Bucket } from './bucket.js';

const claimSchema = z.object({ digest: z.string(), etag: z.string().optional() });

/** An address that is taken for one content; with an etag once that is the object. */
type Claim = z.infer<typeof claimSchema>;

const FOLDER = '.used/';

/** Clocks may differ by so much. */
const GRACE_MS = 3_600_000;

/**
 * Which signed addresses were used, for every process that takes uploads: an object an address, made by whoever comes first, which the server decides.
 * In the order in which they expire, so that those that have are found first.
 */
export class UsedAddresses {
  constructor(private readonly bucket: Bucket) {}

  async uploadedWith(address: UsedAddress): Promise<Upload | undefined> {
    const claim = await this.#read(address);
    return claim?.etag === undefined ? undefined : { etag: claim.etag, digest: claim.digest };
  }

  /**
   * Takes an address for a content. Null when it was taken for another; else the claim, which is our own, or one for the same content, which may or
   * may not have been finished.
   */
  async claim(address: UsedAddress, digest: string): Promise<Claim | null> {
    const ours: Claim = { digest };
    if (await this.bucket.putNew(nameOf(address), toBody(ours))) return ours;
    const theirs = await this.#read(address);
    return theirs?.digest === digest ? theirs : null;
  }

  /** The content is the object. */
  async finish(address: UsedAddress, claim: Required<Claim>): Promise<void> {
    await this.bucket.put(nameOf(address), toBody(claim), 'application/json');
  }

  /** Forgets addresses that nobody can use any more. */
  async tidy(now: Date): Promise<void> {
    const before = `${FOLDER}${sortable(now.getTime() - GRACE_MS)}`;
    for (let more = true; more;) {
      const page = await this.bucket.list(FOLDER, '', 1000);
      const expired = page.names.filter((name) => name < before);
      await this.bucket.remove(expired);
      more = page.more && expired.length === page.names.length;
    }
  }

  async #read(address: UsedAddress): Promise<Claim | null> {
    const found = await this.bucket.get(nameOf(address));
    return found && claimSchema.parse(await json(found.body));
  }
}

/** The signature itself stays out of the bucket: it permits an upload. */
const nameOf = ({ signature, expiresAt }: UsedAddress): string =>
  `${FOLDER}${sortable(expiresAt)}-${createHash('sha256').update(signature).digest('hex')}`;

const sortable = (time: number): string => String(Math.max(0, Math.round(time))).padStart(16, '0');

const toBody = (claim: Claim): Buffer => Buffer.from(JSON.stringify(claim));
