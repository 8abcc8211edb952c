import type { ListingImage } from '@lintel/contracts';

/** The `Image` of the public schema, for services that show pictures. `mediaUrl` is where the object store is served, without a final slash. */
export function toImageView(mediaUrl: string, image: ListingImage) {
  const address = (width: number) => `${mediaUrl}/${image.key}-${width}.webp`;
  return {
    url: address(image.widths[image.widths.length - 1]!),
    srcset: image.widths.map((width) => `${address(width)} ${width}w`).join(', '),
    width: image.width,
    height: image.height,
    alt: image.alt,
    placeholder: image.placeholder,
  };
}
