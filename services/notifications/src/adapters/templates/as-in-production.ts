/** What the process was told that it is for. The product's own settings are read from it too, so that it is put back: `as-given`. */
export const given = process.env['NODE_ENV'];

if (!given) process.env['NODE_ENV'] = 'production';
