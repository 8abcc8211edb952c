import { dayText } from '@lintel/kernel';
import { Badge, Building2, Button, EmptyState, Table } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { ListFailure, RowsSkeleton } from '../console/list-states.js';
import { consolePageSize } from '../console/page-size.js';
import {
  type AgencyStanding,
  findAgencies,
  type FoundAgency,
  nameLookedAt,
  type WaitingAgency,
} from './agencies-queries.js';
import { actsFor, type AgencyAct, waits } from './agency-acts.js';

export interface FoundAgenciesProps {
  readonly q: string;
  /** Null for any. */
  readonly state: AgencyStanding | null;
  readonly onApprove: (agency: WaitingAgency) => void;
  readonly onAsk: (act: AgencyAct) => void;
}

/** Agencies by name or id, and by their state. */
export function FoundAgencies({ q, state, onApprove, onAsk }: FoundAgenciesProps) {
  const list = useQuery({ ...findAgencies(q, state), staleTime: 0 });
  if (list.isPending) return <RowsSkeleton label="Looking for agencies" />;
  if (list.isLoadingError)
    return (
      <ListFailure
        error={list.error}
        title="Agencies could not be looked for"
        onRetry={() => void list.refetch()}
      />
    );
  if (list.data.length === 0)
    return (
      <div className="rounded-card border border-line bg-surface">
        <EmptyState icon={<Building2 />} title={q === '' ? 'There is none' : 'No agency is found'}>
          {q === ''
            ? 'No agency is in this state.'
            : 'Part of a name finds it, as does the whole id. Another state may have it.'}
        </EmptyState>
      </div>
    );
  return (
    <>
      <Table
        caption="Agencies that were found"
        hideCaption
        className="text-sm [&_tbody_td]:py-2.5 [&_tbody_td]:align-top [&_tbody_th]:py-2.5 [&_tbody_th]:align-top"
      >
        <thead>
          <tr>
            <th scope="col">Agency</th>
            <th scope="col" className="max-md:hidden">
              People
            </th>
            <th scope="col">
              <span className="sr-only">Action</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {list.data.map((agency) => (
            <tr key={agency.id}>
              <th scope="row" className="max-md:w-full">
                {agency.companyName}
                <span className="mt-1 block">
                  <Standing agency={agency} />
                </span>
                <span className="mt-1 block font-normal wrap-anywhere text-soft">{agency.address}</span>
                <span className="block font-normal text-soft">{agency.phone}</span>
                <span className="block font-normal wrap-anywhere text-stone">{agency.id}</span>
                <Integrations of={agency} />
                <span className="mt-2 block font-normal md:hidden">
                  <People agency={agency} />
                </span>
              </th>
              <td className="max-md:hidden">
                <People agency={agency} />
              </td>
              <td className="text-right">
                <span className="flex flex-wrap justify-end gap-2">
                  {actsFor(agency).map((act) => (
                    <Button
                      key={act.label}
                      size="small"
                      variant="quiet"
                      aria-label={`${act.label} ${nameLookedAt(agency)}`}
                      onClick={() => onAsk(act)}
                    >
                      {act.label}
                    </Button>
                  ))}
                  {waits(agency) && (
                    <Button
                      size="small"
                      aria-label={`Approve ${nameLookedAt(agency)}`}
                      onClick={() => onApprove(agency)}
                    >
                      Approve
                    </Button>
                  )}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {list.data.length === consolePageSize && (
        <p className="mt-3 text-sm text-stone">These are {consolePageSize} of them: say more of the name.</p>
      )}
    </>
  );
}

const Integrations = ({ of: { id } }: { of: FoundAgency }) => (
  <span className="flex gap-3 font-normal">
    {(['keys', 'webhooks'] as const).map((view) => (
      <Link
        key={view}
        to={`/operations/integrations?view=${view}&q=${encodeURIComponent(id)}`}
        className="underline decoration-edge underline-offset-4"
      >
        {view === 'keys' ? 'Keys' : 'Webhooks'}
      </Link>
    ))}
  </span>
);

const Standing = ({
  agency: { approved, pendingName, nameLike, held, suspended },
}: {
  agency: FoundAgency;
}) => (
  <>
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={approved ? 'moss' : 'amber'}>{approved ? 'approved' : 'waits for approval'}</Badge>
      {pendingName && <Badge tone="amber">wants to be {pendingName}</Badge>}
      {held && <Badge tone="amber">on hold</Badge>}
      {suspended && <Badge tone="clay">suspended</Badge>}
    </span>
    {nameLike && <span className="mt-1 block font-normal wrap-anywhere">Name too like {nameLike}</span>}
    {suspended && <Said since={suspended.since} words={suspended.reason} />}
    {held && <Said since={held.since} words={held.note} />}
  </>
);

/** What staff told the agency, and when. */
const Said = ({ since, words }: { since: string; words: string }) => (
  <span className="mt-1 block font-normal wrap-anywhere whitespace-pre-line text-soft">
    {dayText(since)}: {words}
  </span>
);

const People = ({ agency: { members } }: { agency: FoundAgency }) => (
  <ul>
    {members?.map(({ id, name, email, role }) => (
      <li key={id} className="wrap-anywhere">
        <Link
          to={`/operations/people?q=${encodeURIComponent(email)}`}
          className="underline decoration-edge underline-offset-4"
        >
          {name}
        </Link>{' '}
        <span className="text-stone">{role}</span>
      </li>
    ))}
  </ul>
);
