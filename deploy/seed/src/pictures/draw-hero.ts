/** Draws the home page's street at dusk into the public site: `node dist/pictures/draw-hero.js`, after a change of the drawing. */
import { writeFile } from 'node:fs/promises';
import { drawHero, heroWidths, render } from '@lintel/drawings';

const folder = new URL('../../../../apps/public-site/src/home/pictures/', import.meta.url);

for (const { width, bytes } of await render(drawHero(), heroWidths, { quality: 70 }))
  await writeFile(new URL(`hero-${width}.webp`, folder), bytes);
