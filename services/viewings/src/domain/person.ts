/** As much of an account as viewings need: whose those are that were asked for without signing in, and whose browsers hear of them. */
export interface Person {
  /** The account's id. */
  readonly id: string;
  /** The sequence of the last event heard. */
  readonly version: number;
  /** In lower case; null while nobody has confirmed it, and once the account is closed. */
  readonly email: string | null;
  /** Addresses confirmed earlier, under which viewings may have been asked for without signing in; absent where there were none. */
  readonly formerEmails?: readonly string[];
  /** Of an agent. */
  readonly agencyId: string | null;
  readonly closed: boolean;
}
