import { Link } from '@lintel/web/router';

/** Whose a key or a webhook is. */
export const Owner = ({ agencyId }: { agencyId: string | null }) =>
  agencyId === null ? (
    <span className="text-stone">The whole portal</span>
  ) : (
    <Link
      to={`/operations/agencies?q=${encodeURIComponent(agencyId)}`}
      className="wrap-anywhere underline decoration-edge underline-offset-4"
    >
      {agencyId}
    </Link>
  );
