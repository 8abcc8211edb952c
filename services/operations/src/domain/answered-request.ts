/** A request of the public that changed something, or failed on our side: what was asked, and nothing of who asked or with what. */
export interface AnsweredRequest {
  /** The trace's id: 32 hexadecimal digits. */
  readonly correlation: string;
  /** Fields of the schema, such as `requestViewing`, or the pattern of an address, such as `POST /session`. */
  readonly name: string;
  /** When it came. */
  readonly at: Date;
  readonly ms: number;
  /** `done`; or the code of the error, or the status of the answer. */
  readonly outcome: string;
}

export const isFailed = ({ outcome }: AnsweredRequest): boolean => outcome !== 'done';

/** How many are kept of those that changed something, and of those that failed; and for how long. Whatever is asked of the portal, they take no more room. */
export const mostRequests = 20_000;
export const keepRequestsMs = 7 * 86_400_000;
