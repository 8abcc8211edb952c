import { exactMomentText } from '@lintel/kernel';
import { Button } from '@lintel/ui';
import type { MailboxMail } from './mailbox-queries.js';
import type { Ref } from 'react';
import { downloadEml } from './eml.js';
import { bytesText } from './bytes-text.js';

export interface MessageHeadProps {
  readonly mail: MailboxMail;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** What a message says of itself, and what comes with it. */
export function MessageHead({ mail, heading }: MessageHeadProps) {
  const headers = [
    ['From', mail.from],
    ['To', mail.to],
    ['Sent', exactMomentText(mail.arrivedAt)],
    ['Message-ID', mail.messageId],
  ] as const;
  return (
    <header className="border-b border-line px-4 py-4 md:px-6 lg:border-0 lg:pb-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 text-xl wrap-anywhere focus:outline-none">
          {mail.subject}
        </h2>
        <Button size="small" onClick={() => downloadEml(mail)}>
          Download .eml
        </Button>
      </div>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-sm">
        {headers.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-stone">{name}</dt>
            <dd className="wrap-anywhere text-soft tabular-nums">{value}</dd>
          </div>
        ))}
        {mail.attachments.length > 0 && (
          <>
            <dt className="text-stone">Attached</dt>
            <dd>
              <ul>
                {mail.attachments.map(({ filename, contentType, bytes }, index) => (
                  <li key={index} className="wrap-anywhere text-soft">
                    {filename} <span className="text-stone">({`${contentType}, ${bytesText(bytes)}`})</span>
                  </li>
                ))}
              </ul>
              <p className="text-stone">They are in the .eml file.</p>
            </dd>
          </>
        )}
      </dl>
    </header>
  );
}
