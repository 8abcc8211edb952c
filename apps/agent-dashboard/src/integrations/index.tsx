import { ArrowLeft, buttonLook } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { ConfirmDialog, useConfirmed } from '@lintel/web/strong-sign-in';
import { KeysSection } from './keys/keys-section.js';
import { OwnersPage } from './owners-page.js';
import { WebhooksSection } from './webhooks/webhooks-section.js';

/** `/agent/integrations`: what lets the agency's programs in, and what tells them what happens. */
export default function IntegrationsPage() {
  const { asked, confirmed } = useConfirmed();
  return (
    <OwnersPage
      title="Integrations"
      lead="Programs of your own, such as your website or your CRM."
      before={
        <Link to="/agent/agency" className={buttonLook({ variant: 'quiet', size: 'small' })}>
          <ArrowLeft aria-hidden /> Back to Your Agency
        </Link>
      }
    >
      {(agency) => (
        <>
          <KeysSection confirmed={confirmed} />
          <WebhooksSection agency={agency.id} confirmed={confirmed} />
          <ConfirmDialog asked={asked} />
        </>
      )}
    </OwnersPage>
  );
}
