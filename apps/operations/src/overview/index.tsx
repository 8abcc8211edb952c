import { Button } from '@lintel/ui';
import { useSearchParams } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { FiringLine } from '../alerts/firing.js';
import { AccessPage } from '../console/access-page.js';
import { ConsoleFrame } from '../console/console-frame.js';
import { Freshness } from '../console/freshness.js';
import { ListFailure, RowsSkeleton } from '../console/list-states.js';
import { refusalOf } from '../console/refusal.js';
import { figureNames, problemsOf, readSpan, spanLabels } from './figure-words.js';
import { overviewNow, seriesOf, type Overview, type SeriesSpan } from './overview-queries.js';
import { Problems } from './problems.js';
import { Services } from './services.js';
import { Tile } from './tile.js';

const title = 'Overview';

/** `/operations`, with `?span=` for how far back its charts go. */
export default function OverviewPage() {
  const now = useQuery(overviewNow());
  if (refusalOf(now.error)) return <AccessPage title={title} />;
  return (
    <ConsoleFrame
      title={title}
      lead="Whether all of the portal works, and what to look at first."
      tools={
        <Freshness
          updatedAt={now.dataUpdatedAt}
          failed={now.isRefetchError}
          onRefresh={() => now.refetch()}
        />
      }
    >
      {now.isPending && <RowsSkeleton label="Loading the overview" />}
      {now.isLoadingError && (
        <ListFailure
          error={now.error}
          title="The overview could not be loaded"
          onRetry={() => void now.refetch()}
        />
      )}
      {now.data && (
        <>
          <FiringLine />
          <Problems problems={problemsOf(now.data)} />
          <Figures overview={now.data} />
          <Services services={now.data.services} />
        </>
      )}
    </ConsoleFrame>
  );
}

function Figures({ overview }: { overview: Overview }) {
  const [address, setAddress] = useSearchParams();
  const span = readSpan(address.get('span'));
  const { data } = useQuery(seriesOf(figureNames, span));
  return (
    <section aria-label="Figures">
      <div role="group" aria-label="How far back the charts go" className="mb-3 flex gap-2">
        {(Object.keys(spanLabels) as SeriesSpan[]).map((one) => (
          <Button
            key={one}
            size="small"
            variant={one === span ? 'secondary' : 'quiet'}
            aria-pressed={one === span}
            onClick={() => setAddress(one === 'hour' ? {} : { span: one }, { replace: true })}
          >
            {spanLabels[one]}
          </Button>
        ))}
      </div>
      <ul className="grid grid-cols-2 gap-3 xl:grid-cols-3">
        {figureNames.map((name) => {
          const figure = overview.figures.find((one) => one.name === name);
          return (
            figure && (
              <Tile
                key={name}
                figure={figure}
                points={data?.get(name) ?? []}
                span={span}
                now={Date.parse(overview.at)}
              />
            )
          );
        })}
      </ul>
    </section>
  );
}
