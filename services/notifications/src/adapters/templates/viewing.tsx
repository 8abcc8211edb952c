import { agentLine } from '@lintel/contracts';
import { subjectLine } from '../../domain/display-text.js';
import type { ViewingTemplate } from '../../domain/email.js';
import type { ViewingLetter } from '../../domain/letter.js';
import { timesByDay } from '../../domain/viewing-words.js';
import { Button } from './parts/button.js';
import { type Detail, Details, Quote } from './parts/details.js';
import { Frame } from './parts/frame.js';
import { Greeting, Heading, Paragraph, Small, SmallPrint } from './parts/words.js';
import type { Template } from './template.js';
import { wordsOf } from './viewing-words.js';

/** What the visitor wrote is passed on with what asks for an answer to it. */
const withMessage: ReadonlySet<ViewingTemplate> = new Set<ViewingTemplate>([
  'viewing-requested',
  'viewing-reschedule-requested',
]);
const withReason: ReadonlySet<ViewingTemplate> = new Set<ViewingTemplate>([
  'viewing-declined',
  'viewing-cancelled',
]);

/** What became of a viewing, to one side of it. */
export const viewing: Template<ViewingLetter> = (letter) => {
  const { template, side, name, home, message, reason, link } = letter;
  const { subject, heading, says, button } = wordsOf(letter);
  const showsMessage = side === 'agent' && withMessage.has(template) && message.length > 0;
  const showsReason = withReason.has(template) && reason.length > 0;
  return {
    subject: subjectLine(`${subject}: ${home.title}`),
    body: (
      <Frame title={heading} preview={`${home.title}. ${says[0]}`}>
        <Heading>{heading}</Heading>
        <Greeting name={name} />
        {says.map((sentence) => (
          <Paragraph key={sentence}>{sentence}</Paragraph>
        ))}
        {showsReason && (
          <>
            <Paragraph>The reason that was given:</Paragraph>
            <Quote lines={reason} />
          </>
        )}
        <Details of={detailsOf(letter)} />
        {showsMessage && (
          <>
            <Paragraph>The visitor wrote:</Paragraph>
            <Quote lines={message} />
          </>
        )}
        <Button href={link} label={button} written />
        <SmallPrint>
          <Small>{whyItCame(letter)}</Small>
        </SmallPrint>
      </Frame>
    ),
  };
};

function detailsOf({ side, home, agent, visitor, times }: ViewingLetter): readonly Detail[] {
  const { title, address, id } = home;
  const when: Detail = ['When', timesByDay(times)];
  if (side === 'visitor')
    return [
      ['Home', title],
      ['Address', address],
      when,
      ['Agent', agentLine(agent)],
      ...optional('Phone', agent.phone),
    ];
  return [
    ['Home', title],
    ['Property', `number ${id}`],
    ['Address', address],
    when,
    ...optional('Visitor', visitor?.name),
    ...optional('E-mail', visitor?.email),
    ...optional('Phone', visitor?.phone),
  ];
}

const optional = (label: string, value = ''): readonly Detail[] => (value === '' ? [] : [[label, value]]);

function whyItCame({ side, template, visitor, entered, agent }: ViewingLetter): string {
  if (side === 'agent')
    return `You receive this e-mail because you are the agent of this home. Times are London time.${visitor && visitor.email !== '' ? ' An answer to it goes to the visitor.' : ''}`;
  if (entered)
    return `You receive this e-mail because ${agent.agency} gave us your name, this address and your telephone number for a viewing agreed with you. We keep them for this viewing alone; our privacy page says for how long, and how to have them erased. Times are London time. An answer to it goes to the agent.`;
  if (template === 'viewing-receipt')
    return 'You receive this e-mail because a viewing was asked for with this address. If it was not you, call it off on the page that the button opens. Times are London time. Answers to this e-mail are not read.';
  return 'You receive this e-mail because you asked for a viewing. Times are London time. An answer to it goes to the agent.';
}
