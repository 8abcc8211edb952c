import { confirmNewsletter } from './newsletter-queries.js';
import { LinkPage } from './link-page.js';

/** `/newsletter/confirm?token=` */
export default function ConfirmPage() {
  return (
    <LinkPage
      title="Confirm Your Newsletter"
      question="One press, and our notes on buying and renting come to your address. You can end it at any time by the link in every e-mail."
      button="Confirm my subscription"
      act={confirmNewsletter}
      missing="invalid"
      outcomes={{
        confirmed: {
          title: 'You are subscribed',
          text: 'The next note comes to your inbox when it is published.',
        },
        alreadyConfirmed: {
          title: 'You are subscribed already',
          text: 'This link has been used before, and there is nothing more to do.',
        },
        used: {
          title: 'This link has been used',
          text: 'The subscription it was for has ended since. You can subscribe again on our blog.',
        },
        expired: {
          title: 'This link has expired',
          text: 'It worked for seven days. Ask for a new one in the newsletter box on our blog.',
        },
        invalid: {
          title: 'This link is not complete',
          text: 'Copy the whole address from the e-mail, or ask for a new one in the newsletter box on our blog.',
        },
      }}
    />
  );
}
