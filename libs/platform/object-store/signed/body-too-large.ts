/** A body was longer than it may be. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}
