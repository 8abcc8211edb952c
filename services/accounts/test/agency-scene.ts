import { type CloudEvent, topics } from '@lintel/contracts';
import type { Cache } from '@lintel/platform/cache';
import { openEmbeddedCache } from '@lintel/platform/cache/embedded';
import type { Documents } from '@lintel/platform/documents';
import type { EventBus } from '@lintel/platform/event-bus';
import { type Identity, sessionAudience } from '@lintel/service-kit';
import { type Harness, startHarness } from '@lintel/testing';
import { type AccountsConfig, type AccountsService, startAccounts } from '../src/index.js';
import { sentLink } from './sent-link.js';

export const PASSWORD = 'seven purple lanterns';

const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { accepted } }';
const REGISTER = 'mutation ($input: AgentRegistrationInput!) { registerAgent(input: $input) { accepted } }';
const CONFIRM = 'mutation ($token: String!) { confirmEmail(token: $token) { role } }';
const OPEN = `mutation ($email: String!, $password: String!, $area: SignInArea!, $address: String!, $knownDevice: String) {
  openSession(email: $email, password: $password, area: $area, device: "Firefox on Linux", address: $address, knownDevice: $knownDevice) {
    accessToken refreshToken knownDevice } }`;
const INVITE =
  'mutation ($email: String!, $role: AgencyRole!) { inviteColleague(email: $email, role: $role) { id invitations { id email role invitedBy expiresAt } } }';
const ACCEPT = 'mutation ($input: InvitationAnswerInput!) { acceptInvitation(input: $input) { accepted } }';

/** An answer as tests look at it. */
export const refusal = (answer: {
  errors?: readonly { message: string; extensions: Record<string, unknown> }[];
}) => ({
  message: answer.errors?.[0]?.message,
  code: answer.errors?.[0]?.extensions['code'],
  field: answer.errors?.[0]?.extensions['field'],
});

/** The accounts service with an agency or more, and what its e-mails would hold. */
export class AgencyScene {
  readonly events: CloudEvent[] = [];
  accounts!: AccountsService;
  /** What is stored, as an older version or a crash may have left it. */
  documents!: Documents;

  private constructor(
    readonly harness: Harness,
    private readonly bus: EventBus,
  ) {}

  /**
   * @param elsewhere where its documents are, unless in a folder of their own
   * @param engines in place of the embedded ones; the scene closes them
   */
  static async start(
    config: AccountsConfig = { LINTEL_AGENT_APPROVAL: 'none' },
    elsewhere?: (harness: Harness) => Promise<Documents>,
    engines: { readonly cache?: Cache; readonly bus?: EventBus } = {},
  ) {
    const harness = await startHarness();
    const scene = new AgencyScene(harness, engines.bus ?? harness.bus);
    await scene.bus.ensureTopics(topics);
    scene.documents = (await elsewhere?.(harness)) ?? (await harness.documents('accounts'));
    for (const engine of Object.values(engines)) harness.onDispose(() => engine.close());
    scene.accounts = await startAccounts({
      ...harness,
      documents: scene.documents,
      cache: await openEmbeddedCache({ clock: harness.clock }),
      ...engines,
      config,
    });
    harness.onDispose(() => scene.accounts.stop());
    for (const topic of ['lintel.account', 'lintel.agency']) {
      const reader = await scene.bus.subscribe({
        consumer: 'reader',
        topic,
        from: 'beginning',
        handle: async (received) => void scene.events.push(...received),
      });
      harness.onDispose(() => reader.stop());
    }
    return scene;
  }

  ask(query: string, variables: Record<string, unknown> = {}, as?: Identity) {
    return this.harness.ask<any>(this.accounts, query, { variables, ...(as ? { as } : {}) });
  }

  async published(type?: string): Promise<readonly CloudEvent[]> {
    await this.accounts.drain();
    await this.bus.drain();
    return this.events.filter((event) => type === undefined || event.type === `lintel.${type}.v1`);
  }

  /** @param from where the browser is, and what it was given when it last signed in */
  open(
    email: string,
    area = 'agent',
    password = PASSWORD,
    from: { readonly address?: string; readonly knownDevice?: string } = {},
  ) {
    return this.ask(OPEN, { email, password, area, address: '192.0.2.1', ...from });
  }

  /** Signs in, and reads who the browser says it is. */
  async identityOf(email: string, area = 'agent', password = PASSWORD): Promise<Identity> {
    const { accessToken } = (await this.open(email, area, password)).data.openSession;
    const now = this.harness.clock.now();
    return (await this.harness.identityKey.verify(accessToken, { now, audience: sessionAudience }))!;
  }

  /** A visitor's account. */
  async person(email: string, { confirmed = true } = {}): Promise<void> {
    const input = { name: 'Alex Example', email, password: PASSWORD, confirmPassword: PASSWORD };
    await this.ask(SIGN_UP, { input });
    if (confirmed) await this.confirm();
  }

  /** An agency with its owner, who is signed in. */
  async agency(email = 'owner@agency.example', companyName = 'Example & Daughters'): Promise<Identity> {
    await this.register(email, companyName);
    return this.identityOf(email);
  }

  async register(email: string, companyName: string): Promise<void> {
    await this.ask(REGISTER, {
      input: {
        email,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        companyName,
        phone: '020 7946 0000',
        address: '1 Example Street, London SW4 7AA',
      },
    });
    await this.confirm();
  }

  invite(as: Identity, email: string, role = 'negotiator') {
    return this.ask(INVITE, { email, role }, as);
  }

  /** The token of the last invitation's link, made as whoever e-mails it makes it. */
  async invitationLink(nth = -1): Promise<string> {
    const invited = (await this.published('agency.invited')).at(nth)!;
    const { invitationId, request, expiresAt } = invited.data as Record<string, string>;
    return this.harness.linkKey.sign({
      purpose: 'invitation',
      subject: invitationId!,
      request: request!,
      expiresAt: new Date(expiresAt!),
    });
  }

  accept(token: string, given: Record<string, string> = {}) {
    return this.ask(ACCEPT, {
      input: { token, name: 'Jo Colleague', password: PASSWORD, confirmPassword: PASSWORD, ...given },
    });
  }

  /** Somebody of the owner's agency, who is signed in. */
  async colleague(owner: Identity, email: string, role = 'negotiator'): Promise<Identity> {
    await this.invite(owner, email, role);
    await this.accept(await this.invitationLink());
    return this.identityOf(email);
  }

  async linkFor(purpose: string, nth = -1): Promise<string> {
    return sentLink(await this.published(), this.harness, purpose, nth);
  }

  /** How many sessions there are. */
  accountsSessions(): Promise<number> {
    return this.documents.connection.collection('sessions').countDocuments({});
  }

  private async confirm(): Promise<void> {
    await this.ask(CONFIRM, { token: await this.linkFor('confirm') });
  }
}
