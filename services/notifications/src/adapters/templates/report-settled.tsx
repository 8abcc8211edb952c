import { subjectLine } from '../../domain/display-text.js';
import type { LetterContent } from '../../domain/letter.js';
import { Frame } from './parts/frame.js';
import { Greeting, Heading, Paragraph, Small, SmallPrint } from './parts/words.js';
import type { Template } from './template.js';

type Content = Extract<LetterContent, { template: 'report-settled' }>;

/** To somebody who reported a home or a message: in a sentence, what became of it. */
export const reportSettled: Template<Content> = ({ name, about, title, outcome }) => {
  const heading = 'Thank you for telling us';
  const what = about === 'listing' ? title : `a message about ${title}`;
  return {
    subject: subjectLine(`What you reported: ${title}`),
    body: (
      <Frame title={heading} preview={`You reported ${what}.`}>
        <Heading>{heading}</Heading>
        <Greeting name={name} />
        <Paragraph>
          {outcome === 'acted'
            ? `We have looked at what you reported, ${what}, and have done something about it.`
            : `We have looked at what you reported, ${what}, and found nothing that we have to change.`}
        </Paragraph>
        <SmallPrint>
          <Small>
            You receive this e-mail because something was reported by your account, or with this address.
            Answers to this e-mail are not read.
          </Small>
        </SmallPrint>
      </Frame>
    ),
  };
};
