const utf8 = new TextEncoder();

/** The partition of a subject: FNV-1a (32 bits) over its UTF-8. Part of the file's format, since a changed answer would break order by subject. */
export function partitionOf(subject: string, partitions: number): number {
  let hash = 0x811c9dc5;
  for (const byte of utf8.encode(subject)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0) % partitions;
}
