import type { LegalPageName } from '@lintel/contracts/brand';
import { brand, usePageTitle } from '@lintel/web';
import type { ReactNode } from 'react';
import { Prose } from '../blog/prose.js';
import { OwnText } from './own-text.js';

export interface LegalSection {
  /** The last part of its address: `/privacy#rights`. */
  readonly id: string;
  readonly title: string;
  readonly text: ReactNode;
}

export interface LegalPageProps {
  readonly page: LegalPageName;
  readonly title: string;
  readonly lead: ReactNode;
  readonly sections: readonly LegalSection[];
}

/** A legal text: the one that the portal's operator has written, or ours. */
export function LegalPage({ page, ...ours }: LegalPageProps) {
  const address = brand().legal[page];
  return address ? <OwnText title={ours.title} address={address} /> : <OurText {...ours} />;
}

/** A long text in numbered sections, with a table of contents that stays in sight on wide screens. */
function OurText({ title, lead, sections }: Omit<LegalPageProps, 'page'>) {
  usePageTitle(title);
  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-24 md:px-8 md:pt-14">
      <header className="max-w-measure">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        <p className="mt-4 text-sm text-stone">Last updated June 2024</p>
        <p className="mt-6 text-xl text-ink">{lead}</p>
      </header>
      <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-10 border-t border-line pt-10 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <nav aria-label="Contents" className="print:hidden">
          <div className="lg:sticky lg:top-28">
            <h2 className="font-sans text-sm font-semibold tracking-normal">Contents</h2>
            <ol className="mt-2">
              {sections.map(({ id, title: label }, index) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="flex min-h-11 items-center gap-3 text-soft underline-offset-4 hover:text-ink hover:underline lg:min-h-9"
                  >
                    <span className="w-5 shrink-0 text-stone tabular-nums" aria-hidden>
                      {index + 1}
                    </span>
                    {label}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        </nav>
        <Prose className="[&>section:first-child>h2]:mt-0">
          {sections.map(({ id, title: heading, text }, index) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>
                {index + 1}. {heading}
              </h2>
              {text}
            </section>
          ))}
        </Prose>
      </div>
    </div>
  );
}
