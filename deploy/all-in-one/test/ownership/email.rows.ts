import { randomUUID } from 'node:crypto';
import type { Scene } from './ownership-scene.js';
import { everybody, forged, noSuch, type OwnershipRow, type Variables } from './row.js';

async function newsletter(scene: Scene, purpose: 'confirm' | 'unsubscribe'): Promise<Variables> {
  const known = new Set(scene.subscriptions());
  await scene.allowed(
    scene.visitor(),
    'mutation ($email: String!) { subscribeToNewsletter(email: $email) { email } }',
    { email: `${randomUUID()}@example.org` },
  );
  const { id } = await scene.heard(
    'lintel.newsletter.subscription-requested.v1',
    (subscription) => !known.has(subscription.id),
  );
  const link = { subject: id, request: new Date().toISOString() };
  const other = purpose === 'confirm' ? 'unsubscribe' : 'confirm';
  return {
    token: await scene.sign({ ...link, purpose: `newsletter-${purpose}` }),
    other: await scene.sign({ ...link, purpose: `newsletter-${other}` }),
  };
}

async function sentEmail(scene: Scene): Promise<Variables> {
  for (;;) {
    const { emails } = await scene.ask('operations', '{ emails(state: sent, first: 1) { emails { id } } }');
    if (emails.emails.length > 0) return { id: emails.emails[0].id as string };
  }
}

export const emailRows: readonly OwnershipRow[] = [
  {
    operation: 'Query.mail',
    of: 'a message in the mailbox',
    document: 'query ($id: ID!) { mail(id: $id) { subject to } }',
    async make(scene) {
      for (;;) {
        const { mailbox } = await scene.ask('operations', '{ mailbox(first: 1) { messages { id } } }');
        if (mailbox.messages.length > 0) return { id: mailbox.messages[0].id as string };
      }
    },
    missing: noSuch().id,
    reachedBy: ['operations'],
  },
  {
    operation: 'Query.email',
    of: 'an e-mail that was sent',
    document: 'query ($id: ID!) { email(id: $id) { id to attempts { answer } } }',
    make: sentEmail,
    missing: noSuch().id,
    reachedBy: ['operations'],
  },
  {
    operation: 'Mutation.retryEmail',
    of: 'an e-mail that was sent',
    document: 'mutation ($id: ID!) { retryEmail(id: $id) { id state } }',
    make: sentEmail,
    missing: noSuch().id,
    reachedBy: ['operations'],
    // Only what failed is sent again.
    refusedWith: 'CONFLICT',
  },
  {
    operation: 'Mutation.correctEmailAddress',
    of: 'an e-mail that was sent',
    document: 'mutation ($id: ID!) { correctEmailAddress(id: $id, address: "ada@example.org") { id state } }',
    make: sentEmail,
    missing: noSuch().id,
    reachedBy: ['operations'],
    // Only what waits or failed goes elsewhere.
    refusedWith: 'CONFLICT',
  },
  {
    operation: 'Mutation.stopSavedHomeEmails',
    of: "the owner's e-mails about saved homes, in the link of any of them",
    document: 'mutation ($token: String!) { stopSavedHomeEmails(token: $token) }',
    async make(scene) {
      await scene.ask(
        'owner',
        'mutation { changeEmailPreferences(input: { savedHomeChanges: true }) { savedHomeChanges } }',
      );
      const link = { subject: scene.person('owner').id, request: 'emails' };
      return {
        token: await scene.sign({ ...link, purpose: 'saved-home-emails' }),
        other: await scene.sign({ ...link, purpose: 'saved-search-alerts' }),
      };
    },
    missing: (made) => [...forged(made), { token: made['other'] }],
    reachedBy: everybody,
    async unharmed(scene, caller) {
      if (caller === 'nobody' || caller === 'owner') return;
      const { emailPreferences } = await scene.ask(caller, '{ emailPreferences { savedHomeChanges } }');
      if (!emailPreferences.savedHomeChanges) throw new Error(`${caller} lost e-mails of their own`);
    },
  },
  {
    operation: 'Mutation.confirmNewsletter',
    of: 'a subscription, in the link of its e-mail',
    document: 'mutation ($token: String!) { confirmNewsletter(token: $token) }',
    make: (scene) => newsletter(scene, 'confirm'),
    missing: (made) => [...forged(made), { token: made['other'] }],
    reachedBy: everybody,
  },
  {
    operation: 'Mutation.unsubscribeFromNewsletter',
    of: 'a subscription, in the link of any e-mail',
    document: 'mutation ($token: String!) { unsubscribeFromNewsletter(token: $token) }',
    make: (scene) => newsletter(scene, 'unsubscribe'),
    missing: (made) => [...forged(made), { token: made['other'] }],
    reachedBy: everybody,
  },
];
