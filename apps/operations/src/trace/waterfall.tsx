import { exactMomentText } from '@lintel/kernel';
import { clsx, Table } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { durationText } from '../queues/job-words.js';
import { axisOf, type Stretch } from './axis.js';
import type { Line } from './lines.js';

const indents = ['', 'pl-4', 'pl-8', 'pl-12', 'pl-16'];

/** Each step a row: when it happened after the first, how long it took, and both as a bar. */
export function Waterfall({ lines, now }: { lines: readonly Line[]; now: number }) {
  const begin = Math.min(...lines.map(({ at }) => at));
  const stretch = axisOf(lines, now);
  return (
    <Table
      caption="What happened, in order"
      hideCaption
      className="text-sm [&_tbody_td]:align-top [&_tbody_th]:align-top"
    >
      <thead>
        <tr>
          <th scope="col" className="max-md:w-full">
            Step
          </th>
          <th scope="col" className="max-md:hidden">
            Where
          </th>
          <th scope="col">After</th>
          <th scope="col" className="max-md:hidden">
            Took
          </th>
          <th scope="col" className="w-2/5 max-md:hidden" aria-hidden>
            Picture
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} className="animate-arrive">
            <th scope="row" className="font-normal">
              <div className={clsx('max-md:pl-0', indents[line.depth])}>
                <span className="block text-xs text-stone">
                  {line.kind}
                  <span className="md:hidden"> · {line.place}</span>
                </span>
                <Name line={line} />
                <Outcome line={line} />
                <span className="block text-xs text-stone md:hidden">{tookText(line, now)}</span>
                <div className="mt-1.5 md:hidden">
                  <Bar line={line} stretch={stretch} now={now} />
                </div>
              </div>
            </th>
            <td className="wrap-anywhere text-soft max-md:hidden">{line.place}</td>
            <td className="whitespace-nowrap tabular-nums">
              <time dateTime={new Date(line.at).toISOString()} title={exactMomentText(line.at)}>
                {line.at === begin ? '0 ms' : `+${durationText(line.at - begin)}`}
              </time>
            </td>
            <td className="whitespace-nowrap tabular-nums max-md:hidden">{tookText(line, now)}</td>
            <td className="align-middle! max-md:hidden" aria-hidden>
              <Bar line={line} stretch={stretch} now={now} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Name = ({ line: { name, to } }: { line: Line }) =>
  to ? (
    <Link
      to={to}
      className="inline-block font-semibold wrap-anywhere underline decoration-edge underline-offset-4 first-letter:uppercase hover:decoration-ink"
    >
      {name}
    </Link>
  ) : (
    <span className="font-semibold wrap-anywhere">{name}</span>
  );

/** What came of it, unless that is what was to be expected. */
const Outcome = ({ line: { outcome, failed, open } }: { line: Line }) =>
  failed || open ? (
    <span className={clsx('block wrap-anywhere', failed ? 'text-clay' : 'text-soft')}>{outcome}</span>
  ) : null;

const tookText = ({ work, open }: Line, now: number): string => {
  if (!work) return open ? 'waits' : '';
  return work.until === null
    ? `${durationText(Math.max(0, now - work.from))} so far`
    : durationText(work.until - work.from);
};

interface BarProps {
  readonly line: Line;
  readonly stretch: (from: number, to: number) => Stretch;
  readonly now: number;
}

/** The wait before it pale, the work strong; a moment is a dot. The same is said in words beside it. */
function Bar({ line: { at, work, failed, open }, stretch, now }: BarProps) {
  const waited = stretch(at, work?.from ?? at);
  const worked = work && stretch(work.from, work.until ?? now);
  const colour = failed ? 'bg-clay' : open ? 'bg-stone' : 'bg-moss';
  return (
    <div className="relative h-3 rounded-full bg-sunken" aria-hidden>
      {waited.to > waited.from && <Piece {...waited} className="bg-edge" />}
      {worked ? (
        <Piece {...worked} className={colour} />
      ) : (
        <span
          className={clsx('absolute size-3 -translate-x-1/2 rounded-full', colour)}
          style={{ left: `${Math.min(98, Math.max(2, waited.from * 100))}%` }}
        />
      )}
    </div>
  );
}

const Piece = ({ from, to, className }: Stretch & { className: string }) => (
  <span
    className={clsx('absolute h-3 min-w-1 rounded-full', className)}
    style={{ left: `${Math.min(99, from * 100)}%`, width: `${(to - from) * 100}%` }}
  />
);
