const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** `512 bytes`, `1.5 kB`, `12 MB`: a kilobyte is 1,000 bytes. */
export function bytesText(bytes: number): string {
  if (bytes === 1) return '1 byte';
  if (bytes < 1_000) return `${bytes} bytes`;
  // What rounds up to 1,000 kB is a megabyte.
  return bytes < 999_950 ? `${grouped.format(bytes / 1_000)} kB` : `${grouped.format(bytes / 1_000_000)} MB`;
}
