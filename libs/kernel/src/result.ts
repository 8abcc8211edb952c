/** An expected outcome as a value: either what was asked for, or why it could not be. The unexpected is thrown. */
export type Result<Value, Failure> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure };

export const succeed = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

export const fail = <Failure>(failure: Failure): Result<never, Failure> => ({ ok: false, failure });
