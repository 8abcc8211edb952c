import { randomUUID } from 'node:crypto';
import { apiAudience, type Identity, IdentityKey } from '@lintel/service-kit';
import { eventually } from '@lintel/testing';
import { expect } from '@jest/globals';
import { LintelProcess } from '../lintel-process.js';
import { home } from '../ownership/listings.js';

const secret = 'a secret of this installation alone';

const SUBSCRIBE = 'mutation ($email: String!) { subscribeToNewsletter(email: $email) { email } }';
const CREATE = 'mutation ($input: ListingInput!) { createListing(input: $input) { id } }';
const FOUND = 'query { searchListings(listingType: sale, first: 100) { edges { node { id } } } }';
const OVERVIEW = `{ overview {
  services { service well slow problem parts { name ready reason } }
  figures { name value trouble } } }`;

/** How soon whoever is on call has to see what is wrong, in milliseconds. */
const SEEN_WITHIN_MS = 10_000;
/** Until an alert fires: what one look sees may be the look's own fault. */
const TOLD_WITHIN_MS = 20_000;
/** Until all is done again, on a busy machine. */
const MENDED_WITHIN_MS = 40_000;

export const seen = (expectation: () => void | Promise<void>): Promise<void> =>
  eventually(expectation, { timeout: SEEN_WITHIN_MS, interval: 200 });
export const mended = (expectation: () => void | Promise<void>, timeout = MENDED_WITHIN_MS): Promise<void> =>
  eventually(expectation, { timeout, interval: 200 });

/** The product as visitors and an agency use it, and as its operations staff see it. What it acknowledged is kept in a ledger. */
export class Portal {
  /** Addresses that e-mails were promised to, and homes that were taken. */
  readonly promised: string[] = [];
  readonly homes: number[] = [];
  private addresses = 0;

  private readonly key = new IdentityKey(secret);
  private readonly staff = { subject: 'token:staff', role: 'operations' } as const;
  private readonly agency = { subject: 'token:example', role: 'agent', agencyId: 'example' } as const;

  private constructor(readonly lintel: LintelProcess) {}

  static async start(settings: Record<string, string>, wrapper?: readonly string[]): Promise<Portal> {
    return new Portal(
      await LintelProcess.start(
        {
          LINTEL_DEMO: '0',
          LINTEL_IDENTITY_SECRET: secret,
          // So that each visitor comes from an address of their own, whose requests are counted apart.
          LINTEL_TRUST_PROXY: '127.0.0.1',
          ...settings,
        },
        wrapper,
      ),
    );
  }

  /** One does not last for all of a test. */
  private token(identity: Identity): Promise<string> {
    return this.key.sign(identity, { now: new Date(), audience: apiAudience });
  }

  /** What staff are answered. */
  async ask(query: string, variables: object = {}): Promise<any> {
    const { data, errors } = await this.lintel.ask(query, variables, await this.token(this.staff));
    if (errors) throw new Error(`${query}: ${JSON.stringify(errors)}`);
    return data;
  }

  /** Asks for the newsletter, whose confirmation is an e-mail. False when that was not taken. */
  async subscribes(): Promise<boolean> {
    const email = `${randomUUID()}@example.org`;
    const n = (this.addresses += 1);
    const { data, errors } = await this.lintel.ask(SUBSCRIBE, { email }, undefined, {
      'x-forwarded-for': `10.1.${n >> 8}.${n & 255}`,
    });
    if (errors || !data?.subscribeToNewsletter) return false;
    this.promised.push(email);
    return true;
  }

  async addsHome(): Promise<number> {
    const { data, errors } = await this.lintel.ask(CREATE, { input: home }, await this.token(this.agency));
    if (errors) throw new Error(JSON.stringify(errors));
    this.homes.push(data.createListing.id);
    return data.createListing.id;
  }

  async homesFound(): Promise<readonly number[]> {
    const { data } = await this.lintel.ask(FOUND, {});
    return data.searchListings.edges.map(({ node }: { node: { id: number } }) => node.id).sort();
  }

  async figure(name: string): Promise<number | null> {
    const { overview } = await this.ask(OVERVIEW);
    return overview.figures.find((one: { name: string }) => one.name === name).value;
  }

  async service(name: string): Promise<{ readonly well: boolean; readonly slow: boolean }> {
    const { overview } = await this.ask(OVERVIEW);
    return overview.services.find(({ service }: { service: string }) => service === name);
  }

  /** Waits until these fire, each as `rule subject`. */
  alerted(...expected: readonly string[]): Promise<void> {
    const firing = async () => {
      const { alerts } = (await this.ask('{ alerts { alerts { rule subject state } } }')).alerts;
      return (alerts as readonly Record<'rule' | 'subject' | 'state', string>[])
        .filter(({ state }) => state === 'firing')
        .map(({ rule, subject }) => `${rule} ${subject}`.trim());
    };
    return eventually(async () => expect(await firing()).toEqual(expect.arrayContaining([...expected])), {
      timeout: TOLD_WITHIN_MS,
      interval: 500,
    });
  }

  /** Has a rule tell of what it sees at once that waits for minutes otherwise. */
  async tellsAtOnce(name: string, change: { readonly threshold?: number } = {}): Promise<void> {
    await this.ask(
      'mutation ($name: String!, $change: AlertRuleChange!) { changeAlertRule(name: $name, change: $change) { name } }',
      { name, change: { ...change, holdSeconds: 0 } },
    );
  }

  /** What cannot do its work, and why. */
  async away(): Promise<Readonly<Record<string, string>>> {
    const { overview } = await this.ask(OVERVIEW);
    const away: Record<string, string> = {};
    for (const { service, problem, parts } of overview.services) {
      if (problem !== null) away[service] = problem;
      for (const { name, ready, reason } of parts) if (!ready) away[name] = reason;
    }
    return away;
  }

  async stop(): Promise<void> {
    await this.lintel.kill();
  }
}
