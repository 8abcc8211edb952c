import { exactMomentText } from '@lintel/kernel';
import { useQuery } from '@tanstack/react-query';
import { ConsoleTable } from '../console/console-table.js';
import { ListFailure, RowsSkeleton } from '../console/list-states.js';
import { durationText } from '../queues/job-words.js';
import { type Projection, projectionsNow, type ServiceProjections } from './backups-queries.js';

/** What services keep of each other's things, when each was made anew last, and how it is. */
export function Projections({ inEngines }: { inEngines: boolean }) {
  const now = useQuery(projectionsNow());
  return (
    <section aria-labelledby="projections" className="mt-10 space-y-4">
      <h2 id="projections" className="text-lg">
        Projections
      </h2>
      <p>
        What services keep of each other&rsquo;s things, so that each answers by itself. After a fault, or a
        restore in part, a command makes one anew beside the live one, while people use it.
      </p>
      {now.isPending && <RowsSkeleton label="Loading the projections" />}
      {now.isLoadingError && (
        <ListFailure
          error={now.error}
          title="The projections could not be loaded"
          onRetry={() => void now.refetch()}
        />
      )}
      {now.data && (
        <ConsoleTable caption="Projections" heads={['What', 'Made anew last', 'How']}>
          {now.data.map(({ service, projections, problem }) =>
            projections ? (
              projections.map((projection) => (
                <Row
                  key={`${service} ${projection.name}`}
                  {...{ service, projection, how: howOf(service, projection, inEngines) }}
                />
              ))
            ) : (
              <tr key={service}>
                <th scope="row">
                  {service}
                  <span className="block font-normal wrap-anywhere text-clay">{problem}</span>
                </th>
                <td className="max-md:hidden">not known</td>
                <td className="max-md:hidden" />
              </tr>
            ),
          )}
        </ConsoleTable>
      )}
    </section>
  );
}

interface RowProps {
  readonly service: string;
  readonly projection: Projection;
  readonly how: string;
}

const Row = ({ service, projection, how }: RowProps) => (
  <tr>
    <th scope="row">
      {service}: {projection.name.replaceAll('-', ' ')}
      <span className="block font-normal text-stone">of {projection.topic}</span>
      <span className="mt-1 block font-normal md:hidden">
        <Last projection={projection} />
      </span>
      <How how={how} className="mt-1 block font-normal text-soft md:hidden" />
    </th>
    <td className="max-md:hidden">
      <Last projection={projection} />
    </td>
    <td className="max-md:hidden">
      <How how={how} />
    </td>
  </tr>
);

function Last({ projection: { rebuilt } }: { projection: Projection }) {
  if (!rebuilt) return <>never</>;
  const { at, tookMs, documents, by } = rebuilt;
  return (
    <>
      <time dateTime={at}>{exactMomentText(at)}</time>
      <span className="block text-stone">
        {documents.toLocaleString('en-GB')} in {durationText(tookMs)},{' '}
        {by === null ? 'by itself' : `by ${by}`}
      </span>
    </>
  );
}

const How = ({ how, className }: { how: string; className?: string }) => (
  <code className={`font-mono text-sm wrap-anywhere ${className ?? ''}`}>{how}</code>
);

/** The index of one process is that process's alone. */
const howOf = (service: ServiceProjections['service'], { name }: Projection, inEngines: boolean): string =>
  service === 'search' && !inEngines
    ? 'stop, remove the folder search of the data folder, and start'
    : `npm run -w @lintel/${service} rebuild${service === 'search' ? '' : ` -- ${name}`}`;
