import { brand } from '@lintel/web';
import { useState } from 'react';
import hero1600 from './pictures/hero-1600.webp';
import hero2400 from './pictures/hero-2400.webp';
import hero800 from './pictures/hero-800.webp';
import { SearchBox } from './search-box.js';

const drawnHere = [
  { src: hero800, width: 800 },
  { src: hero1600, width: 1600 },
  { src: hero2400, width: 2400 },
];

/** A picture, at first a London street at dusk, what the portal is for, and the search box. */
export function Hero() {
  const [drawn, setDrawn] = useState(true);
  const { heading, text, pictures = drawnHere } = brand().hero;
  return (
    <section
      aria-label="Search"
      className="relative isolate flex min-h-[max(85vh,38rem)] flex-col justify-center overflow-hidden bg-night text-white"
    >
      {/* The picture's sky as a gradient, which shows before the picture has come, or if it never does. */}
      {pictures === drawnHere && (
        <div
          aria-hidden
          className="absolute inset-0 -z-20 bg-linear-to-b from-[#141f33] from-5% via-[#4a4560] via-55% to-[#c9805a]"
        />
      )}
      {drawn && (
        <img
          src={pictures.at(-1)!.src}
          srcSet={pictures.map(({ src, width }) => `${src} ${width}w`).join(', ')}
          sizes="100vw"
          alt=""
          fetchPriority="high"
          onError={() => setDrawn(false)}
          className="absolute inset-0 -z-20 size-full object-cover object-[60%_80%]"
        />
      )}
      <div
        aria-hidden
        className="absolute inset-0 -z-10 bg-linear-to-r from-night/60 from-0% via-night/35 via-50% to-transparent max-lg:bg-night/35"
      />
      <div className="mx-auto w-full max-w-page px-4 pt-24 pb-14 md:px-8">
        <h1 className="max-w-3xl text-3xl text-white sm:text-4xl">{heading}</h1>
        <p className="mt-4 mb-8 max-w-2xl text-lg text-white/90">{text}</p>
        <SearchBox />
      </div>
    </section>
  );
}
