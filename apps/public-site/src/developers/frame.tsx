import { clsx, Input } from '@lintel/ui';
import { Link, useLocation, useSearchParams } from '@lintel/web/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { Prose } from '../blog/prose.js';
import { Found } from './search/found.js';
import { topicAddress, topics } from './topics.js';

interface FrameProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** The slug of the topic that the page belongs to. */
  readonly topic: string;
  /** It is no text to be read. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

/** What every page for developers has: the search over all of them, the contents, and its own part. */
export function Frame({ title, lead, topic, plain = false, children }: FrameProps) {
  const [params] = useSearchParams();
  const question = params.get('q') ?? '';
  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-24 md:px-8 md:pt-14">
      <div className="lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-16">
        <div className="print:hidden">
          <div className="lg:sticky lg:top-24">
            <SearchBox question={question} />
            <Contents topic={topic} />
          </div>
        </div>
        <div className="mt-8 min-w-0 lg:mt-0">
          {question.trim() !== '' ? (
            <Found question={question} />
          ) : (
            <>
              <header className="max-w-measure">
                <h1 className="text-3xl wrap-anywhere">{title}</h1>
                <p className="mt-4 text-xl text-ink">{lead}</p>
              </header>
              {plain ? (
                <div className="mt-8">{children}</div>
              ) : (
                <Prose className="mt-8 max-w-none! [&_h2]:scroll-mt-24 [&_li]:max-w-measure [&_p]:max-w-measure">
                  {children}
                </Prose>
              )}
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** Its words are in the address, so that what was found can be sent to somebody. */
function SearchBox({ question }: { readonly question: string }) {
  const box = useRef<HTMLInputElement>(null);
  const [, setParams] = useSearchParams();
  // A link leads away from what was found; whoever types is not interrupted.
  useEffect(() => {
    if (box.current && box.current !== document.activeElement) box.current.value = question;
  }, [question]);
  return (
    <div role="search">
      <Input
        ref={box}
        type="search"
        label="Search these pages"
        placeholder="price, viewings, 410"
        defaultValue={question}
        onChange={({ target }) => setParams(target.value ? { q: target.value } : {}, { replace: true })}
      />
    </div>
  );
}

function Contents({ topic }: { readonly topic: string }) {
  const { search } = useLocation();
  return (
    <nav aria-label="For developers" className="mt-4 -mx-4 overflow-x-auto px-4 lg:mx-0 lg:px-0">
      <ul className="flex gap-x-5 lg:block">
        {topics.map(({ slug, label }) => (
          <li key={slug}>
            <Link
              to={topicAddress(slug)}
              aria-current={slug === topic && search === '' ? 'page' : undefined}
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
