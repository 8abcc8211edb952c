import { Building2, buttonLook, EmptyState } from '@lintel/ui';
import { Link } from '@lintel/web/router';

/** Nobody waits: why that may be, and how it is changed. */
export const NoAgencies = () => (
  <div className="rounded-card border border-line bg-surface">
    <EmptyState
      icon={<Building2 />}
      title="No agency waits for approval"
      action={
        <Link to="/agent/register" className={buttonLook()}>
          Open the registration
        </Link>
      }
    >
      Agencies come here by themselves once they have registered and confirmed their address, or asked for a
      new name; one too like another&rsquo;s always does. With <Setting>LINTEL_AGENT_APPROVAL=none</Setting>,
      the default, others need no approval: start the portal with{' '}
      <Setting>LINTEL_AGENT_APPROVAL=required</Setting> to look at each of them first.
    </EmptyState>
  </div>
);

const Setting = ({ children }: { children: string }) => (
  <code className="rounded bg-sunken px-1 py-0.5 font-mono text-sm wrap-anywhere text-ink">{children}</code>
);
