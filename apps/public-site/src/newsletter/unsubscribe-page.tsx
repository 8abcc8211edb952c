import { unsubscribeFromNewsletter } from './newsletter-queries.js';
import { LinkPage } from './link-page.js';

/** `/newsletter/unsubscribe?token=` */
export default function UnsubscribePage() {
  return (
    <LinkPage
      title="Unsubscribe"
      question="No more of our newsletter will be sent to you, and your address is erased from our list at once."
      button="Unsubscribe"
      act={unsubscribeFromNewsletter}
      missing="invalid"
      outcomes={{
        unsubscribed: {
          title: 'You are unsubscribed',
          text: 'Your address is erased from our list. An e-mail that was under way may still arrive.',
        },
        alreadyUnsubscribed: {
          title: 'You are unsubscribed already',
          text: 'Your address is not on our list, and there is nothing more to do.',
        },
        invalid: {
          title: 'This link is not complete',
          text: 'Copy the whole address from the e-mail. The link in any later e-mail of ours works as well.',
        },
      }}
    />
  );
}
