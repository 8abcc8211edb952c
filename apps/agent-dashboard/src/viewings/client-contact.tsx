import type { AgencyViewing } from './agency-viewings-queries.js';
import { mailAddress, phoneAddress } from '../shared/contact-address.js';
import { Verified } from '../shared/verified.js';
import { clientName } from './viewing-words.js';

const link =
  'inline-flex min-h-6 items-center break-all text-soft underline decoration-edge underline-offset-4 hover:text-ink pointer-coarse:min-h-11';

/** Who asked, and how to reach them. */
export function ClientContact({ viewing }: { viewing: Pick<AgencyViewing, 'visitor'> }) {
  const { visitor } = viewing;
  const call = visitor && phoneAddress(visitor.phone);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 font-semibold break-words">
        {clientName(viewing)} {visitor && <Verified verified={visitor.verified} />}
      </p>
      {visitor && (
        <p className="flex flex-wrap gap-x-4">
          {visitor.email !== '' && (
            <a href={mailAddress(visitor.email)} className={link}>
              {visitor.email}
            </a>
          )}
          {call && (
            <a href={call} className={`${link} tabular-nums`}>
              {visitor.phone}
            </a>
          )}
        </p>
      )}
    </>
  );
}
