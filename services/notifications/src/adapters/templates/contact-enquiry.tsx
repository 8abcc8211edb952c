import { subjectLine } from '../../domain/display-text.js';
import type { LetterContent } from '../../domain/letter.js';
import { Button } from './parts/button.js';
import { Details, Quote } from './parts/details.js';
import { Frame } from './parts/frame.js';
import { Greeting, Heading, Paragraph, Small, SmallLink, SmallPrint } from './parts/words.js';
import type { Template } from './template.js';

type Content = Extract<LetterContent, { template: 'contact-enquiry' }>;

/** Somebody's first message about a home, to its agent. */
export const contactEnquiry: Template<Content> = ({ from, verified, home, message, link }) => {
  const heading = 'Somebody asks about a home';
  return {
    subject: subjectLine(`Enquiry: ${home.title}`),
    body: (
      <Frame title={heading} preview={`${from.name}: ${message.join(' ').slice(0, 120)}`}>
        <Heading>{heading}</Heading>
        <Greeting name={undefined} />
        <Paragraph>
          {from.name} wrote to you about {home.title}:
        </Paragraph>
        <Quote lines={message} />
        <Details
          of={[
            ['Name', from.name],
            ['E-mail', from.email],
            [
              'Verified',
              verified ? 'Yes: they were signed in with this address' : 'No: it has not been confirmed',
            ],
            ...(from.phone === '' ? [] : [['Phone', from.phone] as const]),
            ['Home', home.title],
            ['Property', `number ${home.id}`],
          ]}
        />
        {!verified && (
          <Paragraph>
            Anybody could have typed this name and address. Until their owner confirms them, please share
            nothing with this person that you would not tell a stranger.
          </Paragraph>
        )}
        <Button href={link} label="Reply" written />
        <SmallPrint>
          <Small>
            You receive this e-mail because you are the agent of this home. An answer to the e-mail goes
            straight to the address above; a reply on your dashboard stays with the conversation.
          </Small>
          <SmallLink href={home.url}>See the home</SmallLink>
        </SmallPrint>
      </Frame>
    ),
  };
};
