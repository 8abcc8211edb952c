import { ConsoleTable } from '../console/console-table.js';
import { PanelLink } from './panel-link.js';
import { peopleText, sideText, standingText } from './report-words.js';
import type { ReportedMessage } from './reports-queries.js';

/** Messages that somebody reported, a row each, without what was written. */
export const MessagesTable = ({ messages }: { messages: readonly ReportedMessage[] }) => (
  <ConsoleTable caption="Reported messages" heads={['Message', 'Reported by', 'When']}>
    {messages.map((message) => (
      <tr key={message.id} className="animate-arrive">
        <th scope="row" className="max-md:w-full md:w-1/2">
          <PanelLink panel="message" id={message.id}>
            {`By ${sideText[message.side]}, about ${message.listing.title}`}
          </PanelLink>
          <span className="block font-normal wrap-anywhere text-stone">
            {message.listing.id}, {message.agency}
          </span>
          <span className="mt-1 block font-normal md:hidden">
            {peopleText(message.count)}. {standingText(message)}
          </span>
        </th>
        <td className="tabular-nums max-md:hidden">{peopleText(message.count)}</td>
        <td className="text-soft max-md:hidden">{standingText(message)}</td>
      </tr>
    ))}
  </ConsoleTable>
);
