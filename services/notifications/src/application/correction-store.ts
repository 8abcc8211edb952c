/** Where e-mails to somebody without an account go instead of the address that was mistyped. */
export interface Correction {
  /** As in `Delivery`: of a viewing or a conversation, and the side. */
  readonly recipient: string;
  /** Keyed hashes of both addresses: only what goes to the wrong one goes to the right one instead. */
  readonly wrong: string;
  readonly right: string;
  /** The right one, sealed with the installation's key. */
  readonly sealed: string;
  /** When it was last used. */
  readonly usedAt: Date;
}

export interface CorrectionStore {
  find(recipient: string): Promise<Correction | null>;
  /** Replaces the earlier one. */
  save(correction: Correction): Promise<void>;
  used(recipient: string, at: Date): Promise<void>;
  eraseOf(recipient: string): Promise<void>;
  /** Those to any of these addresses, by their hashes. */
  eraseTo(right: readonly string[]): Promise<void>;
  /** Forgets those that were last used before then. */
  forget(usedBefore: Date): Promise<void>;
}
