import { Link } from '@lintel/web/router';

/** The name over its lintel: the beam that carries a doorway. `compact` leaves the name out where the bar is full. */
export const Wordmark = ({ compact = false }: { compact?: boolean }) => (
  <Link
    to="/"
    className="inline-flex items-center gap-2.5 rounded-sm font-display text-xl font-semibold"
    aria-label="Lintel, home"
  >
    <svg viewBox="0 0 24 24" className="size-6" aria-hidden>
      <path d="M1 3h22v5H1z" className="fill-brick" />
      <path d="M4 10h5v12H4zM15 10h5v12h-5z" fill="currentColor" />
    </svg>
    <span className={compact ? 'md:max-lg:hidden' : undefined}>Lintel</span>
  </Link>
);
