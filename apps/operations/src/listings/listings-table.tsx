import { Badge, Button } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { useState } from 'react';
import { ConsoleTable } from '../console/console-table.js';
import { ActDialog } from './act-dialog.js';
import type { FoundListing } from './listings-queries.js';
import { standingOf } from './standing.js';

/** Listings that were found, each with why the public sees it or not. */
export function ListingsTable({ listings }: { listings: readonly FoundListing[] }) {
  const [asked, setAsked] = useState<FoundListing | null>(null);
  return (
    <>
      <ConsoleTable caption="Listings" heads={['Listing', 'Standing']} acts="Action">
        {listings.map((listing) => (
          <tr key={listing.id}>
            <th scope="row" className="max-md:w-full md:w-1/2">
              <Title listing={listing} />
              <span className="block font-normal wrap-anywhere text-soft">{listing.address}</span>
              <span className="block font-normal wrap-anywhere text-stone">
                {listing.id},{' '}
                <Link
                  to={`/operations/agencies?q=${encodeURIComponent(listing.agencyId)}`}
                  className="underline decoration-edge underline-offset-4"
                >
                  {listing.agencyName}
                </Link>
              </span>
              <span className="mt-2 block font-normal md:hidden">
                <Standing listing={listing} />
              </span>
            </th>
            <td className="min-w-48 max-md:hidden">
              <Standing listing={listing} />
            </td>
            <td className="text-right">
              <Button
                size="small"
                aria-label={`${actOf(listing)} listing ${listing.id}`}
                onClick={() => setAsked(listing)}
              >
                {actOf(listing)}
              </Button>
            </td>
          </tr>
        ))}
      </ConsoleTable>
      {asked && <ActDialog listing={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

const actOf = ({ state }: FoundListing): string => (state === 'removed' ? 'Bring back' : 'Take down');

const Title = ({ listing: { id, title, state } }: { listing: FoundListing }) =>
  state === 'published' ? (
    <Link to={`/property/${id}`} className="underline decoration-edge underline-offset-4 wrap-anywhere">
      {title}
    </Link>
  ) : (
    <span className="wrap-anywhere">{title}</span>
  );

function Standing({ listing }: { listing: FoundListing }) {
  const { word, tone, why } = standingOf(listing);
  return (
    <>
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={tone}>{word}</Badge>
        <Badge>{listing.status}</Badge>
      </span>
      <span className="mt-1 block text-soft">{why}</span>
    </>
  );
}
