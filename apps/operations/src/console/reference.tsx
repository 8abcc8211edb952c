import { Link } from '@lintel/web/router';

/** Where all that has a reference is shown, in order. */
export const traceAddress = (reference: string): string =>
  `/operations/trace?q=${encodeURIComponent(reference)}`;

/** The reference of something, which leads to all that shares it. */
export const Reference = ({ correlation }: { correlation: string }) => (
  <Link
    to={traceAddress(correlation)}
    className="font-mono wrap-anywhere underline decoration-edge underline-offset-4 hover:decoration-ink"
  >
    {correlation}
  </Link>
);
