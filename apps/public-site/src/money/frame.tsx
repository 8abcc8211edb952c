import { clsx } from '@lintel/ui';
import { usePageTitle } from '@lintel/web';
import { Link } from '@lintel/web/router';
import type { ReactNode } from 'react';
import { moneyAddress, topics, type TopicSlug } from './topics.js';

/** What every page about money has: the contents, its title, and at its end what it is not. */
export function Frame({
  topic,
  notes,
  children,
}: {
  readonly topic: TopicSlug;
  readonly notes?: ReactNode;
  readonly children: ReactNode;
}) {
  const { title, description } = topics.find(({ slug }) => slug === topic)!;
  usePageTitle(title);
  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-24 md:px-8 md:pt-14">
      <div className="lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-x-14">
        <Contents topic={topic} />
        <div className="mt-8 min-w-0 lg:mt-0">
          <header className="max-w-measure">
            <h1 className="text-3xl">{title}</h1>
            <p className="mt-4 text-lg text-soft">{description}</p>
          </header>
          {children}
          <aside
            aria-label="What these figures are"
            className="mt-12 max-w-measure border-t border-line pt-6 text-sm text-stone [&_a]:underline [&_a]:underline-offset-4 [&_p+p]:mt-3"
          >
            {notes}
            <p>
              These are estimates by general rules, for a person who buys or rents one home. They are neither
              advice nor an offer. Ask a conveyancer about tax and a lender or broker about a mortgage before
              you rely on them. What you enter stands in the address of this page and is kept nowhere else.
            </p>
          </aside>
        </div>
      </div>
    </div>
  );
}

function Contents({ topic }: { readonly topic: TopicSlug }) {
  return (
    <nav
      aria-label="What a home costs"
      className="-mx-4 overflow-x-auto px-4 lg:mx-0 lg:overflow-visible lg:px-0 print:hidden"
    >
      <ul className="flex gap-x-5 lg:sticky lg:top-24 lg:block">
        {topics.map(({ slug, label }) => (
          <li key={slug}>
            <Link
              to={moneyAddress(slug)}
              aria-current={slug === topic ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 items-center border-b-2 whitespace-nowrap underline-offset-4 hover:text-ink lg:min-h-10 lg:border-b-0 lg:border-l-2 lg:pl-4',
                slug === topic ? 'border-brick font-semibold text-ink' : 'border-transparent text-soft',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A form beside its result; below it on a phone. */
export const Sums = ({ form, result }: { readonly form: ReactNode; readonly result: ReactNode }) => (
  <div className="mt-10 grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
    <form
      onSubmit={(event) => event.preventDefault()}
      className="grid h-fit grid-cols-1 gap-x-5 gap-y-1 sm:grid-cols-2"
    >
      {form}
    </form>
    {result}
  </div>
);
