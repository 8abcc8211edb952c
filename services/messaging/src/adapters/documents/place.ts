/** Where a page of a list ends that is sorted by time and id, the latest first. */
export interface Place {
  readonly id: string;
  readonly at: Date;
}

export const encodePlace = ({ id, at }: Place): string =>
  Buffer.from(`${at.getTime()} ${id}`).toString('base64url');

/** Null for what is no cursor of ours, which begins anew. */
export function decodePlace(cursor: string | undefined): Place | null {
  const text = Buffer.from(cursor ?? '', 'base64url').toString();
  const [, time, id] = /^(\d{1,15}) (\S{1,100})$/.exec(text) ?? [];
  return time && id ? { id, at: new Date(Number(time)) } : null;
}

/** What comes after it. */
export const belowPlace = (field: string, { id, at }: Place): object => ({
  $or: [{ [field]: { $lt: at } }, { [field]: at, _id: { $lt: id } }],
});
