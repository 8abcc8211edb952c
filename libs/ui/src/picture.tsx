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
  if (!image) return <NoPicture className={className} />;
  if (failed === image.url) return <BrokenPicture className={className} />;
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

/** In the place of a picture that did not load. */
const BrokenPicture = ({ className }: { className?: string | undefined }) => (
  <div
    role="img"
    aria-label="No picture available"
    className={clsx('grid size-full place-items-center bg-sunken text-stone', className)}
  >
    <ImageOff className="size-8" aria-hidden />
  </div>
);

/** In the place of pictures that nobody has added yet: a terrace, drawn, and words where there is room for them. */
export const NoPicture = ({
  className,
  words = true,
}: {
  className?: string | undefined;
  words?: boolean;
}) => (
  <div
    role="img"
    aria-label="No picture available"
    className={clsx('@container size-full bg-sunken', className)}
  >
    <div className="grid size-full place-content-center justify-items-center gap-2 text-stone">
      <svg
        viewBox="0 0 160 72"
        className="w-[min(10rem,60cqw)]"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        aria-hidden
      >
        <path d="M4 70h152" />
        <path d="M16 70V30l22-16 22 16v40M60 70V26l20-18 20 18v44M100 70V30l22-16 22 16v40" />
        <path d="M28 70V54h9v16M74 70V52h12v18M112 70V54h9v16" />
        <path d="M28 36h8v9h-8zM42 36h8v9h-8zM42 54h8v9h-8zM68 32h9v10h-9zM83 32h9v10h-9zM112 36h8v9h-8zM126 36h8v9h-8zM126 54h8v9h-8z" />
        <path d="M46 20V9h6v15M108 24V9h6v11M80 8V4" />
      </svg>
      {words && <span className="hidden text-sm @3xs:block">No pictures yet</span>}
    </div>
  </div>
);
