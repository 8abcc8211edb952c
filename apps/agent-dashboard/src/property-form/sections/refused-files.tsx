import { CircleAlert, IconButton, X } from '@lintel/ui';
import type { UploadItem } from '../uploads/upload-item.js';

/** Files that were chosen and are not taken, each with why: they are no pictures, and take no picture's place. */
export const RefusedFiles = ({
  files,
  onDismiss,
}: {
  files: readonly UploadItem[];
  onDismiss: (key: string) => void;
}) =>
  files.length > 0 && (
    <ul aria-label="Files that were not taken" className="mt-3 grid gap-2">
      {files.map(({ key, name, problem }) => (
        <li
          key={key}
          className="flex items-start gap-2 rounded-control bg-clay-tint py-1 pr-1 pl-3 text-sm text-clay"
        >
          <CircleAlert className="mt-3 size-4 shrink-0" aria-hidden />
          <p role="alert" className="min-w-0 flex-1 py-2.5 wrap-anywhere">
            <strong className="font-semibold">{name}</strong> was not added. {problem}
          </p>
          <IconButton label={`Dismiss: ${name}`} onClick={() => onDismiss(key)}>
            <X aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
