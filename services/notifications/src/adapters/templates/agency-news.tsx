import type { AgencyNewsTemplate } from '../../domain/email.js';
import type { AgencyNewsLetter } from '../../domain/letter.js';
import { Button } from './parts/button.js';
import { Quote } from './parts/details.js';
import { Frame } from './parts/frame.js';
import { Greeting, Heading, Paragraph, Small, SmallPrint } from './parts/words.js';
import type { Template } from './template.js';

interface Said {
  readonly subject: string;
  readonly first: string;
  /** What comes before the words of staff. */
  readonly because?: string;
  readonly after?: string;
  /** Whether its people can sign in, so that a button leads there. */
  readonly dashboard: boolean;
}

const said: Record<
  AgencyNewsTemplate,
  (letter: Pick<AgencyNewsLetter, 'company' | 'asked'>, brand: string) => Said
> = {
  'agency-held': ({ asked }, brand) => ({
    subject: `We need something more to approve ${asked}`,
    first: `We have looked at ${asked}, and cannot approve it on ${brand} yet.`,
    because: 'What we still need:',
    after: 'Answer this e-mail or write to us, and we look at it again. You need not register anew.',
    dashboard: false,
  }),
  'agency-suspended': ({ company }, brand) => ({
    subject: `${company} is suspended`,
    first: `The homes of ${company} are not on ${brand} for now, and the viewings that were to come are called off. Whoever asked for them has been told.`,
    because: 'The reason:',
    after:
      'You can sign in, read everything and take homes away. When the suspension ends, your homes come back as they are by then. Write to us if you think that this is a mistake.',
    dashboard: true,
  }),
  'agency-reinstated': ({ company }, brand) => ({
    subject: `${company} is back on ${brand}`,
    first: `The suspension of ${company} has ended: your homes are on ${brand} again, as they are by now.`,
    after:
      'Viewings that were called off stay called off. You find them under Viewings, as cancelled, with everybody you may want to write to.',
    dashboard: true,
  }),
  'agency-name-approved': ({ asked }, brand) => ({
    subject: 'Your new name is approved',
    first: `Your agency is called ${asked} on ${brand} from now on, on all of its homes too.`,
    dashboard: true,
  }),
  'agency-name-refused': ({ company, asked }) => ({
    subject: 'Your new name was not approved',
    first: `We did not approve the name ${asked}. Your agency goes on as ${company}.`,
    because: 'The reason:',
    after: 'You can ask for another name in the profile of your agency.',
    dashboard: true,
  }),
};

/** Tells the people of an agency what staff did with it. */
export const agencyNews: Template<AgencyNewsLetter> = (letter, brand) => {
  const { template, name, company, words, dashboard } = letter;
  const { subject, first, because, after, dashboard: open } = said[template](letter, brand);
  return {
    subject,
    body: (
      <Frame title={subject} preview={first}>
        <Heading>{subject}</Heading>
        <Greeting name={name} />
        <Paragraph>{first}</Paragraph>
        {words.length > 0 && (
          <>
            <Paragraph>{because}</Paragraph>
            <Quote lines={words} />
          </>
        )}
        {after && <Paragraph>{after}</Paragraph>}
        {open && <Button href={dashboard} label="Open the dashboard" />}
        <SmallPrint>
          <Small>You receive this e-mail because you work for {company}.</Small>
        </SmallPrint>
      </Frame>
    ),
  };
};
