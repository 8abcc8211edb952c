import { clsx, Skeleton, SkeletonRegion, Table } from '@lintel/ui';
import { dayText } from '@lintel/kernel';
import { listingActivity, type ListingActivity } from '../agency-listings-queries.js';
import { numberText } from '@lintel/web';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '../../shared/states.js';
import { ActivityChart } from './activity-chart.js';
import { activityText, kinds, kindText } from './activity-words.js';

const spans = [30, 90] as const;

/** What became of a listing over time: views, saves, enquiries and viewings, a small chart each. */
export function ActivityPanel({ account, id }: { account: string; id: number }) {
  const [days, setDays] = useState<(typeof spans)[number]>(30);
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    listingActivity(account, id, days),
  );
  return (
    <>
      <div
        role="group"
        aria-label="How far back"
        className="inline-flex rounded-control border border-edge p-1"
      >
        {spans.map((span) => (
          <button
            key={span}
            type="button"
            aria-pressed={span === days}
            onClick={() => setDays(span)}
            className={clsx(
              'min-h-9 rounded-sm px-3 text-sm font-semibold transition-colors pointer-coarse:min-h-11',
              span === days ? 'bg-ink text-paper' : 'text-soft hover:bg-sunken hover:text-ink',
            )}
          >
            {span} days
          </button>
        ))}
      </div>
      <div className={clsx('mt-4 transition-opacity', isPlaceholderData && 'opacity-60')}>
        {data ? (
          <Activity activity={data} />
        ) : isError ? (
          <LoadFailure
            error={error}
            title="The activity could not be loaded"
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonRegion label="Loading the activity" className="grid grid-cols-2 gap-3">
            {kinds.map((kind) => (
              <Skeleton key={kind} className="h-35" />
            ))}
          </SkeletonRegion>
        )}
      </div>
    </>
  );
}

function Activity({ activity }: { activity: ListingActivity }) {
  const { days } = activity;
  const [pointed, setPointed] = useState<number>();
  const day = pointed === undefined ? undefined : days[pointed];
  const first = days[0];
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        {kinds.map((kind) => (
          <ActivityChart
            key={kind}
            label={kindText[kind]}
            total={activity[kind]}
            values={days.map((one) => one[kind])}
            pointed={pointed}
            onPoint={setPointed}
          />
        ))}
      </div>
      <p className="mt-3 min-h-6 text-sm text-stone tabular-nums" aria-hidden={day !== undefined}>
        {day
          ? `${dayText(day.date)}: ${activityText(day)}`
          : first && `${dayText(first.date)} to ${dayText(days.at(-1)!.date)}, a bar a day`}
      </p>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 items-center font-semibold text-soft">
          Show the figures
        </summary>
        <Table caption="Activity by day, the latest first" hideCaption className="mt-2 max-h-[400px] text-sm">
          <thead>
            <tr>
              <th scope="col">Day</th>
              {kinds.map((kind) => (
                <th key={kind} scope="col" className="text-right">
                  {kindText[kind]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((one) => (
              <tr key={one.date}>
                <th scope="row" className="whitespace-nowrap">
                  {dayText(one.date)}
                </th>
                {kinds.map((kind) => (
                  <td key={kind} className="text-right">
                    {numberText(one[kind])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </>
  );
}
