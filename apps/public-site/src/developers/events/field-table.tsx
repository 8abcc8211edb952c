import { StackingTable } from '../stacking-table.js';
import { Words } from '../words.js';
import type { FieldRow } from './field-rows.js';

export const FieldTable = ({
  label,
  rows,
}: {
  readonly label: string;
  readonly rows: readonly FieldRow[];
}) => (
  <StackingTable label={label} columns={['Field', 'Type', 'What it says']}>
    {rows.map(({ path, type, optional, description }) => (
      <tr key={path}>
        <td>
          <code className="text-sm! wrap-anywhere sm:whitespace-nowrap">{path}</code>
        </td>
        <td className="text-sm">{type}</td>
        <td>
          <Words text={description} />
          {optional && (
            <span className="text-sm text-stone">{description ? '; may be absent' : 'May be absent'}</span>
          )}
        </td>
      </tr>
    ))}
  </StackingTable>
);
