import { Badge } from '@lintel/ui';
import { ConsoleTable } from '../console/console-table.js';
import { standingOf } from '../listings/standing.js';
import { PanelLink } from './panel-link.js';
import { peopleText, standingText } from './report-words.js';
import type { ReportedHome } from './reports-queries.js';

/** Homes that people reported, a row each however many they are. */
export const HomesTable = ({ homes }: { homes: readonly ReportedHome[] }) => (
  <ConsoleTable caption="Reported homes" heads={['Home', 'Reported by', 'When']}>
    {homes.map((home) => (
      <tr key={home.id} className="animate-arrive">
        <th scope="row" className="max-md:w-full md:w-1/2">
          <PanelLink panel="home" id={home.id}>
            {home.listing.title}
          </PanelLink>
          <span className="block font-normal wrap-anywhere text-soft">{home.listing.address}</span>
          <span className="mt-1 flex flex-wrap gap-1.5 font-normal">
            <Badge tone={standingOf(home.listing).tone}>{standingOf(home.listing).word}</Badge>
            <span className="text-stone">
              {home.id}, {home.listing.agencyName}
            </span>
          </span>
          <span className="mt-1 block font-normal md:hidden">
            {peopleText(home.count)}. {standingText(home)}
          </span>
        </th>
        <td className="tabular-nums max-md:hidden">{peopleText(home.count)}</td>
        <td className="text-soft max-md:hidden">{standingText(home)}</td>
      </tr>
    ))}
  </ConsoleTable>
);
