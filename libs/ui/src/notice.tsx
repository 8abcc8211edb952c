import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CircleAlert, Info } from './icons.js';
import { Reference } from './reference.js';

/**
 * A message in its place in the page: what happened, what was kept, what to do. Screen readers are interrupted by `destructive`, and hear
 * `plain` at the next pause.
 */
export function Alert({
  tone = 'destructive',
  title,
  children,
  actions,
  error,
  className,
}: {
  tone?: 'destructive' | 'plain';
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** What went wrong: the reference of a failure of ours is shown, for who writes about it. */
  error?: unknown;
  className?: string;
}) {
  const Icon = tone === 'destructive' ? CircleAlert : Info;
  return (
    <div
      role={tone === 'destructive' ? 'alert' : 'status'}
      className={clsx(
        'flex gap-3 rounded-card border p-4 text-left',
        tone === 'destructive' ? 'border-clay bg-clay-tint text-clay' : 'border-line bg-surface text-soft',
        className,
      )}
    >
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden />
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div className="text-base">{children}</div>}
        <Reference error={error} />
        {actions !== undefined && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}

/** Nothing to list: what that means and what to do next. */
export function EmptyState({
  title,
  children,
  action,
  icon,
  headingLevel: Heading = 'h2',
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  headingLevel?: 'h2' | 'h3' | 'h4';
}) {
  return (
    <div className="mx-auto flex max-w-measure flex-col items-center gap-3 px-4 py-16 text-center">
      {icon !== undefined && (
        <span
          className="mb-1 grid size-14 place-items-center rounded-full bg-sunken text-stone [&_svg]:size-6"
          aria-hidden
        >
          {icon}
        </span>
      )}
      <Heading className="text-xl">{title}</Heading>
      {children !== undefined && <p className="text-soft">{children}</p>}
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  );
}
