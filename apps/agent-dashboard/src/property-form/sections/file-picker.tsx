import type { UploadKind } from '@lintel/contracts';
import { clsx, Upload } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { acceptedTypes } from '../uploads/check-file.js';

interface FilePickerProps {
  readonly id: string;
  readonly kind: UploadKind;
  readonly label: string;
  readonly hint: ReactNode;
  readonly several?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A place for files: they are dropped on it, or chosen with its button. */
export function FilePicker({ id, kind, label, hint, several = false, onFiles }: FilePickerProps) {
  const [over, setOver] = useState(false);
  const take = (list: FileList | null): void => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(several ? files : files.slice(0, 1));
  };
  return (
    <label
      htmlFor={id}
      className={clsx(
        'relative flex min-h-24 cursor-pointer flex-col items-center justify-center gap-1 rounded-card border-2 border-dashed p-4 text-center transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        over ? 'border-brick bg-brick-tint' : 'border-edge hover:border-ink hover:bg-sunken',
      )}
      onDragOver={(event) => {
        if (![...event.dataTransfer.types].includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <span className="flex items-center gap-2 font-semibold">
        <Upload className="size-5 text-brick" aria-hidden /> {label}
      </span>
      <span id={`${id}-hint`} className="text-sm text-stone">
        {hint}
      </span>
      <input
        id={id}
        type="file"
        aria-label={label}
        aria-describedby={`${id}-hint`}
        accept={acceptedTypes(kind)}
        multiple={several}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files);
          // The same file can be chosen again, once it was removed or corrected.
          event.target.value = '';
        }}
      />
    </label>
  );
}
