import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '../browser.ts';
import type { Family } from '../family.ts';
import type { Ground } from '../ground.ts';
import { allowed, gotThrough, holds, status } from '../held.ts';
import { anAgent, aPerson, anEmail, otherPassword, password, type Person, whoIs } from '../people.ts';
import { resetToken } from './life-cycle.ts';

/** Within which a revocation reaches every gateway; and a moment for this machine. */
const REACHES_WITHIN_MS = 1500;
const LOOK_MS = 50;

/** A thief keeps asking with what they copied, until nothing comes any more. */
async function isShutOut(asks: () => Promise<boolean>, what: string): Promise<void> {
  const until = performance.now() + REACHES_WITHIN_MS;
  while (await asks()) {
    if (performance.now() > until) gotThrough(`${what} after ${REACHES_WITHIN_MS} ms`);
    await pause(LOOK_MS);
  }
}

const signedIn = (browser: Browser) => async () => (await whoIs(browser)) !== null;

/** The stream of live updates that a browser holds; resolves once it has ended. */
async function held(
  browser: Browser,
): Promise<{ readonly ended: Promise<boolean>; readonly close: () => void }> {
  const leave = new AbortController();
  const answer = await fetch(new URL('/live', browser.address), {
    headers: { cookie: browser.cookie, 'x-forwarded-for': browser.from },
    signal: leave.signal,
  });
  holds(answer.status === 200, `the stream is answered with ${answer.status}`);
  const ended = (async () => {
    try {
      for await (const _ of answer.body!);
      return true;
    } catch {
      return false;
    }
  })();
  return { ended, close: () => leave.abort() };
}

async function endsInTime(browser: Browser, revoke: () => Promise<unknown>): Promise<void> {
  const stream = await held(browser);
  await revoke();
  const late = new AbortController();
  const ended = await Promise.race([
    stream.ended,
    pause(REACHES_WITHIN_MS, 'late' as const, { signal: late.signal }).catch(() => 'late' as const),
  ]);
  late.abort();
  stream.close();
  holds(ended === true, `the stream is still open after ${REACHES_WITHIN_MS} ms`);
}

const endings: readonly (readonly [string, (ground: Ground, owner: Person) => Promise<unknown>])[] = [
  ['signed out', (_ground, { browser }) => browser.signOut()],
  [
    'reset the password',
    async (ground, { email }) =>
      allowed(
        await ground
          .visitor()
          .ask(
            'mutation ($t: String!, $p: String!) { resetPassword(token: $t, password: $p, confirmPassword: $p) { accepted } }',
            { t: await resetToken(ground, email), p: otherPassword },
          ),
      ),
  ],
  [
    'closed the account',
    async (_ground, { browser }) =>
      allowed(
        await browser.ask('mutation ($p: String!) { closeAccount(password: $p) { accepted } }', {
          p: password,
        }),
      ),
  ],
];
const elsewhere: readonly (readonly [string, (mine: Browser) => Promise<unknown>])[] = [
  [
    'changed the password',
    async (mine) =>
      allowed(
        await mine.ask(
          'mutation ($o: String!, $n: String!) { changePassword(currentPassword: $o, password: $n, confirmPassword: $n) { id } }',
          { o: password, n: otherPassword },
        ),
      ),
  ],
  ['ended all other devices', async (mine) => allowed(await mine.ask('mutation { endOtherDevices { id } }'))],
  [
    'ended that device',
    async (mine) => {
      const { me } = allowed(await mine.ask('{ me { devices { id current } } }'));
      const { id } = me.devices.find(({ current }: { current: boolean }) => !current);
      allowed(await mine.ask('mutation ($id: ID!) { endDevice(id: $id) { id } }', { id }));
    },
  ],
];

