import { createRequire } from 'node:module';

/**
 * React reads once, when it is first loaded, whether it is to help whoever develops with it, which costs a letter three times as much. Where nobody said what
 * a process is for, as under `npm start`, it is not. To be imported before anything that imports React.
 */
const require = createRequire(import.meta.url);
const given = process.env['NODE_ENV'];
if (!given) {
  process.env['NODE_ENV'] = 'production';
  try {
    for (const part of ['react', 'react/jsx-runtime', 'react-dom/server']) require(part);
  } finally {
    // The product's own settings are read from it too.
    if (given === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = given;
  }
}
