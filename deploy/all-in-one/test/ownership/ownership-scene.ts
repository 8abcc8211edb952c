import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CloudEvent, type EventData, type EventType, type LinkPurpose, topics } from '@lintel/contracts';
import type { EventBus } from '@lintel/platform/event-bus';
import { openEmbeddedEventBus } from '@lintel/platform/event-bus/embedded';
import { apiAudience, IdentityKey, type Link, LinkKey } from '@lintel/service-kit';
import { Browser } from '../browser.js';
import { LintelProcess } from '../lintel-process.js';

/** The installation's. */
export const secret = 'a secret of this installation alone';
/** Everybody's. */
export const password = 'weathered lintel over the door';
/** What everybody types into a form, and is nobody else's business. */
export const typed = { name: 'A. Person', phone: '020 7946 0123', message: 'May I bring my ladder?' };

/** Who calls an operation. Each but nobody is signed in by a session of its own. */
export const callers = [
  'nobody',
  'owner',
  'anotherUser',
  'agent',
  /** Of the agent's agency, and no owner of it. */
  'negotiator',
  'anotherAgency',
  'operations',
] as const;
export type Caller = (typeof callers)[number];

type AgencyCaller = 'agent' | 'anotherAgency';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly browser: Browser;
}

/** The product with the people that the ownership matrix is about. What happens in it is heard on its event bus. */
export class Scene {
  private readonly events: CloudEvent[] = [];
  private readonly waiting = new Set<() => void>();
  private readonly people = new Map<Caller, Person>();
  private readonly agencies = new Map<AgencyCaller, string>();
  private readonly links = new LinkKey(secret);
  private readonly signed = new Set<string>();
  private addresses = 0;

  private constructor(
    private readonly folder: string,
    private readonly lintel: LintelProcess,
    private readonly bus: EventBus,
  ) {}

  static async start(): Promise<Scene> {
    const folder = await mkdtemp(join(tmpdir(), 'lintel-ownership-'));
    const lintel = await LintelProcess.start({
      LINTEL_DATA: folder,
      LINTEL_DEMO: '0',
      LINTEL_OPERATIONS_SIGN_IN: 'password',
      LINTEL_IDENTITY_SECRET: secret,
      LINTEL_AGENT_APPROVAL: 'required',
      // So that each can come from an address of their own, whose attempts are counted apart.
      LINTEL_TRUST_PROXY: '127.0.0.1',
      LINTEL_LOG_LEVEL: 'debug',
      LINTEL_WEBHOOKS_LOOPBACK: '1',
    });
    const bus = await openEmbeddedEventBus({ file: join(folder, 'events', 'log.sqlite') });
    const scene = new Scene(folder, lintel, bus);
    await bus.ensureTopics(topics);
    for (const { name: topic } of topics)
      await bus.subscribe({
        consumer: 'ownership-matrix',
        topic,
        from: 'beginning',
        batchSize: 100,
        handle: async (events) => scene.hear(events),
      });
    await scene.settle();
    return scene;
  }

  async stop(): Promise<void> {
    await this.bus.close();
    await this.lintel.kill();
    await rm(this.folder, { recursive: true, force: true });
  }

  person(caller: Exclude<Caller, 'nobody'>): Person {
    return this.people.get(caller)!;
  }

  browserOf(caller: Caller): Browser {
    return caller === 'nobody' ? this.visitor() : this.person(caller).browser;
  }

  /** Somebody without a session, from an address of their own. */
  visitor(): Browser {
    return new Browser(this.lintel.address, this.elsewhere());
  }

  /** Sent along, it is as if somebody had moved to an address where nobody was before: attempts are counted anew. */
  elsewhere(): Readonly<Record<string, string>> {
    const n = (this.addresses += 1);
    return { 'x-forwarded-for': `10.1.${n >> 8}.${n & 255}` };
  }

  /** Asks as somebody who must be allowed to. */
  async ask(caller: Exclude<Caller, 'nobody'>, query: string, variables: object = {}): Promise<any> {
    return this.allowed(this.browserOf(caller), query, variables);
  }

  /** Asks as a program of an agency, which may add as many homes as there are rows. */
  async askAsProgram(of: AgencyCaller, query: string, variables: object = {}): Promise<any> {
    const agencyId = this.agencies.get(of)!;
    const token = await new IdentityKey(secret).sign(
      { subject: `token:${agencyId}`, role: 'agent', agencyId },
      { now: new Date(), audience: apiAudience },
    );
    return this.allowed(this.visitor(), query, variables, { authorization: `Bearer ${token}` });
  }

  async allowed(
    browser: Browser,
    query: string,
    variables: object = {},
    headers?: Readonly<Record<string, string>>,
  ): Promise<any> {
    const { data, errors } = await browser.ask(query, variables, headers);
    if (errors) throw new Error(`${query}: ${JSON.stringify(errors)}`);
    return data;
  }

  /** The token of a link in an e-mail, as it would be sent. */
  async sign(link: Omit<Link, 'expiresAt'>): Promise<string> {
    const token = await this.links.sign({ ...link, expiresAt: null });
    this.signed.add(token);
    return token;
  }

  /** What has no business in a log and is there all the same: passwords, links, sessions, addresses, names, phone numbers and messages. */
  personalInLog(besides: readonly string[] = []): readonly string[] {
    const { log } = this.lintel;
    const sessions = [...this.people.values()].flatMap(({ browser }) =>
      [...browser.cookies].flatMap(([name, value]) => (name === 'lintel_signed_in' ? [] : [value])),
    );
    const said = [password, ...besides, ...Object.values(typed), ...this.signed, ...sessions].filter(
      (secret) => log.includes(secret),
    );
    return [...said, ...(log.match(/[\w.+-]+@[\w-]+\.[\w.]+/g) ?? [])];
  }

