import type { PictureSource } from '@lintel/ui';
import garden from './garden.svg';
import kitchen from './kitchen.svg';
import terrace from './terrace.svg';

const picture = (url: string, alt: string): PictureSource => ({
  url,
  srcset: '',
  width: 1200,
  height: 900,
  alt,
  placeholder: '',
});

export const pictures: readonly PictureSource[] = [
  picture(terrace, 'A brick terrace with a dark green door'),
  picture(kitchen, 'A green kitchen below a wide window'),
  picture(garden, 'A walled garden with two trees'),
];

export { default as plan } from './plan.svg';
