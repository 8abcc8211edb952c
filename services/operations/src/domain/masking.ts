import { mask } from '@lintel/kernel';

/** Values under these names are ids, kinds and times. All other text in a job's data may be about a person. */
const SHOWN =
  /^(id|key|kind|state|start|end|side|due|frequency|template|event|delivery|viewing|conversation|listing|upload|change|agency|account|\w+Ids?|\w+At)$/;
/** What has the form of an id or a time: no blanks, no `@`. */
const ID_FORM = /^[\w:.+/-]{1,300}$/;

/** The same value with every text masked that is not known to be an id, a kind or a time. */
export function maskData(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return SHOWN.test(name) && ID_FORM.test(value) ? value : mask;
  if (Array.isArray(value)) return value.map((one) => maskData(one, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, maskData(one, key)]));
}
