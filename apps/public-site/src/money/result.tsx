import { clsx } from '@lintel/ui';
import type { ReactNode } from 'react';

export const ESTIMATE = 'An estimate, not advice.';

/** What comes of a form: one figure above all, and what it is made of. */
export function Result({
  label,
  figure,
  about,
  children,
}: {
  readonly label: string;
  /** Undefined while something that was written cannot be read. */
  readonly figure: string | undefined;
  readonly about?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <section
      aria-label="Result"
      className="h-fit rounded-card border border-line bg-surface p-5 md:p-6 lg:sticky lg:top-24"
    >
      <p className="text-soft">{label}</p>
      <output className="mt-1 block font-display text-2xl tabular-nums sm:text-[2.25rem] sm:leading-tight">
        {figure ?? '–'}
      </output>
      <p className="mt-1 min-h-12 text-sm text-stone">
        {figure === undefined ? 'What is marked has to be mended first.' : about} {ESTIMATE}
      </p>
      {figure !== undefined && children}
    </section>
  );
}

/** What a figure is made of: a name and an amount a row. */
export const Amounts = ({
  rows,
  className,
}: {
  rows: readonly (readonly [name: ReactNode, amount: ReactNode])[];
  className?: string;
}) => (
  <dl className={clsx('divide-y divide-line', className)}>
    {rows.map(([name, amount], index) => (
      <div key={index} className="flex items-baseline justify-between gap-4 py-2.5">
        <dt className="min-w-0 text-soft">{name}</dt>
        <dd className="text-right font-medium tabular-nums">{amount}</dd>
      </div>
    ))}
  </dl>
);
