import { Badge, Table } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { placeAddress } from './event-address.js';
import { countText, shortName } from './event-words.js';
import type { Consumer } from './events-queries.js';

const trouble = ({ failing, parked, lag }: Consumer): number => (failing.length + parked) * 1e9 + lag;

/** Who reads events, those in trouble first. */
export const ConsumersTable = ({ consumers }: { consumers: readonly Consumer[] }) => (
  <Table caption="Consumers" className="text-sm [&_td]:text-right [&_thead_th:not(:first-child)]:text-right">
    <thead>
      <tr>
        <th scope="col">Consumer</th>
        <th scope="col">Behind</th>
        <th scope="col">Parked</th>
        <th scope="col" className="max-md:hidden">
          Members
        </th>
      </tr>
    </thead>
    <tbody>
      {consumers
        .toSorted((one, other) => trouble(other) - trouble(one))
        .map((consumer) => {
          const { topic, name, members, lag, parked, retrying, failing } = consumer;
          return (
            <tr key={`${topic} ${name}`}>
              <th scope="row" className="max-md:w-full">
                <Link
                  to={placeAddress({ topic, consumer: name })}
                  className="inline-flex min-h-11 items-center underline decoration-edge underline-offset-4 hover:decoration-ink"
                >
                  {name} of {shortName(topic)}
                </Link>
                {members === 0 && (
                  <Badge tone="amber" className="ml-2">
                    Nobody there
                  </Badge>
                )}
                {failing[0] && (
                  <span className="line-clamp-2 block font-normal wrap-anywhere text-clay">
                    Tried {failing[0].attempts} times: {failing[0].error}
                  </span>
                )}
              </th>
              <td>{countText(lag + retrying)}</td>
              <td className={parked > 0 ? 'font-semibold text-clay' : ''}>{countText(parked)}</td>
              <td className="max-md:hidden">{members}</td>
            </tr>
          );
        })}
    </tbody>
  </Table>
);
