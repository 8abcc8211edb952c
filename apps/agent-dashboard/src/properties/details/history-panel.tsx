import { dayText, momentText } from '@lintel/kernel';
import { Table } from '@lintel/ui';
import { listingHistory, type ListingHistory } from '../agency-listings-queries.js';
import { useQuery } from '@tanstack/react-query';
import { ScrollArea } from '../../shared/scroll-area.js';
import { LoadFailure, RowsSkeleton } from '../../shared/states.js';
import { changeLines, priceSteps } from './history-words.js';

/** The prices that a listing had, and who changed what and when. */
export function HistoryPanel({ account, id }: { account: string; id: number }) {
  const { data, error, isError, isFetching, refetch } = useQuery(listingHistory(account, id));
  if (data) return <History history={data} />;
  if (isError || data === null)
    return (
      <LoadFailure
        error={error}
        title="The history could not be loaded"
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return <RowsSkeleton label="Loading the history" rows={3} />;
}

function History({
  history: { state, priceHistory, listingType, changes, createdAt, publishedAt },
}: {
  history: ListingHistory;
}) {
  const steps = priceSteps(priceHistory, listingType);
  return (
    <div className="grid gap-7">
      {steps.length > 0 && (
        <Table caption="Price history" className="max-h-[400px] text-sm">
          <thead>
            <tr>
              <th scope="col">Since</th>
              <th scope="col">{listingType === 'sale' ? 'Price' : 'Monthly Rent'}</th>
              <th scope="col" className="w-full">
                Change
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ at, price, change }) => (
              <tr key={at}>
                <td className="whitespace-nowrap">{dayText(at)}</td>
                <td className="font-semibold whitespace-nowrap">{price}</td>
                <td className="text-soft">{change}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <div>
        <h4 className="font-sans text-lg font-semibold tracking-normal">Changes</h4>
        <ScrollArea label="Changes" height={400} className="mt-2">
          <ol className="divide-y divide-line text-sm">
            {changeLines(changes, { state }).map(({ version, at, who, what }) => (
              <li key={version} className="flex flex-wrap justify-between gap-x-6 py-2.5">
                <span className="wrap-anywhere">
                  <span className="font-semibold">{who}</span> {what}
                </span>
                <When at={at} />
              </li>
            ))}
            {publishedAt !== null && (
              <li className="flex flex-wrap justify-between gap-x-6 py-2.5">
                <span>First seen by the public</span>
                <When at={publishedAt} />
              </li>
            )}
            <li className="flex flex-wrap justify-between gap-x-6 py-2.5">
              <span>Added</span>
              <When at={createdAt} />
            </li>
          </ol>
        </ScrollArea>
      </div>
    </div>
  );
}

const When = ({ at }: { at: string }) => (
  <time dateTime={at} className="text-stone tabular-nums">
    {momentText(at)}
  </time>
);
