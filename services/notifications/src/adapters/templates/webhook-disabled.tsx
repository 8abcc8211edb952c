import { momentText } from '@lintel/kernel';
import type { WebhookLetter } from '../../domain/letter.js';
import { Button } from './parts/button.js';
import { Frame } from './parts/frame.js';
import { Greeting, Heading, Paragraph, Small, SmallPrint } from './parts/words.js';
import type { Template } from './template.js';

/** Tells an agency's owners that a program of theirs hears nothing any more. */
export const webhookDisabled: Template<WebhookLetter> = ({ name, host, reason, since, page }, brand) => {
  const subject = `Your webhook at ${host} is disabled`;
  const first =
    reason === 'gone'
      ? `The address at ${host} answered that it is gone (HTTP 410), so ${brand} sends nothing there any more.`
      : `Nothing that ${brand} sent to ${host} has been taken since ${momentText(since)} (London time), so it sends nothing there any more.`;
  return {
    subject,
    body: (
      <Frame title={subject} preview={first}>
        <Heading>{subject}</Heading>
        <Greeting name={name} />
        <Paragraph>{first}</Paragraph>
        <Paragraph>
          Once it works, enable it again and have what failed sent anew: both are under Integrations. What
          happens until then is not sent to it, and can be read from the stream of events for two weeks.
        </Paragraph>
        <Button href={page} label="Open Integrations" />
        <SmallPrint>
          <Small>You receive this e-mail because you own the agency whose webhook it is.</Small>
        </SmallPrint>
      </Frame>
    ),
  };
};
