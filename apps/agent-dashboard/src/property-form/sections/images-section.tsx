import { arrayMove } from '@dnd-kit/sortable';
import { listingLimits, uploadLimits } from '@lintel/contracts';
import { FieldError } from '@lintel/ui';
import { useEffect, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { fieldElementId } from '../form/focus-field.js';
import { withoutRefused } from '../form/gallery-order.js';
import type { PropertyValues } from '../form/property-values.js';
import { megabytes } from '../uploads/check-file.js';
import type { UploadItem } from '../uploads/upload-item.js';
import type { UploadQueue } from '../uploads/upload-queue.js';
import { Card } from './card.js';
import { FilePicker } from './file-picker.js';
import { ImageCard } from './image-card.js';
import { RefusedFiles } from './refused-files.js';
import { SortablePictures } from './sortable-pictures.js';

interface ImagesProps {
  readonly queue: UploadQueue;
  readonly uploads: ReadonlyMap<string, UploadItem>;
}

/** The pictures in their order; the first leads. */
export function ImagesSection({ queue, uploads }: ImagesProps) {
  const { control, getValues } = useFormContext<PropertyValues>();
  const { field, fieldState } = useController({ control, name: 'images' });
  const [said, setSaid] = useState('');
  const id = fieldElementId('images');
  const images = field.value;
  const { onChange } = field;
  useEffect(() => {
    const taken = withoutRefused(images, uploads);
    if (taken !== images) onChange(taken);
  }, [images, uploads, onChange]);

  const move = (from: number, to: number): void => {
    if (from === to) return;
    field.onChange(arrayMove([...images], from, to));
    setSaid(`Picture ${from + 1} is now number ${to + 1} of ${images.length}.`);
  };
  const error = fieldState.error as { message?: string; root?: { message?: string } } | undefined;

  return (
    <Card
      title="Property Images"
      lead="The first leads on cards and pages. Drag a picture to its place, or use its arrows."
    >
      <FilePicker
        id={id}
        kind="image"
        several
        label="Upload images"
        hint={`Several at once: JPEG, PNG or WebP, at most ${megabytes(uploadLimits.bytes)} each, ${listingLimits.images} in all`}
        onFiles={(files) => {
          const keys = queue.add('image', files);
          field.onChange([...getValues('images'), ...keys.map((key) => ({ key, alt: '' }))]);
        }}
      />
      <FieldError message={error?.message ?? error?.root?.message} />
      <p role="status" className="sr-only">
        {said}
      </p>
      <RefusedFiles
        files={[...uploads.values()].filter(({ kind, stage }) => kind === 'image' && stage === 'refused')}
        onDismiss={(key) => {
          queue.remove(key);
          document.getElementById(id)?.focus();
        }}
      />
      {images.length > 0 && (
        <SortablePictures keys={images.map(({ key }) => key)} onMove={move}>
          {images.map((image, index) => {
            const item = uploads.get(image.key);
            return (
              item && (
                <ImageCard
                  key={image.key}
                  item={item}
                  alt={image.alt}
                  index={index}
                  total={images.length}
                  onAlt={(alt) =>
                    field.onChange(
                      getValues('images').map((one) => (one.key === image.key ? { ...one, alt } : one)),
                    )
                  }
                  onMove={(to) => move(index, to)}
                  onRetry={() => queue.retry(image.key)}
                  onRemove={() => {
                    queue.remove(image.key);
                    field.onChange(getValues('images').filter(({ key }) => key !== image.key));
                    setSaid(`Picture ${index + 1} is removed.`);
                    document.getElementById(id)?.focus();
                  }}
                />
              )
            );
          })}
        </SortablePictures>
      )}
    </Card>
  );
}
