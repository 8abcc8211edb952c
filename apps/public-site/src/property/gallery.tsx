import { Button, clsx, Dialog, ImageSlider, Picture } from '@lintel/ui';
import type { Picture as Image } from './property-queries.js';
import { useEffect, useRef, useState } from 'react';

/** The pictures of a home: a 16:9 frame, a strip of thumbnails, and all of the screen when asked for. */
export function Gallery({ images, title }: { images: readonly Image[]; title: string }) {
  const [index, setIndex] = useState(0);
  const [full, setFull] = useState(false);
  const slider = {
    images,
    index,
    onIndexChange: setIndex,
    label: `Pictures of ${title}`,
    look: 'gallery' as const,
    eager: true,
  };
  return (
    <div>
      <ImageSlider
        {...slider}
        sizes="(min-width: 1264px) 824px, (min-width: 1024px) 64vw, 100vw"
        className="rounded-card max-md:-mx-4 max-md:rounded-none"
      >
        {images.length > 0 && (
          <Button
            size="small"
            className="absolute bottom-3 left-3 z-10 border-transparent!"
            onClick={() => setFull(true)}
          >
            Full screen
          </Button>
        )}
      </ImageSlider>
      {images.length > 1 && <Thumbnails images={images} index={index} onIndexChange={setIndex} />}
      <Dialog
        open={full}
        onOpenChange={setFull}
        title={<span className="line-clamp-1">{title}</span>}
        className="h-dvh! max-h-none! w-screen! max-w-none! rounded-none!"
      >
        <ImageSlider
          {...slider}
          whole
          alone
          sizes="100vw"
          className="aspect-auto! h-full min-h-64 rounded-control"
        />
      </Dialog>
    </div>
  );
}

function Thumbnails({
  images,
  index,
  onIndexChange,
}: {
  images: readonly Image[];
  index: number;
  onIndexChange: (index: number) => void;
}) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const thumbnail = list?.children[index] as HTMLElement | undefined;
    // Within the strip only: the page itself stays where it is.
    list?.scrollTo({ left: (thumbnail?.offsetLeft ?? 0) - list.clientWidth / 2 + 48, behavior: 'smooth' });
  }, [index]);
  return (
    <ul
      ref={strip}
      aria-label="All pictures"
      className="relative mt-3 flex gap-2 overflow-x-auto p-1 [scrollbar-width:thin]"
    >
      {images.map((image, at) => (
        <li key={image.url} className="shrink-0">
          <button
            type="button"
            aria-label={`Show picture ${at + 1}`}
            aria-current={at === index || undefined}
            onClick={() => onIndexChange(at)}
            className={clsx(
              'block h-16 w-24 overflow-hidden rounded-control transition-opacity',
              at === index ? 'outline-2 outline-offset-2 outline-ink' : 'opacity-75 hover:opacity-100',
            )}
          >
            <Picture image={{ ...image, alt: '' }} sizes="96px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
