import { momentText } from '@lintel/kernel';
import type { LetterContent } from '../../domain/letter.js';
import { Button } from './parts/button.js';
import { Frame } from './parts/frame.js';
import { Greeting, Heading, Paragraph, Small, SmallPrint } from './parts/words.js';
import type { Template } from './template.js';

type Content = Extract<LetterContent, { template: 'agency-invitation' }>;

const roles: Record<Content['role'], string> = {
  owner: 'as one of its owners, who also manage its people and its profile',
  negotiator: 'as a negotiator',
};

/** Asks somebody to join an agency. */
export const agencyInvitation: Template<Content> = ({ company, inviter, role, link, expiresAt }, brand) => {
  const agency = company ?? 'an estate agency';
  const subject = `Join ${agency} on ${brand}`;
  const who = inviter === undefined ? `A colleague at ${agency}` : `${inviter} of ${agency}`;
  return {
    subject,
    body: (
      <Frame title={subject} preview={`${who} invites you.`}>
        <Heading>Join {agency}</Heading>
        <Greeting name={undefined} />
        <Paragraph>
          {who} invites you to work with them on {brand}, {roles[role]}: the agency’s homes, viewings and
          messages in one place.
        </Paragraph>
        <Button href={link} label={`Join ${company ?? 'the agency'}`} written />
        <Paragraph>The link works once, until {momentText(expiresAt)} (London time).</Paragraph>
        <Paragraph>
          If you do not know them, do nothing: no account is made, and the invitation ends by itself.
        </Paragraph>
        <SmallPrint>
          <Small>
            You receive this e-mail because somebody at {agency} gave this address to invite a colleague.
          </Small>
          <Small>We never ask for your password by e-mail.</Small>
        </SmallPrint>
      </Frame>
    ),
  };
};
