import { clsx, Table } from '@lintel/ui';
import type { ReactNode } from 'react';

export interface ConsoleTableProps {
  readonly caption: string;
  /** The first stays on a phone, and has there what the others say. */
  readonly heads: readonly [string, ...string[]];
  /** What the last column holds for those who do not see its buttons; none unless given. */
  readonly acts?: string;
  /** Whether the buttons stand below the first column's text on a phone. */
  readonly actsBelow?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Things with what can be done about them, a row each. */
export const ConsoleTable = ({ caption, heads, acts, actsBelow, className, children }: ConsoleTableProps) => (
  <Table
    caption={caption}
    hideCaption
    className={clsx(
      'text-sm [&_tbody_td]:py-2.5 [&_tbody_td]:align-top [&_tbody_th]:py-2.5 [&_tbody_th]:align-top',
      className,
    )}
  >
    <thead>
      <tr>
        {heads.map((head, index) => (
          <th key={head} scope="col" className={clsx(index > 0 && 'max-md:hidden')}>
            {head}
          </th>
        ))}
        {acts && (
          <th scope="col" className={clsx(actsBelow && 'max-md:hidden')}>
            <span className="sr-only">{acts}</span>
          </th>
        )}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </Table>
);
