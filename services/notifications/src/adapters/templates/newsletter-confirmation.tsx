import type { LetterContent } from '../../domain/letter.js';
import { confirmWithinDays, forgetAfterDays } from '../../domain/subscription.js';
import { Button } from './parts/button.js';
import { Frame } from './parts/frame.js';
import { Heading, Paragraph, Small, SmallLink, SmallPrint } from './parts/words.js';
import type { Template } from './template.js';

type Content = Extract<LetterContent, { template: 'newsletter-confirmation' }>;

/** Asks the owner of an address whether the newsletter is wanted. */
export const newsletterConfirmation: Template<Content> = ({ confirm, unsubscribe }, brand) => {
  const subject = `Confirm your ${brand} newsletter`;
  return {
    subject,
    body: (
      <Frame title={subject} preview="One press, and our notes on buying and renting come to this address.">
        <Heading>Is this your address?</Heading>
        <Paragraph>
          Somebody, we hope you, asked for our notes on buying and renting a home to be sent to this address.
        </Paragraph>
        <Paragraph>
          Press the button and confirm on the page that opens. The link works for {confirmWithinDays} days.
        </Paragraph>
        <Paragraph>
          If it was not you, do nothing: without a confirmation we send nothing more, and the address is
          erased after {forgetAfterDays} days.
        </Paragraph>
        <Button href={confirm} label="Confirm my subscription" written />
        <SmallPrint>
          <Small>
            You receive this one e-mail because the address was typed into the newsletter box on our blog.
          </Small>
          <SmallLink href={unsubscribe}>Erase my address now</SmallLink>
        </SmallPrint>
      </Frame>
    ),
  };
};