export const revocation: Family = {
  name: 'sessions: revocation',
  async attack(ground, { attempt, control }) {
    await control('a copied cookie works until it is revoked', async () => {
      const { browser, email } = await aPerson(ground);
      holds((await whoIs(browser.stolen())) === email, 'the copy is nobody’s');
      const stream = await held(browser.stolen());
      stream.close();
    });

    for (const [done, revoke] of endings) {
      await attempt(`a copied cookie reads on after its owner has ${done}`, async () => {
        const owner = await aPerson(ground);
        const thief = owner.browser.stolen();
        await revoke(ground, owner);
        await isShutOut(signedIn(thief), 'it reads');
      });
      await attempt(`a copied access token alone reads on after its owner has ${done}`, async () => {
        const owner = await aPerson(ground);
        const thief = owner.browser.stolen();
        thief.cookies.delete(thief.cookieName('refresh'));
        await revoke(ground, owner);
        await isShutOut(signedIn(thief), 'it reads');
      });
      await attempt(`a copied cookie writes on after its owner has ${done}`, async () => {
        const owner = await aPerson(ground);
        const thief = owner.browser.stolen();
        await revoke(ground, owner);
        await isShutOut(
          async () => !(await thief.ask('mutation { saveProperty(id: 1) }')).body?.errors,
          'it writes',
        );
      });
      await attempt(`a live stream goes on after its owner has ${done}`, async () => {
        const owner = await aPerson(ground);
        await endsInTime(owner.browser.stolen(), () => revoke(ground, owner));
      });
    }

    for (const [done, revoke] of elsewhere) {
      const pair = async () => {
        const owner = await aPerson(ground);
        const mine = ground.visitor();
        status(await mine.signIn(owner.email, password), 200);
        return { stolen: owner.browser, mine };
      };
      await attempt(`a session reads on that its owner, elsewhere, has ended: ${done}`, async () => {
        const { stolen, mine } = await pair();
        await revoke(mine);
        await isShutOut(signedIn(stolen), 'it reads');
        holds((await whoIs(mine)) !== null, 'the owner’s own session is over as well');
      });
      await attempt(`a live stream goes on that its owner, elsewhere, has ended: ${done}`, async () => {
        const { stolen, mine } = await pair();
        await endsInTime(stolen, () => revoke(mine));
      });
    }

    const colleague = async () => {
      const owner = await anAgent(ground);
      const email = anEmail('negotiator');
      allowed(
        await owner.browser.ask(
          'mutation ($e: String!) { inviteColleague(email: $e, role: negotiator) { id } }',
          { e: email },
        ),
      );
      const token = await ground.mails.token(email, '/agent/join');
      const browser = ground.visitor();
      allowed(
        await browser.ask(
          'mutation ($input: InvitationAnswerInput!) { acceptInvitation(input: $input) { accepted } }',
          {
            input: { token, name: 'Nell Negotiator', password, confirmPassword: password },
          },
        ),
      );
      status(await browser.signIn(email, password, 'agent'), 200);
      const { me } = allowed(await browser.ask('{ me { id } }'));
      return { owner, browser, id: me.id as string };
    };
    const remove = async (owner: Browser, id: string) =>
      allowed(await owner.ask('mutation ($id: ID!) { removeColleague(accountId: $id) { id } }', { id }));
    const seesLeads = (browser: Browser) => async () =>
      Boolean(
        (await browser.ask('{ agencyLeads { total } agencyListings { total } }')).body?.data?.agencyListings,
      );

    await control('a negotiator reads what is the agency’s', async () => {
      const { browser } = await colleague();
      holds(await seesLeads(browser)(), 'nothing is read');
    });
    await attempt('a negotiator who was removed reads the agency’s people and homes', async () => {
      const { owner, browser, id } = await colleague();
      await remove(owner.browser, id);
      await isShutOut(seesLeads(browser), 'it reads');
    });
    await attempt('a negotiator who was removed adds homes', async () => {
      const { owner, browser, id } = await colleague();
      await remove(owner.browser, id);
      await isShutOut(
        async () =>
          !(await browser.ask('mutation { saveListingForm(content: "{}") { savedAt } }')).body?.errors,
        'it writes',
      );
    });
    await attempt('a negotiator who was removed keeps the live stream', async () => {
      const { owner, browser, id } = await colleague();
      await endsInTime(browser, () => remove(owner.browser, id));
    });
    await attempt('a signed-out visitor opens a live stream', async () => {
      const owner = await aPerson(ground);
      const thief = owner.browser.stolen();
      await owner.browser.signOut();
      await isShutOut(async () => {
        const leave = new AbortController();
        const { status: said } = await fetch(new URL('/live', ground.address), {
          headers: { cookie: thief.cookie, 'x-forwarded-for': thief.from },
          signal: leave.signal,
        });
        leave.abort();
        return said === 200;
      }, 'a stream opens');
    });
  },
};
