import { Badge, Setting } from '@lintel/ui';
import type { Account } from '../account-queries.js';

/** What the agency registered with. */
export const AgencySetting = ({ agency }: { agency: NonNullable<Account['agency']> }) => (
  <Setting title="Agency" text="As it is shown beside its homes.">
    <div className="flex flex-wrap items-center gap-3">
      <p className="font-semibold">{agency.companyName}</p>
      <Badge tone={agency.approved ? 'moss' : 'amber'}>
        {agency.approved ? 'Approved' : 'Waiting for approval'}
      </Badge>
    </div>
    <p className="mt-1 text-soft">{agency.address}</p>
    <p className="text-soft tabular-nums">{agency.phone}</p>
  </Setting>
);
