import { Button, Dialog, Input, Table } from '@lintel/ui';
import { priceText, type ListingType } from '@lintel/web';
import type { AgencyListingChoice } from '../agency-listings-queries.js';
import { memo, useDeferredValue, useState } from 'react';
import { propertiesText } from '../filters/filter-words.js';
import { percentText } from './bulk-change.js';
import { changedPrice, previewPrices, readPercent } from './price-preview.js';

const nowText = (price: number | null, listingType: ListingType): string =>
  price === null ? 'No price' : priceText({ price, listingType });

interface PriceDialogProps {
  readonly listings: readonly AgencyListingChoice[];
  readonly open: boolean;
  readonly onClose: () => void;
  /** Resolves to whether it has begun. */
  readonly onChange: (percent: number) => Promise<boolean>;
}

/** Asks by how much prices change, and shows what that does to each before it is done. */
export const PriceDialog = ({ listings, open, onClose, onChange }: PriceDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onClose}
    title="Change prices"
    description={`Of ${propertiesText(listings.length)}. Prices become whole pounds.`}
    className="md:max-w-2xl!"
  >
    <PriceForm listings={listings} onClose={onClose} onChange={onChange} />
  </Dialog>
);

function PriceForm({ listings, onClose, onChange }: Omit<PriceDialogProps, 'open'>) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const read = readPercent(typed);
  const percent = 'percent' in read ? read.percent : undefined;
  // A thousand rows follow a moment later; what is typed does not wait for them.
  const shown = useDeferredValue(percent);
  const changing = listings.filter(({ price }) => changedPrice(price, percent ?? 0) !== null).length;
  const problem = 'problem' in read && (asked || typed !== '') ? read.problem : undefined;

  const send = (): void => {
    setAsked(true);
    if (percent === undefined || changing === 0 || busy) return;
    setBusy(true);
    void onChange(percent).then((begun) => {
      setBusy(false);
      if (begun) onClose();
    });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Input
          label="Change in per cent"
          hint="Less than 0 lowers prices, such as -5."
          // A telephone's keypad for decimals has no minus.
          inputMode="text"
          autoComplete="off"
          value={typed}
          error={problem}
          className="min-w-48 flex-1"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="primary" busy={busy} className="min-h-12 max-sm:w-full sm:mt-6.5">
          {percent === undefined
            ? 'Change prices'
            : `Change ${changing.toLocaleString('en-GB')} by ${percentText(percent)}`}
        </Button>
      </div>
      <PricePreview listings={listings} percent={shown} />
    </form>
  );
}

const PricePreview = memo(function PricePreview({
  listings,
  percent,
}: Pick<PriceDialogProps, 'listings'> & { percent: number | undefined }) {
  return (
    <Table caption="What it does to each price" hideCaption className="mt-5 max-h-[400px] text-sm">
      <thead>
        <tr>
          <th scope="col" className="w-full">
            Property
          </th>
          <th scope="col" className="text-right max-md:hidden">
            Now
          </th>
          <th scope="col" className="text-right">
            Then
          </th>
        </tr>
      </thead>
      <tbody>
        {previewPrices(listings, percent ?? 0).map(
          ({ listing: { id, title, listingType }, before, after }) => (
            <tr key={id}>
              <th scope="row" className="font-normal! wrap-anywhere">
                {title}
                <span className="block text-stone md:hidden">{nowText(before, listingType)}</span>
              </th>
              <td className="text-right whitespace-nowrap text-soft max-md:hidden">
                {nowText(before, listingType)}
              </td>
              <td className="text-right font-semibold whitespace-nowrap">
                {after === null
                  ? 'Stays'
                  : percent === undefined
                    ? ''
                    : priceText({ price: after, listingType })}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </Table>
  );
});
