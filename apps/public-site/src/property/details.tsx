import { BusFront, Check, TrainFront, TramFront } from '@lintel/ui';
import type { ListingDetail } from './property-queries.js';
import type { ReactNode } from 'react';
import { distancesOf, paragraphsOf, type TransportDistance } from './property-words.js';

const icons: Record<TransportDistance['kind'], typeof Check> = {
  tube: TramFront,
  bus: BusFront,
  train: TrainFront,
};

/** A titled part of the page. */
export const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="border-t border-line pt-8 print:pt-4">
    <h2 id={id} className="mb-4 scroll-mt-24 text-xl print:mb-2 print:break-after-avoid">
      {title}
    </h2>
    {children}
  </section>
);

/** What the agent says of the home. */
export function Details({ listing }: { listing: ListingDetail }) {
  const paragraphs = paragraphsOf(listing.description);
  return (
    <>
      {listing.keyFeatures.length > 0 && (
        <Part id="key-features" title="Key Features">
          <ul className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2 print:grid-cols-2 print:gap-y-1">
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
        <div className="flex max-w-measure flex-col gap-4 text-lg leading-relaxed break-words text-soft print:max-w-none print:gap-2 print:text-base print:text-ink">
          {paragraphs.length > 0 ? (
            paragraphs.map((text, index) => <p key={index}>{text}</p>)
          ) : (
            <p>The agent has not written a description yet.</p>
          )}
        </div>
      </Part>
    </>
  );
}

/** How far the nearest stops are, and which they are. */
export function Distances({ distances }: { distances: ListingDetail['transportDistances'] }) {
  const known = distancesOf(distances);
  if (known.length === 0) return null;
  return (
    <ul className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-3 print:mt-2 print:grid-cols-3">
      {known.map(({ kind, stop, text }) => {
        const Icon = icons[kind];
        return (
          <li key={kind} className="flex gap-3">
            <Icon className="mt-0.5 size-5 shrink-0 text-stone" aria-hidden />
            <div className="min-w-0">
              <p className="text-sm text-stone">{stop}</p>
              <p className="break-words tabular-nums">{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
