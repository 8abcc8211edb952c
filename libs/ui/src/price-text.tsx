import { clsx } from 'clsx';

/** A price in tabular figures. `text` is ready to read, such as '£4,950 pcm' (`priceText` of `@lintel/web`). */
export const PriceText = ({ text, className }: { text: string; className?: string }) => (
  <span className={clsx('font-semibold tracking-tight tabular-nums', className)}>{text}</span>
);
