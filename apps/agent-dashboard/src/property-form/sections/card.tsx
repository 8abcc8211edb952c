import { clsx } from '@lintel/ui';
import { useId, type ReactNode } from 'react';

interface CardProps {
  readonly title: string;
  /** Under the heading: what belongs here. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A part of the form, under its own heading. */
export function Card({ title, lead, children, className }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx('rounded-card border border-line bg-surface p-5 md:p-7', className)}
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {lead !== undefined && <p className="mt-1 max-w-measure text-sm text-stone">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
