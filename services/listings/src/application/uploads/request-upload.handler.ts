import { uploadContentTypes, type UploadContentType, uploadKinds, uploadLimits } from '@lintel/contracts';
import { type Clock, type IdSource, type Result, succeed } from '@lintel/kernel';
import type { Cache } from '@lintel/platform/cache';
import type { ObjectStore } from '@lintel/platform/object-store';
import {
  type AgencyIdentity,
  type Limit,
  Limits,
  type Logger,
  readInput,
  type Refusal,
  refuseInput,
} from '@lintel/service-kit';
import { z } from 'zod';
import { incomingKey, requestUpload, sizeProblem, unreadable, type Upload } from '../../domain/upload.js';
import { storeAway } from './own-upload.js';
import type { UploadStore } from './upload-store.js';

/** How long the address is good for; an upload that began by then may end later. */
const GOOD_FOR_SECONDS = 15 * 60;
export const uploadRate: Limit = { name: 'upload', max: 100, windowSeconds: 3600, whenUnavailable: 'allow' };

export interface UploadTicket {
  readonly upload: Upload;
  readonly url: string;
  readonly expiresAt: Date;
}

const inputSchema = z
  .object({
    kind: z.enum(uploadKinds),
    fileName: z
      .string()
      // Some browsers say where it was.
      .transform((name) =>
        name
          .replace(/^.*[\\/]/s, '')
          .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
          .trim(),
      )
      .pipe(
        z
          .string()
          .min(1, 'The file needs a name.')
          .max(uploadLimits.fileName, `The file's name has at most ${uploadLimits.fileName} characters.`),
      ),
    contentType: z.string(),
    bytes: z.int(),
  })
  .superRefine(({ kind, contentType, bytes }, context) => {
    if (!uploadContentTypes[kind].includes(contentType as UploadContentType))
      context.addIssue({ code: 'custom', path: ['contentType'], message: unreadable(kind) });
    const size = sizeProblem(bytes);
    if (size) context.addIssue({ code: 'custom', path: ['bytes'], message: size });
  });

/** Names an address for one file, to which the browser sends it past every service. */
export class RequestUploadHandler {
  private readonly limits: Limits;

  constructor(
    private readonly uploads: UploadStore,
    private readonly objects: ObjectStore,
    cache: Cache,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    this.limits = new Limits(cache, logger);
  }

  async handle(input: unknown, identity: AgencyIdentity): Promise<Result<UploadTicket, Refusal>> {
    const read = readInput(inputSchema, input, 'input');
    if (!read.ok) return refuseInput(read.failure);
    const { kind, fileName, bytes } = read.value;
    const contentType = read.value.contentType as UploadContentType;
    const allowed = await this.limits.count([[uploadRate, identity.subject]], tooMany);
    if (!allowed.ok) return allowed;

    const now = this.clock.now();
    const upload = requestUpload(
      { id: this.ids.next(), agencyId: identity.agencyId, kind, fileName, contentType, bytes },
      now,
    );
    const url = await this.addressFor(upload);
    if (url === null) return storeAway();
    await this.uploads.insert(upload);
    return succeed({ upload, url, expiresAt: new Date(now.getTime() + GOOD_FOR_SECONDS * 1000) });
  }

  /** Null while the store is away: better than a file that is sent in vain. */
  private async addressFor({ id, contentType, bytes }: Upload): Promise<string | null> {
    try {
      await this.objects.head(incomingKey(id));
      const address = await this.objects.signUpload(incomingKey(id), {
        contentType,
        maxBytes: bytes,
        expiresInSeconds: GOOD_FOR_SECONDS,
      });
      return onTheSameHost(address);
    } catch (error) {
      this.logger.warn({ err: error }, 'the object store does not take uploads');
      return null;
    }
  }
}

/** The address leads to ourselves, whichever of our names the page was opened by. */
function onTheSameHost(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}

const tooMany = (wait: string): string =>
  `You have uploaded ${uploadRate.max} files within an hour. Please try again in ${wait}.`;
