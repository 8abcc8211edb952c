import { Building2, buttonLook, EmptyState } from '@lintel/ui';
import { Link } from '@lintel/web/router';

/** In the place of what is an agency's, for an agent who left theirs. */
export const NoAgency = () => (
  <EmptyState
    icon={<Building2 />}
    title="You belong to no agency"
    action={
      <Link to="/agent/register" className={buttonLook()}>
        Register as an Estate Agent
      </Link>
    }
  >
    Ask an owner of your agency to invite you again.
  </EmptyState>
);
