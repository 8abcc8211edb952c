import { buttonLook, Setting } from '@lintel/ui';
import { Link } from '@lintel/web/router';

export const IntegrationsSection = () => (
  <Setting
    title="Integrations"
    text="Programs of your own, such as your website or your CRM, read your homes and are told what happens."
  >
    <Link to="/agent/integrations" className={buttonLook()}>
      Keys and webhooks
    </Link>
  </Setting>
);
