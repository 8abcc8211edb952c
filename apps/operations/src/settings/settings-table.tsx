import { Badge } from '@lintel/ui';
import { ConsoleTable } from '../console/console-table.js';
import type { Held, SettingRow } from './rows.js';

/** Settings, a row each, with what is in force and where that comes from. */
export const SettingsTable = ({ rows }: { rows: readonly SettingRow[] }) => (
  <ConsoleTable caption="Settings in force" heads={['Setting', 'In force']}>
    {rows.map(({ name, meaning, held }) => (
      <tr key={name}>
        <th scope="row" className="max-md:w-full">
          <span className="font-mono wrap-anywhere">{name}</span>
          <span className="mt-1 block font-normal text-stone">{meaning}</span>
          <span className="mt-2 block font-normal md:hidden">
            <InForce held={held} />
          </span>
        </th>
        <td className="w-2/5 max-md:hidden">
          <InForce held={held} />
        </td>
      </tr>
    ))}
  </ConsoleTable>
);

const InForce = ({ held }: { held: readonly Held[] }) =>
  held.map(({ value, from, programs }) => (
    <span key={`${value} ${from}`} className="mb-1.5 block last:mb-0">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {value !== null && <span className="font-mono wrap-anywhere">{value}</span>}
        {value === null && from === 'environment' && <span>set, and not shown</span>}
        <Badge tone={from === 'environment' ? 'moss' : 'plain'}>{sources[from]}</Badge>
      </span>
      {programs.length > 0 && <span className="block text-stone">{programs.join(', ')}</span>}
    </span>
  ));

const sources = { environment: 'environment', default: 'default', unset: 'not set' } as const;
