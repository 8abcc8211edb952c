import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type AgencyScene, PASSWORD, refusal } from './agency-scene.js';

const ROUNDS = 8;
const AT_ONCE = 6;
const CONFIRM = 'mutation ($token: String!) { confirmEmail(token: $token) { purpose } }';
const RESET = `mutation ($token: String!, $new: String!) {
  resetPassword(token: $token, password: $new, confirmPassword: $new) { accepted } }`;
const CHANGE =
  'mutation ($email: String!, $password: String!) { changeEmail(email: $email, password: $password) { accepted } }';
const passwordOf = (nth: number) => `lantern ${nth} umbrella ${nth * 7} chimney`;

/** What holds on every adapter of the documents port. */
export function linkRaces(open: () => Promise<AgencyScene>): void {
  let scene: AgencyScene;
  beforeEach(async () => {
    scene = await open();
  });
  afterEach(() => scene.harness.dispose());

  const atOnce = async (run: (nth: number) => Promise<any>) => {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => run(nth)));
    const accepted = answers.flatMap((answer, nth) => (answer.errors ? [] : [nth]));
    for (const answer of answers.filter(({ errors }) => errors))
      expect(refusal(answer)).toMatchObject({
        field: 'token',
        message: expect.stringContaining('has been used already'),
      });
    return accepted;
  };

  describe('a link that several follow at the same moment', () => {
    it('resets the password once, to what the one who was accepted chose', async () => {
      await scene.person('alex@example.org');
      for (let round = 0; round < ROUNDS; round += 1) {
        scene.harness.clock.advance({ seconds: 3600 });
        await scene.ask('mutation { requestPasswordReset(email: "alex@example.org") { accepted } }');
        const token = await scene.linkFor('reset');
        const accepted = await atOnce((nth) => scene.ask(RESET, { token, new: passwordOf(nth) }));
        expect(accepted).toHaveLength(1);
        const { errors } = await scene.open('alex@example.org', 'visitor', passwordOf(accepted[0]!));
        expect(errors).toBeUndefined();
      }
    });

    it('of a second sign-up does so too', async () => {
      await scene.person('alex@example.org');
      await scene.person('alex@example.org', { confirmed: false });
      const token = await scene.linkFor('already-registered');
      expect(await atOnce((nth) => scene.ask(RESET, { token, new: passwordOf(nth) }))).toHaveLength(1);
    });

    it('confirms an account once', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await scene.person(`alex-${round}@example.org`, { confirmed: false });
        const token = await scene.linkFor('confirm');
        expect(await atOnce(() => scene.ask(CONFIRM, { token }))).toHaveLength(1);
        expect(await scene.published('account.confirmed')).toHaveLength(round + 1);
      }
    });

    it('changes an address once, and undoes it once', async () => {
      await scene.person('alex@example.org');
      const thief = await scene.identityOf('alex@example.org', 'visitor');
      await scene.ask(CHANGE, { email: 'evil@example.org', password: PASSWORD }, thief);
      const token = await scene.linkFor('change-email');
      expect(await atOnce(() => scene.ask(CONFIRM, { token }))).toHaveLength(1);
      const undo = await scene.linkFor('undo-email');
      const UNDO = 'mutation ($undo: String!) { undoEmailChange(token: $undo) { accepted } }';
      expect(await atOnce(() => scene.ask(UNDO, { undo }))).toHaveLength(1);
    });
  });
}
