/** Where a page of an agency's viewings ended. */
export interface Cursor {
  readonly date: Date;
  readonly id: string;
}

export const formatCursor = ({ date, id }: Cursor): string =>
  Buffer.from(`${date.getTime()}:${id}`).toString('base64url');

/** Null for what is none. */
export function parseCursor(text: string): Cursor | null {
  const [, time, id] = /^(\d{1,15}):([\w-]{1,100})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  return time && id ? { date: new Date(Number(time)), id } : null;
}
