import { exactMomentText } from '@lintel/kernel';
import { Badge, Button, Table } from '@lintel/ui';
import { useSession } from '@lintel/web';
import { Link } from '@lintel/web/router';
import { shortTimeText } from '../console/times.js';
import { notToldText, pageOf, stateWords } from './alert-words.js';
import { acknowledge, type Alert, type NotTold } from './alerts-queries.js';
import { useAct } from './use-act.js';

export interface AlertsTableProps {
  readonly caption: string;
  readonly alerts: readonly Alert[];
  readonly notTold?: readonly NotTold[];
  /** The alert that the address names. */
  readonly chosen: string | null;
}

/** Alerts, each with its way to where it is mended. */
export const AlertsTable = ({ caption, alerts, notTold = [], chosen }: AlertsTableProps) => (
  <Table caption={caption} hideCaption className="text-sm [&_tbody_td]:align-top [&_tbody_th]:align-top">
    <thead>
      <tr>
        <th scope="col">Alert</th>
        <th scope="col">State</th>
        <th scope="col" className="max-md:hidden">
          Since
        </th>
      </tr>
    </thead>
    <tbody>
      {alerts.map((alert) => (
        <Row
          key={alert.id}
          alert={alert}
          chosen={alert.id === chosen}
          notTold={notTold.filter((one) => one.alert === alert.id)}
        />
      ))}
    </tbody>
  </Table>
);

function Row({ alert, chosen, notTold }: { alert: Alert; chosen: boolean; notTold: readonly NotTold[] }) {
  const session = useSession();
  const { title, reason, state, severity, since, resolvedAt, acknowledgedBy } = alert;
  const acting = useAct(() => acknowledge(alert), 'You look into it');
  const to = state === 'resolved' ? null : pageOf(alert);
  const mine = session.status === 'signedIn' && session.user.id === acknowledgedBy;
  const times = (
    <>
      <time dateTime={since} title={exactMomentText(since)}>
        {shortTimeText(since, new Date())}
      </time>
      {resolvedAt && (
        <>
          {' to '}
          <time dateTime={resolvedAt} title={exactMomentText(resolvedAt)}>
            {shortTimeText(resolvedAt, new Date())}
          </time>
        </>
      )}
    </>
  );
  return (
    <tr aria-current={chosen || undefined} className={chosen ? 'bg-sunken' : undefined}>
      <th scope="row" className="w-full">
        {to ? (
          <Link
            to={to}
            className="inline-block py-1.5 wrap-anywhere underline decoration-edge underline-offset-4"
          >
            {title}
          </Link>
        ) : (
          <span className="wrap-anywhere">{title}</span>
        )}
        {reason && <span className="block font-normal wrap-anywhere text-soft">{reason}</span>}
        <span className="block font-normal text-stone md:hidden">{times}</span>
        {notTold.map((one) => (
          <span key={`${one.by} ${one.problem}`} className="block font-normal wrap-anywhere text-clay">
            {notToldText(one)}
          </span>
        ))}
        {state === 'firing' && (
          <span className="mt-2 block">
            <Button
              size="small"
              aria-label={`Acknowledge: ${title}`}
              busy={acting.isPending}
              onClick={() => acting.mutate()}
            >
              Acknowledge
            </Button>
          </span>
        )}
      </th>
      <td>
        <Badge tone={state === 'firing' ? (severity === 'page' ? 'clay' : 'amber') : 'plain'}>
          {stateWords[state]}
        </Badge>
        {acknowledgedBy && (
          <span className="block wrap-anywhere text-stone">{mine ? 'by you' : `by ${acknowledgedBy}`}</span>
        )}
      </td>
      <td className="whitespace-nowrap max-md:hidden">{times}</td>
    </tr>
  );
}
