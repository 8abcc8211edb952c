import type { LetterContent } from '../../domain/letter.js';
import { Button } from './parts/button.js';
import { Frame } from './parts/frame.js';
import { Greeting, Heading, Paragraph, Small, SmallPrint } from './parts/words.js';
import type { Template } from './template.js';

type Content = Extract<LetterContent, { template: 'agency-approved' }>;

/** Tells an agent who waits that the agency may work now. */
export const agencyApproved: Template<Content> = ({ name, company, signIn }, brand) => {
  const subject = 'Your agency is approved';
  return {
    subject,
    body: (
      <Frame title={subject} preview={`You can sign in and list homes on ${brand}.`}>
        <Heading>Your agency is approved</Heading>
        <Greeting name={name} />
        <Paragraph>
          {company} may now list homes on {brand}. Sign in with the address and the password that you
          registered with.
        </Paragraph>
        <Button href={signIn} label="Sign in as an agent" />
        <SmallPrint>
          <Small>You receive this e-mail because you registered {company} as an estate agent.</Small>
        </SmallPrint>
      </Frame>
    ),
  };
};
