import { Tabs } from '@lintel/ui';
import type { MailboxMail } from './mailbox-queries.js';
import { messageHtmlAddress } from './mailbox-address.js';

const panel = 'min-h-[60vh] w-full flex-1 rounded-control border border-line lg:min-h-0';

/** The three forms of a message. */
export const MessageBody = ({ mail }: { mail: MailboxMail }) => (
  <Tabs
    label="Forms of the message"
    className="flex min-h-0 flex-1 flex-col px-4 pb-4 md:px-6 md:pb-6 [&>[role=tabpanel][data-state=active]]:flex [&>[role=tabpanel][data-state=active]]:min-h-0 [&>[role=tabpanel][data-state=active]]:flex-1 [&>[role=tabpanel]]:pt-4"
    tabs={[
      {
        value: 'html',
        label: 'HTML',
        content: (
          // No scripts and no origin of its own; links open in a tab that is a page like any other.
          <iframe
            key={mail.id}
            title="The message as HTML"
            src={messageHtmlAddress(mail.id)}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            className={`${panel} bg-surface`}
          />
        ),
      },
      {
        value: 'text',
        label: 'Text',
        content: <Plain label="The message as text" content={mail.text} />,
      },
      {
        value: 'source',
        label: 'Source',
        content: <Plain label="The source of the message" content={mail.source} />,
      },
    ]}
  />
);

const Plain = ({ label, content }: { label: string; content: string }) => (
  <pre
    role="region"
    aria-label={label}
    tabIndex={0}
    className={`${panel} overflow-auto bg-paper p-4 font-mono text-sm wrap-anywhere whitespace-pre-wrap`}
  >
    {content}
  </pre>
);
