import {
  Alert,
  Badge,
  Button,
  buttonLook,
  Checkbox,
  EmptyState,
  Layers,
  Picture,
  Printer,
  Skeleton,
  X,
} from '@lintel/ui';
import { usePageTitle } from '@lintel/web';
import { Link, useNavigate, useSearchParams } from '@lintel/web/router';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type ListingDetail, listingPage } from '../property/property-queries.js';
import { compareAddress, compared, idsFrom } from './compared.js';
import { type ComparedRow, comparisonOf } from './comparison.js';

const title = 'Compare Homes';

/** `/compare?ids=12,13,5`: up to four homes side by side. The address holds which. */
export default function ComparePage() {
  usePageTitle(title);
  const [query] = useSearchParams();
  const written = query.getAll('ids').join(',');
  const { ids, tooMany } = useMemo(() => idsFrom(written.split(',')), [written]);
  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-24 md:px-8 md:pt-14 print:max-w-none print:p-0">
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        {ids.length > 0 && (
          <Button variant="quiet" size="small" className="print:hidden" onClick={() => window.print()}>
            <Printer className="size-4.5!" aria-hidden /> Print
          </Button>
        )}
      </header>
      {tooMany > 0 && (
        <p role="status" className="mb-5 text-soft">
          Four homes are the most that stand side by side: the first four of this address are shown.
        </p>
      )}
      {ids.length === 0 ? <NothingChosen /> : <Comparison ids={ids} />}
    </div>
  );
}

const NothingChosen = () => (
  <EmptyState
    headingLevel="h2"
    icon={<Layers />}
    title="No homes to compare"
    action={
      <Link to="/properties" className={buttonLook({ variant: 'primary' })}>
        Browse Properties
      </Link>
    }
  >
    Tick ‘Compare’ below two to four homes, and see them here side by side.
  </EmptyState>
);

function Comparison({ ids }: { ids: readonly number[] }) {
  const answers = useQueries({ queries: ids.map((id) => listingPage(id)) });
  const failed = answers.find(({ isError, data }) => isError && !data);
  if (failed) {
    return (
      <Alert
        error={failed.error}
        title="The homes could not be loaded"
        actions={
          <Button
            busy={answers.some(({ isFetching }) => isFetching)}
            onClick={() => answers.forEach(({ isError, refetch }) => isError && void refetch())}
          >
            Try again
          </Button>
        }
      >
        The address still names them.
      </Alert>
    );
  }
  if (answers.some(({ data }) => data === undefined)) return <Skeleton className="h-96 w-full" />;
  const homes = answers.flatMap(({ data }) => data ?? []);
  const gone = ids.length - homes.length;
  return (
    <>
      {gone > 0 && (
        <p role="status" className="mb-5 text-soft">
          {gone === 1 ? 'One of these homes is' : `${gone} of these homes are`} no longer listed.
        </p>
      )}
      {homes.length > 0 && <ComparedHomes ids={ids} homes={homes} />}
    </>
  );
}

function ComparedHomes({ ids, homes }: { ids: readonly number[]; homes: readonly ListingDetail[] }) {
  const navigate = useNavigate();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const rows = comparisonOf(homes).filter(({ differs }) => differs || !onlyDifferences);
  const takeAway = (id: number): void => {
    compared().remove(id);
    void navigate(compareAddress(ids.filter((other) => other !== id)), { replace: true });
  };
  return (
    <>
      {homes.length > 1 && (
        <Checkbox
          className="mb-3 print:hidden"
          label="Only what differs"
          checked={onlyDifferences}
          onChange={({ target }) => setOnlyDifferences(target.checked)}
        />
      )}
      {/* Scrolls within itself: the page stays as wide as the window, and the names of the lines stay in sight. */}
      <div
        role="region"
        aria-label="Homes side by side"
        tabIndex={0}
        className="overflow-x-auto rounded-card border border-line print:overflow-visible print:border-0"
      >
        <table className="w-full border-collapse text-left align-top">
          <caption className="sr-only">{homes.map((home) => home.title).join(', ')}</caption>
          <thead>
            <tr className="align-top">
              <th scope="col" className={corner}>
                <span className="sr-only">What is compared</span>
              </th>
              {homes.map((home) => (
                <th key={home.id} scope="col" className="w-64 min-w-52 p-3 font-normal print:min-w-0">
                  <div className="aspect-4/3 overflow-hidden rounded-control">
                    <Picture image={home.images[0]} sizes="256px" eager />
                  </div>
                  <Link
                    to={`/property/${home.id}`}
                    className="mt-3 line-clamp-3 font-semibold underline underline-offset-4"
                  >
                    {home.title}
                  </Link>
                  <p className="mt-1 text-sm text-stone">{home.location}</p>
                  <Button
                    variant="quiet"
                    size="small"
                    className="mt-1 -ml-3 print:hidden"
                    aria-label={`Take away ${home.title}`}
                    onClick={() => takeAway(home.id)}
                  >
                    <X className="size-4!" aria-hidden /> Take away
                  </Button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Line key={row.name} row={row} marked={homes.length > 1} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const sticky = 'sticky left-0 z-10 bg-paper border-r border-line';
const corner = `${sticky} w-32 min-w-28 p-3 print:static`;

const Line = ({ row: { name, values, differs }, marked }: { row: ComparedRow; marked: boolean }) => (
  <tr className="border-t border-line align-top print:break-inside-avoid">
    <th scope="row" className={`${corner} font-normal text-stone`}>
      {name}
      {marked && differs && (
        <span className="mt-1 block">
          <Badge tone="amber">Differs</Badge>
        </span>
      )}
    </th>
    {values.map((value, index) => (
      <td key={index} className="p-3 font-medium break-words tabular-nums">
        {value === null ? (
          <span className="font-normal text-stone">Not given</span>
        ) : typeof value === 'string' ? (
          value
        ) : (
          <ul className="list-disc pl-4 font-normal">
            {value.map((item, at) => (
              <li key={at}>{item}</li>
            ))}
          </ul>
        )}
      </td>
    ))}
  </tr>
);
