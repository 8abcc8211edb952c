import { clsx } from 'clsx';
import { useState } from 'react';
import { ImageOff } from './icons.js';

/** An image of the public API. */
export interface PictureSource {
  readonly url: string;
  readonly srcset: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** A blurred miniature as a data URI, or empty. */
  readonly placeholder: string;
}

/**
 * A picture that fills its frame: blurred miniature first, the right width from `srcset`, a quiet panel when it cannot be shown. Screen
 * readers find an image with `image.alt`; an empty one hides it from them.
 */
export function Picture({
  image,
  sizes,
  eager = false,
  className,
}: {
  image: PictureSource | undefined;
  /** As for `<img sizes>`. */
  sizes: string;
  /** For what is in view at once; all else loads lazily. */
  eager?: boolean;
  className?: string;
}) {
  const [failed, setFailed] = useState<string>();
  if (!image || failed === image.url) return <NoPicture className={className} />;
  return (
    <img
      key={image.url}
      src={image.url}
      srcSet={image.srcset || undefined}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={() => setFailed(image.url)}
      className={clsx('size-full bg-sunken bg-cover bg-center object-cover', className)}
      style={image.placeholder ? { backgroundImage: `url("${image.placeholder}")` } : undefined}
    />
  );
}

/** In the place of a picture that is missing. */
export const NoPicture = ({ className }: { className?: string }) => (
  <div
    role="img"
    aria-label="No picture available"
    className={clsx('grid size-full place-items-center bg-sunken text-stone', className)}
  >
    <ImageOff className="size-8" aria-hidden />
  </div>
);
