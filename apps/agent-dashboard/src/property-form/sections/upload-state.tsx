import { Button, CircleAlert, Progress, Reference, Spinner } from '@lintel/ui';
import type { UploadItem } from '../uploads/upload-item.js';

const titles = {
  refused: 'Not a file for here',
  lost: 'It did not arrive',
  failed: 'It could not be made ready',
} as const;

/** How a file is doing, and what can be done about it. Nothing once it is ready. */
export function UploadState({ item, onRetry }: { item: UploadItem; onRetry: () => void }) {
  switch (item.stage) {
    case 'ready':
      return null;
    case 'waiting':
      return <p className="text-sm text-stone">Waits for its turn</p>;
    case 'sending':
      return <Progress label="Uploading" value={item.sent} max={1} />;
    case 'processing':
      return <Spinner label="Being made ready" className="text-sm" />;
    default:
      return (
        <div role="alert" className="rounded-control bg-clay-tint p-3 text-sm text-clay">
          <p className="flex items-start gap-1.5 font-semibold">
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden /> {titles[item.stage]}
          </p>
          {item.problem && <p>{item.problem}</p>}
          {item.stage === 'lost' && <Reference error={item.error} />}
          {item.stage === 'lost' && (
            <Button size="small" className="mt-2" aria-label={`Try again: ${item.name}`} onClick={onRetry}>
              Try again
            </Button>
          )}
        </div>
      );
  }
}
