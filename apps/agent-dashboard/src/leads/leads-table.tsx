import { momentText } from '@lintel/kernel';
import { clsx, Table } from '@lintel/ui';
import type { LeadRow } from './leads-queries.js';
import { Verified } from '../shared/verified.js';
import { Link } from '@lintel/web/router';
import { stepAmong } from '../properties/list/step-among.js';
import { useSteady } from '../shared/use-steady.js';
import { leadAddress } from './lead-address.js';
import { leadCounts } from './lead-words.js';

interface LeadsTableProps {
  readonly leads: readonly LeadRow[];
  readonly selected: string | undefined;
}

/** Where the focus goes on the way back from a lead. */
export const leadRowId = (lead: string): string => `lead-${lead}`;

/**
 * People, a row each; a row leads to what is known of its person. On a narrow screen the columns stand below the name. Nothing moves under the
 * pointer: `key` it by what is sought.
 */
export function LeadsTable({ leads, selected }: LeadsTableProps) {
  const { rows, handlers } = useSteady(leads, ({ id }) => id);
  return (
    <div className="flex min-h-0 flex-col xl:flex-1" {...handlers}>
      <Table
        caption="Leads"
        hideCaption
        className="rounded-none border-0 xl:min-h-0 xl:flex-1 [&_tbody_td]:align-top [&_tbody_th]:align-top"
      >
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col" className="max-md:hidden">
              Contact
            </th>
            <th scope="col" className="text-right max-md:hidden">
              Enquiries
            </th>
            <th scope="col" className="text-right max-md:hidden">
              Viewings
            </th>
            <th scope="col" className="max-md:hidden">
              Last contact
            </th>
          </tr>
        </thead>
        <tbody onKeyDown={(event) => stepAmong(event, 'a[data-lead]')}>
          {rows.map(({ item: lead, gone }) => {
            const current = lead.id === selected;
            return (
              <tr
                key={lead.id}
                className={clsx(
                  'relative animate-arrive',
                  current && 'bg-brick-tint hover:bg-brick-tint!',
                  gone && 'opacity-75',
                )}
              >
                <th
                  scope="row"
                  // Important, since the table's own border colour is more specific.
                  className={clsx('border-l-3', current ? 'border-l-brick!' : 'border-l-transparent!')}
                >
                  <Link
                    id={leadRowId(lead.id)}
                    data-lead={lead.id}
                    to={leadAddress(lead.id)}
                    preventScrollReset
                    aria-current={current || undefined}
                    className="wrap-anywhere rounded-sm before:absolute before:inset-0"
                  >
                    {lead.name}
                  </Link>{' '}
                  {!lead.verified && <Verified verified={false} />}
                  <span
                    className={clsx(
                      'block text-sm font-normal md:hidden',
                      current ? 'text-soft' : 'text-stone',
                    )}
                  >
                    <span className="block wrap-anywhere">{lead.email}</span>
                    <span className="block">{leadCounts(lead)}</span>
                    <time dateTime={lead.lastContactAt} className="block tabular-nums">
                      {momentText(lead.lastContactAt)}
                    </time>
                  </span>
                </th>
                <td className="max-md:hidden">
                  <span className="block wrap-anywhere">{lead.email}</span>
                  <span className="block text-sm text-soft">{lead.phone}</span>
                </td>
                <td className="text-right max-md:hidden">{lead.enquiries.toLocaleString('en-GB')}</td>
                <td className="text-right max-md:hidden">{lead.viewings.toLocaleString('en-GB')}</td>
                <td className="whitespace-nowrap max-md:hidden">
                  <time dateTime={lead.lastContactAt}>{momentText(lead.lastContactAt)}</time>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </div>
  );
}
