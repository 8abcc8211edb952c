import { brand } from '@lintel/web';
import { buttonLook, EmptyState, Mail } from '@lintel/ui';
import { Link } from '@lintel/web/router';

const card = 'rounded-card border border-line bg-surface';

/** Mail goes elsewhere, as on the cluster profile. */
export const MailLeaves = () => (
  <div className={card}>
    <EmptyState
      icon={<Mail />}
      title="Mail is not kept here"
      action={
        <Link to="/operations/emails" className={buttonLook()}>
          See what became of each e-mail
        </Link>
      }
    >
      E-mails leave this installation by SMTP, and only their recipients can read them.
    </EmptyState>
  </div>
);

export const NothingSent = () => (
  <div className={card}>
    <EmptyState
      icon={<Mail />}
      title="No e-mail has been sent yet"
      action={
        <Link to="/blog" className={buttonLook()}>
          Open the blog
        </Link>
      }
    >
      Whatever {brand().name} sends shows here as it is sent. Subscribe to the newsletter on the blog to see
      one.
    </EmptyState>
  </div>
);

/** Beside a list of which no message is open. */
export const NothingChosen = () => (
  <div className="hidden flex-1 items-center lg:flex">
    <EmptyState icon={<Mail />} title="Choose a message to read it">
      The arrow keys move through the list, and Enter opens.
    </EmptyState>
  </div>
);
