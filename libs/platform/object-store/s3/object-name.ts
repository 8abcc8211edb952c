/**
 * How an object of a key is named in the bucket: a `!` is added. MinIO, and every store on a file system, keeps no object `a` beside `a/b`: MinIO takes
 * both and lists one. With an ending that no key contains and that sorts before all that keys contain, no name is another's folder, and names
 * are in the order of their keys.
 */
const ENDING = '!';

/** Keys begin behind it, for they begin with a letter or digit; what is ours in the bucket begins with a dot, before it. */
const BEFORE_KEYS = '/';

export const nameOf = (key: string): string => key + ENDING;

/** Null of what is in the bucket and no object of ours. */
export const keyOf = (name: string): string | null => (name.endsWith(ENDING) ? name.slice(0, -1) : null);

/** The name after which the keys after one begin. */
export const nameAfter = (key: string): string => (key === '' ? BEFORE_KEYS : nameOf(key));
