import { SoftwareAuthenticator } from '@lintel/testing';
import type { Scene } from './ownership-scene.js';
import { noSuch, type OwnershipRow, type Variables } from './row.js';

/** Where the product believes it is: it was told to take any port. */
const origin = 'http://localhost:0';

async function passkey(scene: Scene): Promise<Variables> {
  const { beginPasskey } = await scene.ask('owner', 'mutation { beginPasskey { challenge options } }');
  const { addPasskey } = await scene.ask(
    'owner',
    `mutation ($challenge: String!, $response: String!) {
      addPasskey(challenge: $challenge, response: $response) { me { strongSignIn { passkeys { id } } } } }`,
    {
      challenge: beginPasskey.challenge,
      response: new SoftwareAuthenticator(origin).create(beginPasskey.options),
    },
  );
  return { id: addPasskey.me.strongSignIn.passkeys.at(-1).id as string };
}

export const passkeyRows: readonly OwnershipRow[] = [
  {
    operation: 'Mutation.renamePasskey',
    of: "a passkey of the owner's",
    document: 'mutation ($id: ID!) { renamePasskey(id: $id, name: "Old laptop") { id } }',
    make: passkey,
    missing: noSuch().id,
    reachedBy: ['owner'],
  },
  {
    operation: 'Mutation.removePasskey',
    of: "a passkey of the owner's",
    document: 'mutation ($id: ID!) { removePasskey(id: $id) { id } }',
    make: passkey,
    missing: noSuch().id,
    reachedBy: ['owner'],
  },
];
