import { BusFront, Check, TrainFront, TramFront } from '@lintel/ui';
import type { ListingDetail } from '@lintel/web';
import type { ReactNode } from 'react';
import { factsOf } from './property-facts.js';
import { distancesOf, paragraphsOf, type TransportDistance } from './property-words.js';

const icons: Record<TransportDistance['kind'], typeof Check> = {
  tube: TramFront,
  bus: BusFront,
  train: TrainFront,
};

/** A titled part of the page. */
export const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="border-t border-line pt-8">
    <h2 id={id} className="mb-4 text-xl">
      {title}
    </h2>
    {children}
  </section>
);

/** What the agent says of the home, from the shortest to the longest. */
export function Details({ listing }: { listing: ListingDetail }) {
  const paragraphs = paragraphsOf(listing.description);
  return (
    <>
      {listing.keyFeatures.length > 0 && (
        <Part id="key-features" title="Key Features">
          <ul className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
            {listing.keyFeatures.map((feature, index) => (
              <li key={index} className="flex gap-2.5">
                <Check className="mt-1 size-4.5 shrink-0 text-moss" aria-hidden />
                <span className="min-w-0 break-words">{feature}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part id="about" title="About This Property">
        <div className="flex max-w-measure flex-col gap-4 text-lg leading-relaxed break-words text-soft">
          {paragraphs.length > 0 ? (
            paragraphs.map((text, index) => <p key={index}>{text}</p>)
          ) : (
            <p>Ask Agent</p>
          )}
        </div>
      </Part>
      <Part id="facts" title="Facts">
        <table className="w-full text-left">
          <tbody className="divide-y divide-line">
            {factsOf(listing).map(({ name, value }) => (
              <tr key={name}>
                <th scope="row" className="w-2/5 py-2.5 pr-4 align-top font-normal text-stone">
                  {name}
                </th>
                <td className="py-2.5 font-medium break-words tabular-nums">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
    </>
  );
}

/** How far the nearest stops are. */
export function Distances({ distances }: { distances: ListingDetail['transportDistances'] }) {
  const known = distancesOf(distances);
  if (known.length === 0) return null;
  return (
    <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-2">
      {known.map(({ kind, text }) => {
        const Icon = icons[kind];
        return (
          <li key={kind} className="inline-flex items-center gap-2.5 tabular-nums">
            <Icon className="size-5 text-stone" aria-hidden /> {text}
          </li>
        );
      })}
    </ul>
  );
}
