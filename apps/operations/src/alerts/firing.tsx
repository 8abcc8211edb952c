import { Badge, Bell } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { firingAlerts } from './alerts-queries.js';

const countText = (firing: number): string => (firing === 1 ? '1 alert fires' : `${firing} alerts fire`);

/** In the navigation: how many fire that nobody has acknowledged. */
export function FiringCount() {
  const { data } = useQuery(firingAlerts());
  if (!data?.firing) return null;
  return (
    <Badge tone={data.pages > 0 ? 'clay' : 'amber'} className="ml-auto tabular-nums">
      {data.firing}
      <span className="sr-only"> firing</span>
    </Badge>
  );
}

/** On the overview, before all else. */
export function FiringLine() {
  const { data } = useQuery(firingAlerts());
  return (
    <div aria-live="polite">
      {!!data?.firing && (
        <p className="mb-3 flex items-center gap-3 rounded-card border border-clay bg-clay-tint p-4 font-semibold text-clay">
          <Bell className="size-5 shrink-0" aria-hidden />
          <Link to="/operations/alerts" className="underline underline-offset-4">
            {countText(data.firing)}
          </Link>
        </p>
      )}
    </div>
  );
}
