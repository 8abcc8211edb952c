import { clsx } from '@lintel/ui';
import type { ListingDetail } from './property-queries.js';
import { materialInformationOf } from './material-information.js';

/** What people compare, in groups; at its end what the agent still owes. */
export function FactsTable({ listing }: { listing: ListingDetail }) {
  const { groups, missing } = materialInformationOf(listing);
  return (
    <>
      <table
        aria-labelledby="facts"
        className="w-full text-left print:grid print:grid-cols-2 print:items-start print:gap-x-8"
      >
        {groups.map(({ title, facts }, group) => (
          <tbody key={title} className="print:table print:w-full print:break-inside-avoid">
            <tr className="border-b border-edge">
              <th
                scope="rowgroup"
                colSpan={2}
                className={clsx('pb-1.5 text-sm font-semibold', group > 0 && 'pt-7', 'print:pt-3')}
              >
                {title}
              </th>
            </tr>
            {facts.map(({ name, value }, index) => (
              <tr key={name} className={index > 0 ? 'border-t border-line' : undefined}>
                <th
                  scope="row"
                  className="w-2/5 py-2.5 pr-4 align-top font-normal text-stone md:w-1/3 print:py-1"
                >
                  {name}
                </th>
                <td className="py-2.5 font-medium break-words tabular-nums print:py-1">{value}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {missing.length > 0 && (
        <p className="mt-5 text-sm text-stone">Not yet given by the agent: {missing.join(', ')}.</p>
      )}
    </>
  );
}
