import { momentText } from '@lintel/kernel';
import type { LinkTemplate } from '../../domain/email.js';
import type { LetterContent } from '../../domain/letter.js';
import { Button } from './parts/button.js';
import { Frame } from './parts/frame.js';
import { Greeting, Heading, Paragraph, Small, SmallPrint } from './parts/words.js';
import type { Template } from './template.js';

type Content = Extract<LetterContent, { template: LinkTemplate }>;

interface Words {
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly why: string;
  readonly button: string;
  /** What somebody who did not ask for it should do. */
  readonly otherwise: string;
  /** Why it came. */
  readonly reason: string;
}

const wordsOf = (brand: string): Record<LinkTemplate, Words> => ({
  'account-confirm': {
    subject: 'Confirm your e-mail address',
    preview: `One press, and your ${brand} account is ready.`,
    heading: `Welcome to ${brand}`,
    why: 'Your account is made. Confirm that this address is yours, then sign in.',
    button: 'Confirm my address',
    otherwise: 'If you did not make an account, do nothing: without a confirmation nobody can use it.',
    reason: 'You receive this e-mail because an account was made with this address.',
  },
  'account-change-email': {
    subject: 'Confirm your new e-mail address',
    preview: `One press, and your ${brand} account uses this address.`,
    heading: 'Is this your new address?',
    why: `You asked for your ${brand} account to use this address. Until you confirm it, the old one stays.`,
    button: 'Confirm my new address',
    otherwise: 'If you did not ask for this, do nothing: nothing changes.',
    reason: 'You receive this e-mail because the owner of an account gave this as the new address.',
  },
  'account-reset': {
    subject: 'Reset your password',
    preview: `Choose a new password for your ${brand} account.`,
    heading: 'Choose a new password',
    why: `Somebody, we hope you, asked to reset the password of your ${brand} account.`,
    button: 'Choose a new password',
    otherwise: 'If it was not you, do nothing: your password stays as it is.',
    reason: 'You receive this e-mail because a password reset was asked for with this address.',
  },
  'account-already-registered': {
    subject: `You already have a ${brand} account`,
    preview: 'Sign in as before, or choose a new password.',
    heading: 'You already have an account',
    why: `Somebody, we hope you, tried to make a ${brand} account with this address. There is one already: sign in as before, or choose a new password if you have forgotten it.`,
    button: 'Choose a new password',
    otherwise: 'If it was not you, do nothing: your account stays as it is.',
    reason: 'You receive this e-mail because an account was asked for with this address.',
  },
});

/** A link to the owner of an account. */
export const accountLink: Template<Content> = ({ template, name, link, expiresAt }, brand) => {
  const { subject, preview, heading, why, button, otherwise, reason } = wordsOf(brand)[template];
  return {
    subject,
    body: (
      <Frame title={subject} preview={preview}>
        <Heading>{heading}</Heading>
        <Greeting name={name} />
        <Paragraph>{why}</Paragraph>
        <Button href={link} label={button} written />
        <Paragraph>The link works once, until {momentText(expiresAt)} (London time).</Paragraph>
        <Paragraph>{otherwise}</Paragraph>
        <SmallPrint>
          <Small>{reason}</Small>
          <Small>We never ask for your password by e-mail.</Small>
        </SmallPrint>
      </Frame>
    ),
  };
};
