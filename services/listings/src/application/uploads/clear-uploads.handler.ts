import type { Clock } from '@lintel/kernel';
import type { ObjectHead, ObjectStore } from '@lintel/platform/object-store';
import {
  afterCheck,
  incomingKey,
  objectsOf,
  type Upload,
  uploadFolder,
  uploadIdOf,
} from '../../domain/upload.js';
import type { UploadUses } from '../upload-lookup.js';
import type { UploadStore } from './upload-store.js';

const PAGE = 500;
/** Of the object store, in one run; the next goes on from there. */
const PAGES_OF_OBJECTS = 20;
/** An object may be older than what says that it belongs to somebody, by as long as processing takes. */
const SETTLED_MS = 3_600_000;

/**
 * Removes what nobody needs: uploads that no listing, form or agency has, with their objects, and objects that belong to no upload. Several replicas
 * may do it at once: each step is safe to repeat.
 */
export class ClearUploadsHandler {
  private lookedUpTo = '';

  constructor(
    private readonly uploads: UploadStore,
    private readonly uses: readonly UploadUses[],
    private readonly objects: ObjectStore,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    for (;;) {
      const due = await this.uploads.dueForCheck(this.clock.now(), PAGE);
      await this.check(due);
      if (due.length < PAGE) break;
    }
    await this.clearObjects();
  }

  private async check(due: readonly Upload[]): Promise<void> {
    const ids = due.map(({ id }) => id);
    const used = new Set<string>();
    for (const uses of this.uses) for (const id of await uses.used(ids)) used.add(id);
    for (const upload of due) {
      const checked = afterCheck(upload, used.has(upload.id), this.clock.now());
      if (checked === 'remove') await this.remove(upload);
      // One that changed meanwhile is looked at the next time.
      else await this.uploads.replace(upload, checked);
    }
  }

  /** The record last: while it is there, a crash loses nothing. */
  private async remove(upload: Upload): Promise<void> {
    await this.objects.remove([...objectsOf(upload), incomingKey(upload.id)]);
    await this.uploads.remove(upload);
  }

  private async clearObjects(): Promise<void> {
    for (let page = 0; page < PAGES_OF_OBJECTS; page++) {
      const found = await this.objects.list(uploadFolder, { after: this.lookedUpTo, limit: PAGE });
      await this.clear(found);
      this.lookedUpTo = found.at(-1)?.key ?? '';
      if (found.length < PAGE) {
        this.lookedUpTo = '';
        return;
      }
    }
  }

  private async clear(found: readonly ObjectHead[]): Promise<void> {
    const settled = this.clock.now().getTime() - SETTLED_MS;
    const old = found.filter(({ modifiedAt }) => modifiedAt.getTime() < settled);
    const owners = await this.uploads.all([
      ...new Set(old.map(({ key }) => uploadIdOf(key)).filter((id) => id !== null)),
    ]);
    const left = old.filter(({ key }) => {
      const owner = owners.get(uploadIdOf(key) ?? '');
      return !owner || (owner.state !== 'processing' && !objectsOf(owner).includes(key));
    });
    if (left.length > 0) await this.objects.remove(left.map(({ key }) => key));
  }
}
