/** Who somebody is, by the accounts' events. Only estate agents are kept, and nobody who closed their account. */
export interface Colleague {
  readonly id: string;
  /** Of the account, after its last event. */
  readonly version: number;
  readonly name: string;
}

export interface Colleagues {
  /** The names of those that are known. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Unless a later version is known. */
  keep(colleague: Colleague): Promise<void>;
  /** Leaves no more than that there was somebody, so that no older event brings the name back. */
  forget(id: string, version: number): Promise<void>;
}
