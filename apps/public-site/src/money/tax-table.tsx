import { toPounds, type PropertyTax } from '@lintel/money';
import { numberText } from '@lintel/web';
import { WideTable } from '../blog/prose.js';
import { amountText, percentText } from './amount-words.js';

const figures = 'py-2 pl-4 text-right tabular-nums';

/** The tax slice by slice; of a price of nothing no slice has anything. */
export function TaxTable({ tax }: { readonly tax: PropertyTax }) {
  const slices = tax.slices.filter(({ taxed }) => taxed > 0);
  return (
    <WideTable label={`${tax.name}, slice by slice`}>
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className="py-2 font-semibold">
              Part of the price
            </th>
            <th scope="col" className={`${figures} font-semibold`}>
              Rate
            </th>
            <th scope="col" className={`${figures} font-semibold`}>
              Tax
            </th>
          </tr>
        </thead>
        <tbody>
          {slices.map(({ from, to, rate, tax: due }) => (
            <tr key={from} className="border-b border-line">
              <td className="py-2 tabular-nums">
                {to === undefined
                  ? `Above ${amountText(from)}`
                  : from === 0
                    ? `Up to ${amountText(to)}`
                    : `£${numberText(toPounds(from))} to ${amountText(to)}`}
              </td>
              <td className={figures}>{percentText(rate)}</td>
              <td className={figures}>{amountText(due)}</td>
            </tr>
          ))}
          {tax.supplement && (
            <tr className="border-b border-line">
              <td className="py-2">The whole price, for an additional home</td>
              <td className={figures}>{percentText(tax.supplement.rate)}</td>
              <td className={figures}>{amountText(tax.supplement.tax)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </WideTable>
  );
}

/** What became of the relief that first-time buyers hope for. */
export const reliefText = ({ relief }: PropertyTax): string | undefined =>
  relief &&
  {
    given: 'With the relief for first-time buyers: everybody who buys must be one.',
    aboveLimit: 'Above £500,000 there is no relief for first-time buyers.',
    noneHere: 'In Wales there is no relief for first-time buyers.',
  }[relief];
