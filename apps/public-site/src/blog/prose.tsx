import { clsx } from '@lintel/ui';
import type { ReactNode } from 'react';

const look = [
  'max-w-measure text-lg text-soft',
  '[&_p]:mt-4 [&_li]:mt-2 [&_ul]:mt-4 [&_ul]:list-disc [&_ul]:pl-6 [&_ul]:marker:text-brick',
  '[&_ol]:mt-4 [&_ol]:list-decimal [&_ol]:pl-6 [&_ol]:marker:text-stone',
  '[&_h2]:mt-12 [&_h2]:scroll-mt-28 [&_h2]:text-2xl [&_h2]:text-ink [&_h3]:mt-8 [&_h3]:text-xl [&_h3]:text-ink',
  '[&_strong]:font-semibold [&_strong]:text-ink [&_code]:text-base [&_code]:text-ink',
  '[&_a]:text-brick [&_a]:underline [&_a]:underline-offset-4 [&_a:hover]:text-brick-deep',
  '[&_table]:mt-6 [&_table]:w-full [&_table]:text-base [&_table]:tabular-nums',
  '[&_caption]:mb-2 [&_caption]:text-left [&_caption]:text-sm [&_caption]:text-stone',
  '[&_th]:border-b [&_th]:border-edge [&_th]:py-2 [&_th]:pr-4 [&_th]:text-left [&_th]:font-semibold [&_th]:text-ink',
  '[&_td]:border-b [&_td]:border-line [&_td]:py-2 [&_td]:pr-4 [&_td]:align-top',
  'print:max-w-none print:text-base [&_h2]:break-after-avoid [&_li]:break-inside-avoid [&_tr]:break-inside-avoid',
];

/** Running text to be read: a measure of 66 characters, headings with room above, lists and tables. */
export const Prose = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={clsx(look, className)}>{children}</div>
);

/** A table that is wider than a phone scrolls by itself, and can be reached by keyboard to do so. */
export const WideTable = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto print:overflow-visible">
    {children}
  </div>
);
