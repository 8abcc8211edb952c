import { Button, Check, Table } from '@lintel/ui';
import { nameLookedAt, type WaitingAgency } from './agencies-queries.js';
import { type AgencyAct, holding, refusing } from './agency-acts.js';
import { moveFocus } from '../console/move-focus.js';

export interface AgenciesTableProps {
  readonly agencies: readonly WaitingAgency[];
  readonly onApprove: (agency: WaitingAgency) => void;
  readonly onAsk: (act: AgencyAct) => void;
}

/** Puts the first line of a cell level with the button's words; on a narrow screen the lines stand below each other. */
const besideButton = 'block wrap-anywhere leading-6 md:py-1.5 md:pointer-coarse:py-2.5';

/** Agencies that wait, a row each. On a narrow screen phone and address stand below the name. */
export function AgenciesTable({ agencies, onApprove, onAsk }: AgenciesTableProps) {
  return (
    <Table
      caption="Agencies that wait for approval"
      hideCaption
      className="md:max-h-[calc(100dvh-14rem)] md:min-h-64 [&_tbody_td]:py-2.5 [&_tbody_td]:align-top [&_tbody_th]:py-2.5 [&_tbody_th]:align-top"
    >
      <thead>
        <tr>
          <th scope="col">Agency</th>
          <th scope="col" className="max-md:hidden">
            Phone
          </th>
          <th scope="col" className="max-md:hidden">
            Address
          </th>
          <th scope="col">
            <span className="sr-only">Action</span>
          </th>
        </tr>
      </thead>
      <tbody onKeyDown={(event) => moveFocus(event, 'button:last-child')}>
        {agencies.map((agency) => (
          <tr key={agency.id} className="animate-arrive">
            <th scope="row" tabIndex={-1} data-agency={agency.id} className="w-1/3 max-md:w-full">
              <span className={besideButton}>{nameLookedAt(agency)}</span>
              <Reason agency={agency} />
              <span className="block font-normal md:hidden">
                <PhoneLink agency={agency} />
                <span className="block wrap-anywhere text-soft">{agency.address}</span>
              </span>
            </th>
            <td className="whitespace-nowrap max-md:hidden">
              <PhoneLink agency={agency} />
            </td>
            <td className="min-w-48 max-md:hidden">
              <span className={`${besideButton} text-soft`}>{agency.address}</span>
            </td>
            <td className="text-right">
              <span className="flex flex-wrap justify-end gap-2">
                {agency.pendingName && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={`Refuse ${agency.pendingName}`}
                    onClick={({ detail }) => detail < 2 && onAsk(refusing(agency))}
                  >
                    Refuse
                  </Button>
                )}
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Hold ${nameLookedAt(agency)}`}
                  onClick={({ detail }) => detail < 2 && onAsk(holding(agency))}
                >
                  Hold
                </Button>
                <Button
                  size="small"
                  aria-label={`Approve ${nameLookedAt(agency)}`}
                  // The second click of a double click would meet the row that has come up.
                  onClick={({ detail }) => detail < 2 && onApprove(agency)}
                >
                  <Check aria-hidden />
                  Approve
                </Button>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Why it waits. */
const Reason = ({ agency: { companyName, pendingName, nameLike } }: { agency: WaitingAgency }) => (
  <span className="block text-sm font-normal wrap-anywhere text-soft">
    {pendingName ? `Renamed from ${companyName}` : 'New agency'}
    {nameLike && <span className="block text-ink">Name too like {nameLike}</span>}
  </span>
);

const PhoneLink = ({ agency: { phone } }: { agency: WaitingAgency }) => (
  <a
    href={`tel:${phone.replace(/[^\d+]/g, '')}`}
    className="inline-block py-1.5 leading-6 wrap-anywhere text-soft underline decoration-edge underline-offset-4 hover:text-ink pointer-coarse:py-2.5"
  >
    {phone}
  </a>
);
