import { exactMomentText } from '@lintel/kernel';
import { EmptyState, FileText, Table } from '@lintel/ui';
import { Link, useLocation } from '@lintel/web/router';
import { Reference } from '../console/reference.js';
import { shortTimeText } from '../console/times.js';
import type { AuditEntry } from './audit-queries.js';

/** Acts, the last first. On a narrow screen who did it, and what is so since, stand below the act. */
export function AuditTable({ entries, now }: { entries: readonly AuditEntry[]; now: Date }) {
  if (entries.length === 0)
    return (
      <div className="rounded-card border border-line bg-surface">
        <EmptyState icon={<FileText />} title="No act is found">
          What staff and agencies do comes here a moment later, for six years. Ids are looked for whole.
        </EmptyState>
      </div>
    );
  return (
    <Table
      caption="Acts of staff and agencies"
      hideCaption
      className="min-h-64 text-sm md:max-h-[calc(100dvh-21rem)] [&_tbody_td]:py-2 [&_tbody_td]:align-top [&_tbody_th]:py-2 [&_tbody_th]:align-top"
    >
      <thead>
        <tr>
          <th scope="col">Act</th>
          <th scope="col" className="max-md:hidden">
            By
          </th>
          <th scope="col" className="max-md:hidden">
            Since then
          </th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.seq} className="animate-arrive">
            <th scope="row" className="max-md:w-full">
              {entry.act}
              <span className="block font-normal wrap-anywhere text-soft">
                {entry.subjectType} <Narrow by="q" to={entry.subject} />
              </span>
              {entry.correlation && (
                <span className="block text-xs font-normal text-stone">
                  Reference <Reference correlation={entry.correlation} />
                </span>
              )}
              <span className="block font-normal wrap-anywhere text-soft md:hidden">
                by <Actor entry={entry} />
              </span>
              <span className="block font-normal md:hidden">
                <Values entry={entry} />
              </span>
            </th>
            <td className="max-w-56 wrap-anywhere text-soft max-md:hidden">
              <Actor entry={entry} />
            </td>
            <td className="max-md:hidden">
              <Values entry={entry} />
            </td>
            <td className="whitespace-nowrap">
              <time dateTime={entry.at} title={`${exactMomentText(entry.at)}, entry ${entry.seq}`}>
                {shortTimeText(entry.at, now)}
              </time>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Actor = ({ entry: { actor, actorRole } }: { entry: AuditEntry }) => (
  <>
    <Narrow by="who" to={actor} />
    <span className="text-stone"> {actorRole}</span>
  </>
);

const Values = ({ entry: { values } }: { entry: AuditEntry }) => (
  <ul>
    {values.map(({ name, before, after }) => (
      <li key={name} className="wrap-anywhere text-soft">
        <span className="text-stone">{name}</span> {before !== null && <s className="text-stone">{before}</s>}{' '}
        {after ?? 'none'}
      </li>
    ))}
  </ul>
);

/** An id that the list can be narrowed to. */
function Narrow({ by, to }: { by: 'q' | 'who'; to: string }) {
  const { search } = useLocation();
  const address = new URLSearchParams(search);
  address.set(by, to);
  return (
    <Link to={`?${address}`} className="underline decoration-edge underline-offset-4 hover:text-ink">
      {to}
    </Link>
  );
}
