import { z } from 'zod';

/** A DNS label, as most names in a cluster must be. */
export const name = z
  .string()
  .regex(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/)
  .max(63);
const labelKey = z.string().regex(/^([a-z0-9.-]+\/)?[A-Za-z0-9]([-\w.]*[A-Za-z0-9])?$/);
export const labels = z.record(
  labelKey,
  z
    .string()
    .regex(/^[A-Za-z0-9][-\w.]*$/)
    .max(63),
);

export const selector = z.strictObject({
  matchLabels: labels.optional(),
  matchExpressions: z
    .array(
      z.strictObject({
        key: labelKey,
        operator: z.enum(['In', 'NotIn']),
        values: z.array(z.string()).nonempty(),
      }),
    )
    .optional(),
});
export type Selector = z.output<typeof selector>;

/** What controllers of the cluster read, each under a name of its own. */
const annotations = z.record(z.string().regex(/^[a-z\d.-]+\/[A-Za-z\d._-]+$/), z.string());

export const metadata = z.strictObject({
  name,
  namespace: name.optional(),
  labels: labels.optional(),
  annotations: annotations.optional(),
});

export const cpu = z.string().regex(/^(\d+m|\d+(\.\d+)?)$/);
export const memory = z.string().regex(/^\d+(Ki|Mi|Gi)$/);

/** Whether labels are among those that a selector chooses; an empty one chooses all. */
export const selects = (
  { matchLabels, matchExpressions }: Selector,
  given: Readonly<Record<string, string>>,
) =>
  Object.entries(matchLabels ?? {}).every(([key, value]) => given[key] === value) &&
  (matchExpressions ?? []).every(
    ({ key, operator, values }) => (operator === 'In') === values.includes(given[key] ?? ''),
  );
