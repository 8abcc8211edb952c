import { buttonLook, Plus, Spinner } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { useState } from 'react';
import { AgentFrame } from '../shared/agent-frame.js';
import { LoadFailure } from '../shared/states.js';
import { useAgent } from '../shared/use-agent.js';
import { ActivityBell } from './activity-bell.js';
import { DashboardTabs } from './dashboard-tabs.js';
import { useCounts } from './use-counts.js';

/** `/agent/dashboard?tab=`: what an agency runs its day on. The shell lets nobody but agents in. */
export default function DashboardPage() {
  const { id: account } = useAgent();
  return (
    <AgentFrame
      title="Agent Dashboard"
      lead="Manage your properties and viewing requests"
      tools={
        account !== '' && (
          <>
            <ActivityBell key={account} account={account} />
            <Link to="/agent/properties/new" className={buttonLook({ variant: 'primary' })}>
              <Plus aria-hidden /> Add Property
            </Link>
          </>
        )
      }
    >
      {account === '' ? <Loading /> : <Dashboard key={account} account={account} />}
    </AgentFrame>
  );
}

function Dashboard({ account }: { account: string }) {
  const counts = useCounts(account);
  // Once shown it stays, so that nothing typed is lost when a service is away for a while.
  const [shown, setShown] = useState(false);
  const ready = !counts.loading && !counts.failed;
  if (ready && !shown) setShown(true);
  if (ready || shown) return <DashboardTabs counts={counts.of} />;
  if (counts.loading) return <Loading />;
  return (
    <LoadFailure
      error={counts.error}
      title="Failed to fetch dashboard data. Please try again."
      onRetry={counts.refetch}
    />
  );
}

const Loading = () => (
  <div className="grid min-h-96 place-items-center">
    <Spinner label="Loading your dashboard" />
  </div>
);