  /** Whether anything was logged at all. */
  get logs(): boolean {
    return this.lintel.log.length > 0;
  }

  /** The data of the first event that is meant, at once or when it comes. */
  async heard<Type extends EventType>(
    type: Type,
    isMeant: (data: EventData<Type>, event: CloudEvent) => boolean = () => true,
  ): Promise<EventData<Type>> {
    for (;;) {
      const event = this.events.findLast(
        (one) => one.type === type && isMeant(one.data as EventData<Type>, one),
      );
      if (event) return event.data as EventData<Type>;
      await new Promise<void>((resolve) => this.waiting.add(resolve));
    }
  }

  /** The ids of every subscription to the newsletter that was ever asked for. */
  subscriptions(): readonly string[] {
    return this.events
      .filter(({ type }) => type === 'lintel.newsletter.subscription-requested.v1')
      .map(({ subject }) => subject);
  }

  /** An account that waits for its confirmation, and the token that confirms it. */
  async registered(
    browser = this.visitor(),
    agency?: { readonly companyName: string },
  ): Promise<{ id: string; email: string; token: string }> {
    const email = `${randomUUID()}@example.org`;
    const given = { email, password, confirmPassword: password };
    if (agency)
      await this.allowed(
        browser,
        'mutation ($input: AgentRegistrationInput!) { registerAgent(input: $input) { accepted } }',
        { input: { ...given, ...agency, phone: '020 7946 0000', address: '1 Example Street, London' } },
      );
    else
      await this.allowed(browser, 'mutation ($input: SignUpInput!) { signUp(input: $input) { accepted } }', {
        input: { ...given, name: typed.name },
      });
    const { id } = await this.heard('lintel.account.registered.v1', (account) => account.email === email);
    return { id, email, token: await this.tokenOf(id, 'confirm') };
  }

  /** The token of the last link of a kind that an account was sent. */
  async tokenOf(account: string, purpose: LinkPurpose): Promise<string> {
    const { request } = await this.heard(
      'lintel.account-link.requested.v1',
      (link) => link.accountId === account && link.purpose === purpose,
    );
    return this.sign({ purpose, subject: account, request });
  }

  /** An account whose address is confirmed. */
  async confirmed(agency?: { readonly companyName: string }): Promise<Person> {
    const browser = this.visitor();
    const { token, ...account } = await this.registered(browser, agency);
    await this.allowed(browser, 'mutation ($token: String!) { confirmEmail(token: $token) { role } }', {
      token,
    });
    return { ...account, browser };
  }

  async signIn(browser: Browser, email: string, area: 'visitor' | 'agent' = 'visitor'): Promise<void> {
    const { status, body } = await browser.signIn({ email, password, area });
    if (status !== 200) throw new Error(`${email} cannot sign in: ${JSON.stringify(body)}`);
  }

  private async settle(): Promise<void> {
    for (const caller of ['owner', 'anotherUser', 'operations'] as const) {
      const person = await this.confirmed();
      if (caller === 'operations') await this.grantOperations(person.email);
      await this.signIn(person.browser, person.email);
      this.people.set(caller, person);
    }
    for (const caller of ['agent', 'anotherAgency'] as const) {
      const companyName = `The ${caller} office`;
      const person = await this.confirmed({ companyName });
      const { id } = await this.heard(
        'lintel.agency.registered.v1',
        (one) => one.companyName === companyName,
      );
      this.agencies.set(caller, id as string);
      await this.ask('operations', 'mutation ($id: ID!) { approveAgency(id: $id) { id } }', { id });
      await this.signIn(person.browser, person.email, 'agent');
      this.people.set(caller, person);
    }
    this.people.set('negotiator', await this.joined('negotiator'));
  }

  /** The token of a new invitation to the agent's agency, and the address it is for. */
  async invited(role: 'owner' | 'negotiator' = 'negotiator'): Promise<{
    readonly id: string;
    readonly email: string;
    readonly token: string;
  }> {
    const email = `${randomUUID()}@example.org`;
    await this.ask(
      'agent',
      'mutation ($email: String!, $role: AgencyRole!) { inviteColleague(email: $email, role: $role) { id } }',
      { email, role },
    );
    const { invitationId: id, request } = await this.heard(
      'lintel.agency.invited.v1',
      (invitation) => invitation.email === email,
    );
    return { id, email, token: await this.sign({ purpose: 'invitation', subject: id, request }) };
  }

  /** A new colleague of the agent, signed in. */
  async joined(role: 'owner' | 'negotiator'): Promise<Person> {
    const { email, token } = await this.invited(role);
    const browser = this.visitor();
    await this.allowed(
      browser,
      'mutation ($input: InvitationAnswerInput!) { acceptInvitation(input: $input) { accepted } }',
      { input: { token, name: typed.name, password, confirmPassword: password } },
    );
    await this.signIn(browser, email, 'agent');
    const { me } = await this.allowed(browser, '{ me { id } }');
    return { id: me.id as string, email, browser };
  }

  private async grantOperations(email: string): Promise<void> {
    const token = await new IdentityKey(secret).sign(
      { subject: 'token:grant', role: 'operations' },
      { now: new Date(), audience: apiAudience },
    );
    const { errors } = await this.lintel.ask(
      'mutation ($email: String!) { grantRole(email: $email, role: operations) { accepted } }',
      { email },
      token,
    );
    if (errors) throw new Error(JSON.stringify(errors));
  }

  private hear(events: readonly CloudEvent[]): void {
    this.events.push(...events);
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }
}
