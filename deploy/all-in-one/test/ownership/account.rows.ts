import { randomUUID } from 'node:crypto';
import { password, type Scene } from './ownership-scene.js';
import { everybody, forged, noSuch, type OwnershipRow, type Variables } from './row.js';

async function waitingAgency(scene: Scene): Promise<Variables> {
  const companyName = `Agency ${randomUUID()}`;
  await scene.confirmed({ companyName });
  const { id } = await scene.heard('lintel.agency.registered.v1', (one) => one.companyName === companyName);
  return { id };
}

export const accountRows: readonly OwnershipRow[] = [
  {
    operation: 'Mutation.endDevice',
    of: "another device of the owner's",
    document: 'mutation ($id: ID!) { endDevice(id: $id) { id devices { id } } }',
    async make(scene) {
      await scene.signIn(scene.visitor(), scene.person('owner').email);
      const { me } = await scene.ask('owner', '{ me { devices { id current } } }');
      return { id: me.devices.find(({ current }: { current: boolean }) => !current).id as string };
    },
    missing: noSuch().id,
    reachedBy: ['owner'],
  },
  {
    operation: 'Mutation.endSessionsOf',
    of: "another's account",
    document: 'mutation ($id: ID!) { endSessionsOf(accountId: $id) { accepted } }',
    async make(scene) {
      return { id: (await scene.confirmed()).id };
    },
    missing: noSuch().id,
    reachedBy: ['operations'],
  },
  {
    operation: 'Mutation.lockAccount',
    of: "another's account",
    document: 'mutation ($id: ID!) { lockAccount(accountId: $id, locked: true) { accepted } }',
    async make(scene) {
      return { id: (await scene.confirmed()).id };
    },
    missing: noSuch().id,
    reachedBy: ['operations'],
  },
  {
    operation: 'Mutation.approveAgency',
    of: 'an agency that waits',
    document: 'mutation ($id: ID!) { approveAgency(id: $id) { id approved } }',
    make: waitingAgency,
    missing: noSuch().id,
    reachedBy: ['operations'],
  },
  {
    operation: 'Mutation.refuseAgencyName',
    of: 'an agency that waits',
    document: 'mutation ($id: ID!) { refuseAgencyName(id: $id) { id companyName } }',
    make: waitingAgency,
    missing: noSuch().id,
    reachedBy: ['operations'],
  },
  {
    operation: 'Mutation.holdAgency',
    of: 'an agency that waits',
    document: 'mutation ($id: ID!) { holdAgency(id: $id, note: "Your licence?") { id } }',
    make: waitingAgency,
    missing: noSuch().id,
    reachedBy: ['operations'],
  },
  {
    operation: 'Mutation.suspendAgency',
    of: 'an agency',
    document: 'mutation ($id: ID!) { suspendAgency(id: $id, reason: "No licence") { id } }',
    make: waitingAgency,
    missing: noSuch().id,
    reachedBy: ['operations'],
  },
  {
    operation: 'Mutation.reinstateAgency',
    of: 'an agency that is suspended',
    document: 'mutation ($id: ID!) { reinstateAgency(id: $id) { id } }',
    async make(scene) {
      const agency = await waitingAgency(scene);
      await scene.ask(
        'operations',
        'mutation ($id: ID!) { suspendAgency(id: $id, reason: "No licence") { id } }',
        agency,
      );
      return agency;
    },
    missing: noSuch().id,
    reachedBy: ['operations'],
  },
  {
    operation: 'Mutation.confirmEmail',
    of: 'a new account, in the link of its e-mail',
    document: 'mutation ($token: String!) { confirmEmail(token: $token) { role purpose } }',
    async make(scene) {
      const { id, token } = await scene.registered();
      const request = await scene.heard('lintel.account-link.requested.v1', (link) => link.accountId === id);
      return {
        token,
        other: await scene.sign({ purpose: 'reset', subject: id, request: request.request }),
      };
    },
    missing: (made) => [...forged(made), { token: made['other'] }],
    reachedBy: everybody,
  },
  {
    operation: 'Mutation.resetPassword',
    of: 'an account, in the link of its e-mail',
    document: `mutation ($token: String!) {
      resetPassword(token: $token, password: "another weathered lintel", confirmPassword: "another weathered lintel") { accepted } }`,
    async make(scene) {
      const { id, email, browser } = await scene.confirmed();
      await scene.allowed(
        browser,
        'mutation ($email: String!) { requestPasswordReset(email: $email) { accepted } }',
        { email },
      );
      const token = await scene.tokenOf(id, 'reset');
      const { request } = await scene.heard(
        'lintel.account-link.requested.v1',
        (link) => link.accountId === id && link.purpose === 'reset',
      );
      return { token, other: await scene.sign({ purpose: 'confirm', subject: id, request }) };
    },
    missing: (made) => [...forged(made), { token: made['other'] }],
    reachedBy: everybody,
  },
  ...(['undo-email', 'password-changed'] as const).map((notice): OwnershipRow => {
    const mutation = notice === 'undo-email' ? 'undoEmailChange' : 'notMe';
    return {
      operation: `Mutation.${mutation}`,
      of: 'an account, in the link of the e-mail that told of the change',
      document: `mutation ($token: String!) { ${mutation}(token: $token) { accepted } }`,
      async make(scene) {
        const { id, email, browser } = await scene.confirmed();
        await scene.signIn(browser, email);
        if (notice === 'undo-email')
          await scene.allowed(
            browser,
            'mutation ($email: String!, $password: String!) { changeEmail(email: $email, password: $password) { accepted } }',
            { email: `${randomUUID()}@example.org`, password },
          );
        else
          await scene.allowed(
            browser,
            `mutation ($password: String!) {
              changePassword(currentPassword: $password, password: "another weathered lintel", confirmPassword: "another weathered lintel") { id } }`,
            { password },
          );
        const { request } = await scene.heard(
          'lintel.account-notice.requested.v1',
          (one) => one.accountId === id && one.notice === notice,
        );
        const token = await scene.sign({ purpose: notice, subject: id, request });
        return { token, other: await scene.sign({ purpose: 'new-email', subject: id, request }) };
      },
      missing: (made) => [...forged(made), { token: made['other'] }],
      reachedBy: everybody,
    };
  }),
];
