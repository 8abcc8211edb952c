import type { ReactNode } from 'react';
import { WideTable } from '../blog/prose.js';

interface StackingTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** Rows. */
  readonly children: ReactNode;
}

/** A table whose cells stand below each other on a phone. */
export const StackingTable = ({ label, columns, children }: StackingTableProps) => (
  <WideTable label={label}>
    <table className="max-sm:[&_td]:block max-sm:[&_td:not(:last-child)]:border-b-0 max-sm:[&_td:not(:last-child)]:pb-0">
      <thead className="max-sm:sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </WideTable>
);
