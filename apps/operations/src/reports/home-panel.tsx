import { exactMomentText } from '@lintel/kernel';
import type { ListingReportReason } from '@lintel/contracts';
import { buttonLook, Dialog } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { ListFailure, RowsSkeleton } from '../console/list-states.js';
import { refreshInterval } from '../console/refresh-interval.js';
import { standingOf } from '../listings/standing.js';
import { listingReasons, peopleText, standingText } from './report-words.js';
import { reportedHome, type ReportedHomeDetail, settleHome } from './reports-queries.js';
import { SettleForm } from './settle-form.js';

/** One home beside the list: what each said of it, and what can be done. */
export function HomePanel({ id, onClose }: { id: number; onClose: () => void }) {
  const one = useQuery({ ...reportedHome(id), staleTime: 0, refetchInterval: refreshInterval });
  const home = one.data;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      side="right"
      className="w-lg!"
      title={home ? home.listing.title : 'Reported home'}
      footer={
        home?.state === 'open' && (
          <SettleForm
            version={home.version}
            settle={(settling) => settleHome(id, settling)}
            onDone={onClose}
          />
        )
      }
    >
      {one.isPending && <RowsSkeleton label="Loading what was reported" />}
      {one.isLoadingError && (
        <ListFailure title="It could not be loaded" error={one.error} onRetry={() => void one.refetch()} />
      )}
      {home === null && <p className="text-soft">Nobody has reported this home, or it is long settled.</p>}
      {home && <Home home={home} />}
    </Dialog>
  );
}

function Home({ home }: { home: ReportedHomeDetail }) {
  const { listing, settled } = home;
  return (
    <>
      <p className="wrap-anywhere text-soft">{listing.address}</p>
      <p className="mt-2">{standingOf(listing).why}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {listing.state === 'published' && (
          <Link to={`/property/${home.id}`} className={buttonLook({ size: 'small' })}>
            See the home
          </Link>
        )}
        <Link to={`/operations/listings?q=${home.id}`} className={buttonLook({ size: 'small' })}>
          {listing.state === 'removed' ? 'Bring it back' : 'Take it down'}
        </Link>
        <Link
          to={`/operations/agencies?q=${encodeURIComponent(listing.agencyId)}`}
          className={buttonLook({ size: 'small' })}
        >
          {listing.agencyName}
        </Link>
      </div>
      <h3 className="mt-6 text-lg">Reported by {peopleText(home.count)}</h3>
      <p className="mt-1 text-sm text-stone">{standingText(home)}</p>
      {settled?.reason && <p className="mt-1 text-sm wrap-anywhere text-soft">{settled.reason}</p>}
      <ReportList
        reports={home.reports.map((report) => ({
          ...report,
          reason: listingReasons[report.reason as ListingReportReason],
        }))}
      />
    </>
  );
}

export interface ShownReport {
  readonly id: string;
  readonly reason: string;
  readonly text: string;
  readonly at: string;
  readonly accountId: string | null;
}

/** What each person said, as text. */
export const ReportList = ({ reports }: { reports: readonly ShownReport[] }) => (
  <ul className="mt-3 divide-y divide-line">
    {reports.map(({ id, reason, text, at, accountId }) => (
      <li key={id} className="py-3 text-sm">
        <p className="font-semibold">{reason}</p>
        {text !== '' && <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>}
        <p className="mt-1 text-stone">
          {exactMomentText(at)},{' '}
          {accountId === null ? (
            'by a visitor'
          ) : (
            <Link
              to={`/operations/people?q=${encodeURIComponent(accountId)}`}
              className="underline decoration-edge underline-offset-4"
            >
              by somebody signed in
            </Link>
          )}
        </p>
      </li>
    ))}
  </ul>
);
