import { momentText } from '@lintel/kernel';
import type { NoticeTemplate } from '../../domain/email.js';
import type { NoticeLetter } from '../../domain/letter.js';
import { Button } from './parts/button.js';
import { Frame } from './parts/frame.js';
import { Greeting, Heading, Paragraph, Small, SmallPrint } from './parts/words.js';
import type { Template } from './template.js';

interface Words {
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  /** What was done, before when. */
  readonly what: (device: string) => string;
  readonly button: string;
  /** What the button does. */
  readonly remedy: string;
}

const opened =
  'every device is signed out, and the password stops working, as do passkeys, authenticator apps and recovery codes that were added lately. We e-mail you a link with which you choose a new password.';
const remedy = `If it was not, press the button: ${opened}`;

/** For a change to what one signs in with beside the password. */
const ofFactor = (subject: string, what: string): Words => ({
  subject,
  preview: 'If it was not you, one press signs everybody out.',
  heading: subject,
  what: () => what,
  button: 'This wasn’t me',
  remedy,
});

const wordsOf = (brand: string): Record<NoticeTemplate, Words> => ({
  'account-undo-email': {
    subject: 'Your account is to have another e-mail address',
    preview: 'If you did not ask for this, you can undo it for a week.',
    heading: 'Your address is about to change',
    what: () => `another e-mail address was asked for, for your ${brand} account`,
    button: 'Undo the change of address',
    remedy: `If it was not, press the button, also when the address has changed by then: your account has this address again, ${opened}`,
  },
  'account-new-device': {
    subject: 'A new device signed in to your account',
    preview: 'If it was not you, one press signs it out.',
    heading: 'A new device signed in',
    what: (device) => `${device} signed in to your ${brand} account for the first time`,
    button: 'This wasn’t me',
    remedy,
  },
  'account-password-changed': {
    subject: 'Your password was changed',
    preview: 'If it was not you, one press signs everybody out.',
    heading: 'Your password was changed',
    what: () => `the password of your ${brand} account was changed`,
    button: 'This wasn’t me',
    remedy,
  },
  'account-password-reset': {
    subject: 'Your password was reset',
    preview: 'If it was not you, one press signs everybody out.',
    heading: 'Your password was reset',
    what: () => `a new password was chosen for your ${brand} account by a link of an e-mail to this address`,
    button: 'This wasn’t me',
    remedy,
  },
  'account-passkey-added': ofFactor(
    'A passkey was added to your account',
    `a passkey was added with which one signs in to your ${brand} account`,
  ),
  'account-passkey-removed': ofFactor(
    'A passkey was removed from your account',
    `a passkey of your ${brand} account was removed`,
  ),
  'account-authenticator-added': ofFactor(
    'An authenticator app was set up for your account',
    `an authenticator app was set up, whose codes your ${brand} account asks for from now on`,
  ),
  'account-authenticator-removed': ofFactor(
    'The authenticator app of your account was removed',
    `the authenticator app of your ${brand} account was removed: its codes are good no more`,
  ),
  'account-recovery-codes-made': ofFactor(
    'New recovery codes were made for your account',
    `new recovery codes were made for your ${brand} account, in place of those from before`,
  ),
  'account-recovery-code-used': ofFactor(
    'A recovery code of your account was used',
    `one of the recovery codes of your ${brand} account was used; it is good no more`,
  ),
  'account-factors-reset': ofFactor(
    'Your passkeys and codes were removed by our staff',
    `our staff removed the passkeys, the authenticator app and the recovery codes of your ${brand} account, as is done for somebody who has lost them`,
  ),
});

/** Tells what was done with an account, to the address that it had then. */
export const accountNotice: Template<NoticeLetter> = (
  { template, name, link, expiresAt, at, device },
  brand,
) => {
  const { subject, preview, heading, what, button, remedy: whatItDoes } = wordsOf(brand)[template];
  return {
    subject,
    body: (
      <Frame title={subject} preview={preview}>
        <Heading>{heading}</Heading>
        <Greeting name={name} />
        <Paragraph>
          On {momentText(at)} (London time) {what(device || 'A device')}.
        </Paragraph>
        <Paragraph>If that was you, there is nothing to do.</Paragraph>
        <Paragraph>{whatItDoes}</Paragraph>
        <Button href={link} label={button} written />
        <Paragraph>The link works once, until {momentText(expiresAt)} (London time).</Paragraph>
        <SmallPrint>
          <Small>You receive this e-mail because this is, or was, the address of an account.</Small>
          <Small>We never ask for your password by e-mail.</Small>
        </SmallPrint>
      </Frame>
    ),
  };
};
