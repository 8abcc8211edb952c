import { isOnOffer } from '@lintel/contracts/enumerations';
import { wishText } from '@lintel/contracts/search';
import { Badge, Check, X } from '@lintel/ui';
import { useLastWishes } from '../results/use-kept-place.js';
import { AskAgent } from '../results/wishes/ask-agent.js';
import { Part } from './details.js';
import { askedAbout, featuresSaid, wishesNotSaid, type FeatureSaid } from './features-said.js';
import type { ListingDetail } from './property-queries.js';

/** Each feature that the listing speaks of, with its words; and what the search asked for that it does not say. */
export function WhatItSays({ listing }: { listing: ListingDetail }) {
  const wishes = useLastWishes();
  const said = featuresSaid(listing);
  const notSaid = wishesNotSaid(said, wishes);
  if (said.length === 0 && notSaid.length === 0) return null;
  return (
    // On paper the description stands beside it, with the same words.
    <div className="print:hidden">
      <Part id="says" title="What the Listing Says">
        {said.length > 0 && (
          <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
            {said.map((one) => (
              <Feature key={one.feature} said={one} asked={askedAbout(one.feature, wishes)} />
            ))}
          </dl>
        )}
        {notSaid.length > 0 && (
          <p className="mt-5 text-soft">
            You asked for {notSaid.map(wishText).join(', ')}: the listing does not say.
          </p>
        )}
        {notSaid.length > 0 && isOnOffer(listing) && (
          <p className="mt-1">
            <AskAgent listing={listing} wishes={notSaid} />
          </p>
        )}
      </Part>
    </div>
  );
}

const Feature = ({ said: { has, label, words }, asked }: { said: FeatureSaid; asked: boolean }) => {
  const Icon = has ? Check : X;
  return (
    <div className="relative pl-7">
      <dt className="flex flex-wrap items-center gap-x-2 font-medium">
        <Icon className={`absolute top-1 left-0 size-4.5 ${has ? 'text-moss' : 'text-clay'}`} aria-hidden />
        {has ? label : `Not: ${label.toLowerCase()}`}
        {asked && <Badge>You asked</Badge>}
      </dt>
      <dd className="text-sm wrap-anywhere text-soft">
        {words === null ? 'So says the agent' : <q className="italic">{words}</q>}
      </dd>
    </div>
  );
};
