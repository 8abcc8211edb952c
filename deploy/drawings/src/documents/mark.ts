/**
 * The mark: a doorway under its lintel, the beam in brick, the opening in ink. 64 × 64, legible at 16.
 * `ink` may be `currentColor`, so that it follows the text beside it.
 */
export function mark({
  ink = '#1d2a24',
  brick = '#a9502f',
  paper = 'none',
}: { ink?: string; brick?: string; paper?: string } = {}): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" role="img"><title>Lintel</title>` +
    (paper === 'none' ? '' : `<rect width="64" height="64" rx="14" fill="${paper}"/>`) +
    `<path d="M7 15a2 2 0 0 1 2-2h46a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2Z" fill="${brick}"/>` +
    `<path d="M12 30h8v27h-6a2 2 0 0 1-2-2ZM44 30h8v25a2 2 0 0 1-2 2h-6Z" fill="${ink}"/>` +
    `<path d="M20 30l12 4v19l-12 4Z" fill="${brick}" opacity="0.55"/></svg>`
  );
}
