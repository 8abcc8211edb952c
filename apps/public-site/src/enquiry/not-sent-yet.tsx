import { Alert, buttonLook, Phone } from '@lintel/ui';
import type { EnquiryDialogProps } from './enquiry.types.js';

/** After a valid submit, until sending exists: says so, and offers what works today. */
export const NotSentYet = ({
  agent,
  what,
}: {
  agent: EnquiryDialogProps['listing']['agent'];
  what: string;
}) => (
  // On a phone it may lie below the fold of the dialog.
  <div ref={(box) => box?.scrollIntoView({ block: 'nearest' })}>
    <Alert
      tone="plain"
      title="Sending is not available yet"
      actions={
        <a className={buttonLook({ size: 'small' })} href={`tel:${agent.phone.replaceAll(/[^\d+]/g, '')}`}>
          <Phone aria-hidden />
          Call {agent.phone}
        </a>
      }
    >
      {what} is complete and was not sent. What you typed is kept while this page is open. {agent.agency} can
      be reached by phone today.
    </Alert>
  </div>
);
