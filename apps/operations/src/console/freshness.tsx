import { secondsText } from '@lintel/kernel';
import { Button, RotateCcw } from '@lintel/ui';
import { useState } from 'react';

export interface FreshnessProps {
  /** Milliseconds since 1970; 0 when nothing has been loaded yet. */
  readonly updatedAt: number;
  /** Whether the last attempt since then failed. */
  readonly failed: boolean;
  readonly onRefresh: () => Promise<unknown>;
}

/** Says when a list was last fetched, and fetches it again. */
export function Freshness({ updatedAt, failed, onRefresh }: FreshnessProps) {
  // Not the query's own state: the icon would turn at every automatic refresh.
  const [refreshing, setRefreshing] = useState(false);
  const refresh = (): void => {
    setRefreshing(true);
    void onRefresh().finally(() => setRefreshing(false));
  };
  return (
    <div className="flex items-center gap-3">
      {updatedAt > 0 && (
        <p className="text-sm text-stone tabular-nums" role={failed ? 'status' : undefined}>
          {failed ? `Not reached since ${secondsText(updatedAt)}` : `Updated ${secondsText(updatedAt)}`}
        </p>
      )}
      <Button size="small" busy={refreshing} onClick={refresh}>
        {!refreshing && <RotateCcw aria-hidden />}
        Refresh
      </Button>
    </div>
  );
}
