import { exactMomentText } from '@lintel/kernel';
import type { AlertLetter, LetterContent } from '../../domain/letter.js';
import { Button } from './parts/button.js';
import { Details } from './parts/details.js';
import { Frame } from './parts/frame.js';
import { Heading, Paragraph, Small, SmallPrint } from './parts/words.js';
import type { Template } from './template.js';

type Content = Extract<LetterContent, { template: 'operations-alert' }>;

const subjects: Record<AlertLetter['kind'], string> = {
  fired: '',
  reminded: 'Still: ',
  resolved: 'Over: ',
  test: 'Test: ',
};

/** Tells whoever is on call what is the matter, in the words of the console. */
export const operationsAlert: Template<Content> = (alert, brand) => {
  const { kind, severity, title, reason, since, at, page } = alert;
  const subject = `${subjects[kind]}${title}`;
  return {
    subject: `${brand}: ${subject}`,
    body: (
      <Frame title={subject} preview={reason ?? `Since ${exactMomentText(since)}.`}>
        <Heading>{subject}</Heading>
        <Paragraph>{saysOf(alert)}</Paragraph>
        <Details
          of={[
            ['Since', `${exactMomentText(since)} (London time)`],
            ...(kind === 'resolved'
              ? [['Over since', `${exactMomentText(at)} (London time)`] as const]
              : reason === undefined
                ? []
                : [['Reason', reason] as const]),
          ]}
        />
        <Button href={page} label="Open the alert" written />
        <SmallPrint>
          <Small>
            You receive this e-mail because this address is told of alerts of {brand}
            {severity === 'page' ? ', and this is one that wakes somebody' : ''}. Who is told is set under
            Alerts in the operations console.
          </Small>
        </SmallPrint>
      </Frame>
    ),
  };
};

function saysOf({ kind, severity }: Content): string {
  if (kind === 'test') return 'This is a test. Nothing is the matter, and there is nothing to do.';
  if (kind === 'resolved') return 'It is over. There is nothing more to do.';
  if (kind === 'reminded') return 'Nobody has acknowledged it yet. Acknowledge it, and nobody is told again.';
  return severity === 'page'
    ? 'It needs somebody now. Acknowledge it, so that others know that you look into it.'
    : 'It can wait for the morning.';
}
