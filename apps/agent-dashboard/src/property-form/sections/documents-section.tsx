import { uploadLimits } from '@lintel/contracts';
import { ExternalLink, FieldError, FileText, IconButton, Picture, Trash2, X } from '@lintel/ui';
import { useController, useFormContext } from 'react-hook-form';
import { fieldElementId } from '../form/focus-field.js';
import type { PropertyValues } from '../form/property-values.js';
import { megabytes } from '../uploads/check-file.js';
import { isOnItsWay, type UploadItem } from '../uploads/upload-item.js';
import type { UploadQueue } from '../uploads/upload-queue.js';
import { Card } from './card.js';
import { FilePicker } from './file-picker.js';
import { UploadState } from './upload-state.js';

interface DocumentsProps {
  readonly queue: UploadQueue;
  readonly uploads: ReadonlyMap<string, UploadItem>;
}

/** The floorplan and the energy performance certificate: an image or a PDF each. */
export const DocumentsSection = (props: DocumentsProps) => (
  <Card title="Documents & Plans">
    <div className="grid gap-6 sm:max-lg:grid-cols-2">
      <DocumentField name="floorplan" label="Floorplan" {...props} />
      <DocumentField name="epc" label="EPC" {...props} />
    </div>
  </Card>
);

function DocumentField({
  name,
  label,
  queue,
  uploads,
}: DocumentsProps & { name: 'floorplan' | 'epc'; label: string }) {
  const { control } = useFormContext<PropertyValues>();
  const { field, fieldState } = useController({ control, name });
  const key = field.value;
  const item = key === null ? undefined : uploads.get(key);
  const take = ([file]: readonly File[]): void => {
    if (!file) return;
    if (key !== null) queue.remove(key);
    field.onChange(queue.add(name, [file])[0]!);
  };
  return (
    <div className="min-w-0">
      <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal">{label}</h3>
      {item && (
        <div className="mb-3 rounded-control border border-line p-3">
          <div className="flex items-center gap-3">
            <Miniature item={item} />
            <p className="min-w-0 flex-1 text-sm break-words">{item.name}</p>
            {item.document && (
              <a
                href={item.document.url}
                target="_blank"
                rel="noreferrer"
                aria-label={`Open the ${label} in a new tab`}
                className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
              >
                <ExternalLink className="size-5" aria-hidden />
              </a>
            )}
            <IconButton
              label={`${isOnItsWay(item) ? 'Cancel' : 'Remove'} the ${label}`}
              onClick={() => {
                queue.remove(item.key);
                field.onChange(null);
              }}
            >
              {isOnItsWay(item) ? <X aria-hidden /> : <Trash2 aria-hidden />}
            </IconButton>
          </div>
          <div className="mt-2 empty:hidden">
            <UploadState item={item} onRetry={() => queue.retry(item.key)} />
          </div>
        </div>
      )}
      <FilePicker
        id={fieldElementId(name)}
        kind={name}
        label={item ? `Replace the ${label}` : `Upload the ${label}`}
        hint={`JPEG, PNG, WebP or PDF, at most ${megabytes(uploadLimits.bytes)}`}
        onFiles={take}
      />
      <FieldError message={fieldState.error?.message} />
    </div>
  );
}

function Miniature({ item }: { item: UploadItem }) {
  const frame = 'size-12 shrink-0 rounded-sm';
  const { document, preview } = item;
  const url = document?.contentType.startsWith('image/') ? document.url : preview;
  if (item.image)
    return (
      <span className={`${frame} overflow-hidden`}>
        <Picture image={{ ...item.image, alt: '' }} sizes="48px" />
      </span>
    );
  return url ? (
    <img src={url} alt="" width={48} height={48} className={`${frame} bg-sunken object-cover`} />
  ) : (
    <span className={`${frame} grid place-items-center bg-sunken text-stone`} aria-hidden>
      <FileText className="size-6" />
    </span>
  );
}
