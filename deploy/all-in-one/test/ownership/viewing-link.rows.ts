import type { Scene } from './ownership-scene.js';
import { everybody, forged, nobody, noId, type OwnershipRow, type Variables } from './row.js';
import { confirmed, dayAhead, proposed, requested, withLink } from './viewings.js';

type Make = (scene: Scene, by: 'nobody') => Promise<Variables>;

/** No token at all is no link: the question is then which viewing. */
const notForged = (made: Variables) => forged(made).filter(({ token }) => token !== '');

/** An operation by the link of an e-mail, which whoever has it may use: signed for this, for a viewing that is there, as it was sent. */
function rows(operation: string, document: string, make: Make): readonly OwnershipRow[] {
  const common = {
    operation,
    document,
    make: async (scene: Scene) => withLink(scene, await make(scene, 'nobody')),
    reachedBy: everybody,
  };
  return [
    {
      ...common,
      of: 'a viewing, in the link of its e-mails',
      missing: (made) => [...notForged(made), { token: made['ofAnotherPurpose'] }],
    },
    {
      ...common,
      of: 'a viewing, in the link that was sent and no other',
      make: async (scene) => ({
        ...(await common.make(scene)),
        ofNone: await scene.sign({ purpose: 'viewing', subject: noId, request: noId }),
      }),
      missing: (made) => [{ token: made['ofAnotherRequest'] }, { token: made['ofNone'] }],
    },
  ];
}

const answers = ['acceptProposedTime', 'refuseProposedTime'] as const;
const answering = (operation: string) =>
  `mutation ($token: String!, $proposal: ID!) { ${operation}(input: { token: $token, proposal: $proposal }) { status } }`;

/** Two viewings of the owner, the id of one and the link of the other. */
async function crossed(scene: Scene, make: (scene: Scene) => Promise<Variables>): Promise<Variables> {
  const [one, other] = [await make(scene), await withLink(scene, await make(scene))];
  return { ...one, token: other['token'], idOfOther: other['id'] };
}

/** An id that comes with the link of another viewing, even by the owner of both. */
const crossedRow = (
  operation: string,
  document: string,
  make: (scene: Scene) => Promise<Variables>,
): OwnershipRow => ({
  operation,
  of: 'a viewing, with the link of another',
  document,
  make: (scene) => crossed(scene, make),
  missing: () => [{ id: noId }],
  reachedBy: nobody,
  async unharmed(scene, caller, { id, idOfOther }) {
    for (const one of [id, idOfOther]) {
      const { viewing } = await scene.ask(
        'owner',
        'query ($id: ID!) { viewing(id: $id) { version actions } }',
        { id: one },
      );
      if (!viewing.actions.includes('cancel') || viewing.version > 2)
        throw new Error(`${caller} changed a viewing: ${JSON.stringify(viewing)}`);
    }
  },
});

export const viewingLinkRows: readonly OwnershipRow[] = [
  ...rows(
    'Query.viewingByLink',
    'query ($token: String!) { viewingByLink(token: $token) { status visitor { name email phone } } }',
    requested,
  ),
  ...rows('Query.viewingCalendar', 'query ($token: String!) { viewingCalendar(token: $token) }', confirmed),
  ...answers.flatMap((operation) => rows(`Mutation.${operation}`, answering(operation), proposed)),
  ...answers.map((operation): OwnershipRow => ({
    operation: `Mutation.${operation}`,
    of: 'a proposal, in the link of its own viewing',
    document: answering(operation),
    async make(scene) {
      const [one, other] = [await proposed(scene, 'nobody'), await proposed(scene, 'nobody')];
      return { ...(await withLink(scene, one)), other: (await withLink(scene, other))['token'] };
    },
    missing: (made) => [{ token: made['other'] }],
    reachedBy: everybody,
  })),
  ...rows(
    'Mutation.requestReschedule',
    `mutation ($token: String!) { requestReschedule(input: { token: $token, dates: ["${dayAhead(8)}"], times: ["09:30"] }) { status } }`,
    requested,
  ),
  ...rows(
    'Mutation.cancelViewing',
    'mutation ($token: String!) { cancelViewing(input: { token: $token }) { status } }',
    requested,
  ),
  crossedRow(
    'Mutation.cancelViewing',
    'mutation ($id: ID!, $token: String!) { cancelViewing(input: { id: $id, token: $token }) { status } }',
    requested,
  ),
  crossedRow(
    'Mutation.requestReschedule',
    `mutation ($id: ID!, $token: String!) { requestReschedule(input: { id: $id, token: $token, dates: ["${dayAhead(8)}"], times: ["09:30"] }) { status } }`,
    requested,
  ),
  ...answers.map((operation) =>
    crossedRow(
      `Mutation.${operation}`,
      `mutation ($id: ID!, $token: String!, $proposal: ID!) {
        ${operation}(input: { id: $id, token: $token, proposal: $proposal }) { status } }`,
      proposed,
    ),
  ),
  crossedRow(
    'Query.viewingCalendar',
    'query ($id: ID!, $token: String!) { viewingCalendar(id: $id, token: $token) }',
    confirmed,
  ),
];
