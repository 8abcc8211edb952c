import { subjectLine } from '../../domain/display-text.js';
import type { LetterContent } from '../../domain/letter.js';
import { Button } from './parts/button.js';
import { Frame } from './parts/frame.js';
import { Greeting, Heading, Paragraph, Small, SmallLink, SmallPrint } from './parts/words.js';
import type { Template } from './template.js';

type Content = Extract<LetterContent, { template: 'enquiry-confirmation' }>;

/** To an address that somebody typed into the contact form, whether it was its owner. */
export const enquiryConfirmation: Template<Content> = ({ home, confirm, look }) => {
  const heading = 'Did you write to this agent?';
  return {
    subject: subjectLine(`Please confirm your enquiry: ${home.title}`),
    body: (
      <Frame title={heading} preview={`Somebody gave this address when they asked about ${home.title}.`}>
        <Heading>{heading}</Heading>
        <Greeting name={undefined} />
        <Paragraph>
          Somebody asked the agent of {home.title}, {home.address}, about this home, and gave this e-mail
          address.
        </Paragraph>
        <Paragraph>
          If it was you, please say so: the agent has your message already, and then sees that it is verified.
        </Paragraph>
        <Button href={confirm} label="Yes, I wrote it" written />
        <SmallPrint>
          <Small>
            If this was not you, you need do nothing: the agent sees that the message is not verified. You can
            also have it deleted.
          </Small>
          <SmallLink href={look}>It was not me</SmallLink>
          <SmallLink href={home.url}>See the home</SmallLink>
        </SmallPrint>
      </Frame>
    ),
  };
};
