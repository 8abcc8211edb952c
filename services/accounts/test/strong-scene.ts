import { openCache } from '@lintel/platform/adapters';
import type { Documents } from '@lintel/platform/documents';
import { type CloudEvent, topics } from '@lintel/contracts';
import { type Identity, sessionAudience } from '@lintel/service-kit';
import { type Harness, SoftwareAuthenticator, startHarness } from '@lintel/testing';
import { Secret, TOTP } from 'otpauth';
import { type AccountsService, startAccounts } from '../src/index.js';
import { sentLink } from './sent-link.js';

export const PASSWORD = 'seven purple lanterns';

const OPEN = `mutation ($email: String!, $password: String!, $area: SignInArea!) {
  tokens: openSession(email: $email, password: $password, area: $area, device: "Firefox on Linux", address: "192.0.2.1") {
    accessToken refreshToken } }`;
const FINISH = `mutation ($challenge: String!, $code: String, $passkey: String, $area: SignInArea!) {
  tokens: finishSignIn(challenge: $challenge, code: $code, passkey: $passkey, area: $area, device: "Firefox on Linux", address: "192.0.2.1") {
    accessToken refreshToken } }`;
const RESET = `mutation ($token: String!, $password: String!) {
  resetPassword(token: $token, password: $password, confirmPassword: $password) { accepted } }`;
const ADD = `mutation ($challenge: String!, $response: String!, $name: String) {
  addPasskey(challenge: $challenge, response: $response, name: $name) { me { strongSignIn { passkeys { id name } } } recoveryCodes } }`;

interface Given {
  readonly documents?: Documents;
  /** Runs once the service has stopped. */
  readonly release?: () => Promise<void>;
  readonly operations?: 'strong' | 'password';
}

export interface Role {
  readonly role?: 'user' | 'agent' | 'operations';
  readonly email?: string;
  readonly agency?: string;
}

/** The accounts service, people who can sign in, and what they hold in their hands. */
export class StrongScene {
  readonly events: CloudEvent[] = [];
  readonly device = new SoftwareAuthenticator();
  accounts!: AccountsService;

  private constructor(readonly harness: Harness) {}

  static async start(given: Given = {}) {
    const harness = await startHarness();
    if (given.release) harness.onDispose(given.release);
    const scene = new StrongScene(harness);
    await harness.bus.ensureTopics(topics);
    scene.accounts = await startAccounts({
      ...harness,
      documents: given.documents ?? (await harness.documents('accounts')),
      cache: await openCache(harness.settings),
      config: {
        LINTEL_AGENT_APPROVAL: 'none',
        ...(given.operations ? { LINTEL_OPERATIONS_SIGN_IN: given.operations } : {}),
      },
    });
    harness.onDispose(() => scene.accounts.stop());
    const reader = await harness.bus.subscribe({
      consumer: 'reader',
      topic: 'lintel.account',
      from: 'beginning',
      handle: async (received) => void scene.events.push(...received),
    });
    harness.onDispose(() => reader.stop());
    return scene;
  }

  ask(query: string, variables: Record<string, unknown> = {}, as?: Identity) {
    return this.harness.ask<any>(this.accounts, query, { variables, ...(as ? { as } : {}) });
  }

  /** As `ask`, for what is no refusal. */
  async allowed(query: string, variables: Record<string, unknown> = {}, as?: Identity) {
    const { data, errors } = await this.ask(query, variables, as);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }

  async person({ role = 'user', email = 'alex@example.org', agency }: Role = {}): Promise<void> {
    const details = agency && {
      agency: { id: agency, companyName: 'Example & Daughters', phone: '020 7946 0000', address: '1 Street' },
    };
    await this.accounts.staff.make({ email, name: 'Alex Example', password: PASSWORD, role, ...details });
  }

  open(email = 'alex@example.org', area = 'visitor', password = PASSWORD) {
    return this.ask(OPEN, { email, password, area });
  }

  finish(given: { challenge: string; code?: string; passkey?: string; area?: string }) {
    return this.ask(FINISH, { area: 'visitor', ...given });
  }

  /** What the session says, once it is open. */
  async identityOf(answer: { data: any; errors?: unknown }): Promise<Identity> {
    if (!answer.data?.tokens) throw new Error(JSON.stringify(answer.errors));
    const now = this.harness.clock.now();
    const { accessToken } = answer.data.tokens;
    return (await this.harness.identityKey.verify(accessToken, { now, audience: sessionAudience }))!;
  }

  async signedIn(person: Role = {}): Promise<Identity> {
    await this.person(person);
    return this.identityOf(await this.open(person.email));
  }

  async addPasskey(as: Identity, name = 'Laptop', device = this.device) {
    const begun = await this.allowed('mutation { beginPasskey { challenge options } }', {}, as);
    const { challenge, options } = begun.beginPasskey;
    return this.allowed(ADD, { challenge, response: device.create(options), name }, as);
  }

  /** An authenticator app, and the recovery codes that came with it. */
  async addApp(as: Identity): Promise<{ app: TOTP; recoveryCodes: readonly string[] }> {
    const begun = await this.allowed('mutation { beginAuthenticator { secret uri } }', {}, as);
    const app = new TOTP({ secret: Secret.fromBase32(begun.beginAuthenticator.secret) });
    const added = await this.allowed(
      'mutation ($code: String!) { confirmAuthenticator(code: $code) { recoveryCodes } }',
      { code: this.codeOf(app) },
      as,
    );
    return { app, recoveryCodes: added.confirmAuthenticator.recoveryCodes };
  }

  codeOf(app: TOTP, seconds = 0): string {
    return app.generate({ timestamp: this.harness.clock.now().getTime() + seconds * 1000 });
  }

  /** What a right password is answered with once there is a factor. */
  async challenge(
    email?: string,
    area?: string,
    password?: string,
  ): Promise<{ challenge: string; kinds: string[]; passkey: any }> {
    const answer = await this.open(email, area, password);
    const { code, ...rest } = answer.errors![0]!.extensions as any;
    if (code !== 'SECOND_FACTOR_NEEDED') throw new Error(JSON.stringify(answer.errors));
    return rest;
  }

  private async published(): Promise<readonly CloudEvent[]> {
    await this.accounts.drain();
    await this.harness.bus.drain();
    return this.events;
  }

  async linkFor(purpose: string, nth = -1): Promise<string> {
    return sentLink(await this.published(), this.harness, purpose, nth);
  }

  /** Chooses a password by the link of an e-mail, the last that was sent. */
  async reset(password: string) {
    return this.allowed(RESET, { token: await this.linkFor('reset'), password });
  }

  /** Of what the owner is e-mailed. */
  async notices(): Promise<string[]> {
    return (await this.published())
      .filter(({ type }) => type === 'lintel.account-notice.requested.v1')
      .map(({ data }) => (data as { notice: string }).notice);
  }

  async told(): Promise<string[]> {
    return (await this.published())
      .filter(({ type }) => type === 'lintel.account-strong-sign-in.changed.v1')
      .map(({ data }) => (data as { change: string }).change);
  }
}

export const refusal = (answer: {
  errors?: readonly { message: string; extensions: Record<string, unknown> }[];
}) => ({
  code: answer.errors?.[0]?.extensions['code'],
  field: answer.errors?.[0]?.extensions['field'],
  message: answer.errors?.[0]?.message,
});
