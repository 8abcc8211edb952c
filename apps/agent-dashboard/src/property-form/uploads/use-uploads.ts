import { discardUpload, finishUpload, formUploads, requestUpload } from '../property-form-queries.js';
import { isApiError, newRequestKey, shell } from '@lintel/web';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { tellError, tellSuccess } from '../../shared/outcome.js';
import { messageOf } from '../failure.js';
import { checkFile } from './check-file.js';
import { putFile, PutFailure } from './put-file.js';
import type { UploadItem } from './upload-item.js';
import { createUploadQueue, type BatchOutcome, type UploadQueue } from './upload-queue.js';

/** Milliseconds between two polls whether pictures are ready; live updates usually say so earlier. */
const POLL_MS = 2_000;

const reason = (error: unknown): string => {
  if (error instanceof PutFailure) return 'It was cut off on the way. What was sent does not count.';
  return (isApiError(error) ? messageOf(error) : undefined) ?? 'It could not be sent.';
};

/** Specification, section 8. */
function tell({ arrived, faulty }: BatchOutcome): void {
  if (faulty === 0) tellSuccess('Files uploaded successfully');
  else
    tellError(
      'Error uploading files',
      new Error(`${faulty} of ${arrived + faulty} files did not get through`),
    );
}

const newQueue = (items: readonly UploadItem[]): UploadQueue => {
  const queue = createUploadQueue(
    {
      check: checkFile,
      request: requestUpload,
      put: putFile,
      finish: finishUpload,
      discard: discardUpload,
      states: formUploads,
      preview: (file) => URL.createObjectURL(file),
      forgetPreview: (preview) => URL.revokeObjectURL(preview),
      reason,
    },
    tell,
    newRequestKey,
  );
  queue.adopt(items);
  return queue;
};

/** The files of one form. @param items those that are there already. */
export function useUploads(items: readonly UploadItem[]): {
  readonly queue: UploadQueue;
  readonly uploads: ReadonlyMap<string, UploadItem>;
} {
  const [queue] = useState(() => newQueue(items));
  const uploads = useSyncExternalStore(queue.subscribe, queue.get);
  useEffect(() => queue.open(), [queue]);

  const waits = [...uploads.values()].some(({ stage }) => stage === 'processing');
  useEffect(() => {
    if (!waits) return;
    const ask = (): void =>
      void queue
        .refresh()
        .catch((error: unknown) => console.error('The uploads could not be asked for', error));
    ask();
    const timer = setInterval(ask, POLL_MS);
    const { live } = shell();
    const ends = [live.on('uploads', ask), live.onReset(ask)];
    return () => {
      clearInterval(timer);
      ends.forEach((end) => end());
    };
  }, [waits, queue]);
  return { queue, uploads };
}
