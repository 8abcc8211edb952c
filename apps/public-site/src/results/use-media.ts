export { useMedia } from '@lintel/web';

/** From here on a map stands beside the list. */
export const wide = '(min-width: 1280px)';
