const doors = ['/auth', '/agent/login', '/agent/register'];
const longest = 2_000;
/** Any origin will do: it only serves to see whether a place leads away from it. */
const site = 'https://lintel.invalid';

/**
 * Where a visitor goes on to after signing in: a place of this site as it was remembered, else `otherwise`. What is remembered passes through the
 * browser's history and storage, which others may write, so that an address of another site is never followed.
 *
 * @param from as it was found, of any type.
 */
export function returnPlace(from: unknown, otherwise = '/'): string {
  if (typeof from !== 'string' || from.length > longest || !from.startsWith('/')) return otherwise;
  let place: URL;
  try {
    place = new URL(from, site);
  } catch {
    return otherwise;
  }
  const { origin, pathname, search, hash } = place;
  // A path of two slashes would be read as a host by the next who reads it.
  if (origin !== site || pathname.startsWith('//')) return otherwise;
  const door = doors.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return door ? otherwise : pathname + search + hash;
}
