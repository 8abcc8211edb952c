import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Bath, Bed, Ruler } from './icons.js';

export interface ListingFactsProps {
  /** Ready to read, such as '3 beds' (`bedsText` of `@lintel/web`); undefined where nothing is to be said. */
  readonly beds: string | undefined;
  readonly baths: string | undefined;
  /** Such as '1,140 sq ft' or 'Ask Agent'. */
  readonly area: ReactNode;
  /** `row` for cards, `columns` for a home's own page. */
  readonly look?: 'row' | 'columns';
  readonly className?: string;
}

const looks = {
  row: 'flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft [&_li]:gap-1.5 [&_svg]:size-4.5',
  columns:
    'grid auto-cols-fr grid-flow-col divide-x divide-line border-y border-line py-3 text-center text-sm font-medium [&_li]:flex-col [&_li]:gap-1 [&_li]:px-1 [&_svg]:size-5',
} as const;

/**
 * The facts by which homes are compared: three, for most of them. A list to screen readers; the icons repeat the words and are not read. Nothing here
 * takes the focus.
 */
export const ListingFacts = ({ beds, baths, area, look = 'row', className }: ListingFactsProps) => (
  <ul className={clsx('[&_li]:flex [&_li]:items-center [&_svg]:text-stone', looks[look], className)}>
    {beds !== undefined && (
      <li>
        <Bed aria-hidden /> {beds}
      </li>
    )}
    {baths !== undefined && (
      <li>
        <Bath aria-hidden /> {baths}
      </li>
    )}
    <li>
      <Ruler aria-hidden /> {area}
    </li>
  </ul>
);
