import { Link, useLocation } from '@lintel/web/router';

export interface PanelLinkProps {
  readonly panel: 'home' | 'message';
  readonly id: string | number;
  readonly children: string;
}

/** Opens one beside the list, which keeps its place. */
export function PanelLink({ panel, id, children }: PanelLinkProps) {
  const { search } = useLocation();
  const to = new URLSearchParams(search);
  to.set(panel, String(id));
  return (
    <Link
      to={`?${to}`}
      className="underline decoration-edge underline-offset-4 wrap-anywhere hover:decoration-ink"
    >
      {children}
    </Link>
  );
}
