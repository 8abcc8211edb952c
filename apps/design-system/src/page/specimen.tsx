import type { ReactNode } from 'react';

export interface SpecimenProps {
  /** The exports of `@lintel/ui` that it shows. */
  readonly of: readonly string[];
  readonly purpose: string;
  readonly keyboard?: string;
  readonly screenReader?: string;
  readonly children: ReactNode;
}

/** A component in its states, with what it does for those who do not see or point. */
export function Specimen({ of, purpose, keyboard, screenReader, children }: SpecimenProps) {
  const id = `specimen-${of[0]!.toLowerCase()}`;
  return (
    <article aria-labelledby={id} className="border-t border-line py-8">
      <h3 id={id} className="text-xl">
        {of.join(', ')}
      </h3>
      <p className="mt-1 max-w-measure text-soft">{purpose}</p>
      {(keyboard !== undefined || screenReader !== undefined) && (
        <dl className="mt-3 grid max-w-measure gap-x-4 gap-y-1 text-sm sm:grid-cols-[8rem_1fr]">
          {[
            ['Keyboard', keyboard],
            ['Screen readers', screenReader],
          ].map(
            ([name, words]) =>
              words !== undefined && (
                <div key={name} className="contents">
                  <dt className="font-semibold text-stone">{name}</dt>
                  <dd className="max-sm:mb-2">{words}</dd>
                </div>
              ),
          )}
        </dl>
      )}
      <div className="mt-6 flex flex-col gap-6">{children}</div>
    </article>
  );
}

/** One state, named. */
export const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <p className="mb-2 text-sm text-stone">{name}</p>
    {children}
  </div>
);

/** Things side by side, wrapping on a phone. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);
