import { momentText } from '@lintel/kernel';
import { subjectLine } from '../../domain/display-text.js';
import { counted } from '../../domain/home-words.js';
import type { AwayLetter, LetterContent } from '../../domain/letter.js';
import { Button } from './parts/button.js';
import { Quote } from './parts/details.js';
import { Frame } from './parts/frame.js';
import { Greeting, Heading, Paragraph, Small, SmallLink, SmallPrint } from './parts/words.js';
import type { Template } from './template.js';

type Content = Extract<LetterContent, { template: 'conversation-away' }>;

/** Messages that one side has not seen. */
export const conversationAway: Template<Content> = (content, brand) => {
  const { name, from, count, withheld, messages, home, link } = content;
  const heading = `${counted(count, 'new message')} from ${from}`;
  const earlier = withheld ? 0 : count - messages.length;
  return {
    subject: subjectLine(`${counted(count, 'new message')}: ${home.title}`),
    body: (
      <Frame title={heading} preview={(messages.at(-1)?.lines.join(' ') ?? home.title).slice(0, 120)}>
        <Heading>{heading}</Heading>
        <Greeting name={name} />
        <Paragraph>
          About {home.title}, {home.address}
          {withheld ? '.' : ':'}
        </Paragraph>
        {withheld && (
          <Paragraph>
            You will find what was written on {brand}: we do not repeat it here, as nobody has told us yet
            that this address is theirs.
          </Paragraph>
        )}
        {earlier > 0 && <Paragraph>{counted(earlier, 'earlier message')}, and then:</Paragraph>}
        {messages.map(({ author, sentAt, lines }, index) => (
          <div key={index}>
            <Paragraph>
              {author || from}, {momentText(sentAt)}:
            </Paragraph>
            <Quote lines={lines} />
          </div>
        ))}
        <Button href={link} label="Read and reply" written />
        <SmallPrint>
          <Small>{whyItCame(content)}</Small>
          <SmallLink href={home.url}>See the home</SmallLink>
        </SmallPrint>
      </Frame>
    ),
  };
};

function whyItCame({ side, answerable, withheld }: AwayLetter): string {
  if (withheld)
    return 'Why did I get this? Somebody gave this address when they wrote to the agent of this home, or asked for a viewing. If it was not you, the page behind the button lets you say so.';
  const why =
    side === 'visitor'
      ? 'You wrote to the agent of this home or asked for a viewing, and had not seen the message a few minutes after it came.'
      : 'You are the agent of this home, and nobody of your agency had seen the message a few minutes after it came.';
  const answer = answerable
    ? 'An answer to this e-mail becomes a message.'
    : 'Answers to this e-mail are not read: please use the button.';
  return `Why did I get this? ${why} ${answer}`;
}
