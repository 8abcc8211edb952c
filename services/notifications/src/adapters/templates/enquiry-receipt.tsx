import { subjectLine } from '../../domain/display-text.js';
import type { LetterContent } from '../../domain/letter.js';
import { Button } from './parts/button.js';
import { Quote } from './parts/details.js';
import { Frame } from './parts/frame.js';
import { Greeting, Heading, Paragraph, Small, SmallLink, SmallPrint } from './parts/words.js';
import type { Template } from './template.js';

type Content = Extract<LetterContent, { template: 'enquiry-receipt' }>;

/** To somebody who wrote to an agent signed in: what they wrote, and where the answer will be. */
export const enquiryReceipt: Template<Content> = ({ name, home, message, link }) => {
  const heading = 'Your message is with the agent';
  return {
    subject: subjectLine(`Your enquiry: ${home.title}`),
    body: (
      <Frame title={heading} preview={`You asked about ${home.title}.`}>
        <Heading>{heading}</Heading>
        <Greeting name={name} />
        <Paragraph>
          You wrote to the agent of {home.title}, {home.address}:
        </Paragraph>
        <Quote lines={message} />
        <Paragraph>They will contact you shortly. The answer will be among your messages.</Paragraph>
        <Button href={link} label="See your messages" written />
        <SmallPrint>
          <Small>
            You receive this e-mail because you wrote to an agent while you were signed in. Answers to this
            e-mail are not read.
          </Small>
          <SmallLink href={home.url}>See the home</SmallLink>
        </SmallPrint>
      </Frame>
    ),
  };
};
