import { momentText } from '@lintel/kernel';
import type { LetterContent } from '../../domain/letter.js';
import { Frame } from './parts/frame.js';
import { Greeting, Heading, Paragraph, Small, SmallPrint } from './parts/words.js';
import type { Template } from './template.js';

type Content = Extract<LetterContent, { template: 'account-email-changed' }>;

/** Tells the former address, which its owner may still read when somebody else has taken the account. */
export const accountEmailChanged: Template<Content> = ({ name, changedAt }, brand) => {
  const subject = 'Your e-mail address was changed';
  return {
    subject,
    body: (
      <Frame title={subject} preview={`Your ${brand} account has another e-mail address now.`}>
        <Heading>Your account has a new address</Heading>
        <Greeting name={name} />
        <Paragraph>
          On {momentText(changedAt)} (London time) the e-mail address of your {brand} account was changed.
          From now on you sign in with the new one, and our e-mails go there.
        </Paragraph>
        <Paragraph>If that was you, there is nothing to do.</Paragraph>
        <Paragraph>
          If it was not, somebody else has been in your account: tell whoever runs this site at once, and
          change your password wherever else you use the same one.
        </Paragraph>
        <SmallPrint>
          <Small>
            You receive this one e-mail because this was the address of the account until now. No more come to
            it.
          </Small>
        </SmallPrint>
      </Frame>
    ),
  };
};
