import { randomInt } from 'node:crypto';
import { type APIRequest, type APIRequestContext, expect } from '@playwright/test';
import { askAs, signedInAgent } from './accounts.js';

const LIST = 'mutation ($input: ListingInput!) { createListing(input: $input) { id published } }';
const SLOTS =
  'query ($id: Int!, $from: String!) { viewingSlots(listingId: $id, from: $from) { date times } }';

/** An agency with one home, whose agent answers through the API. */
export class Agency {
  private constructor(
    private readonly context: APIRequestContext,
    readonly listingId: number,
    readonly title: string,
  ) {}

  static async open(request: APIRequest, baseURL: string): Promise<Agency> {
    const context = await request.newContext({
      baseURL,
      extraHTTPHeaders: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` },
    });
    const agent = await signedInAgent(context);
    const title = `Flat above the bakery ${randomInt(1_000_000)}`;
    const { createListing } = await askAs<{ createListing: { id: number; published: boolean } }>(
      context,
      LIST,
      {
        input: {
          listingType: 'sale',
          propertyType: 'flat',
          title,
          description: 'Two bedrooms, and bread in the mornings.',
          price: 455_000,
          bedrooms: 2,
          bathrooms: 1,
          address: '12 Example Road, London SW4 7AA',
          location: 'Clapham, London',
          agent: {
            agency: 'Example & Daughters',
            name: 'Sam Example',
            position: '',
            phone: '020 7946 0000',
            email: agent.email,
          },
        },
      },
    );
    expect(createListing.published).toBe(true);
    const agency = new Agency(context, createListing.id, title);
    // The service of viewings hears of the home a moment later.
    await expect.poll(() => agency.freeTimes(viewingDay(0))).toHaveLength(9);
    return agency;
  }

  ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    return askAs<Data>(this.context, query, variables);
  }

  async freeTimes(day: string): Promise<readonly string[]> {
    const { viewingSlots } = await this.ask<{ viewingSlots: { date: string; times: string[] }[] }>(SLOTS, {
      id: this.listingId,
      from: day,
    });
    return viewingSlots.find(({ date }) => date === day)?.times ?? [];
  }

  /** The last request for the agency's home. */
  async viewing(): Promise<{
    id: string;
    agentStatus: string;
    requestedTimes: { date: string; time: string }[];
  }> {
    let found: Awaited<ReturnType<Agency['viewing']>> | undefined;
    await expect(async () => {
      const { agencyViewings } = await this.ask<{
        agencyViewings: { viewings: NonNullable<typeof found>[] };
      }>('{ agencyViewings { viewings { id agentStatus requestedTimes { date time } } } }');
      found = agencyViewings.viewings[0];
      expect(found).toBeDefined();
    }).toPass();
    return found!;
  }

  async confirm(at?: { date: string; time: string }): Promise<void> {
    const { id } = await this.viewing();
    await this.ask('mutation ($input: ConfirmViewingInput!) { confirmViewing(input: $input) { id } }', {
      input: { id, ...at },
    });
  }

  async propose(date: string, time: string): Promise<void> {
    const { id } = await this.viewing();
    await this.ask(
      'mutation ($input: ProposeViewingTimeInput!) { proposeViewingTime(input: $input) { id } }',
      {
        input: { id, date, time },
      },
    );
  }

  async decline(reason: string): Promise<void> {
    const { id } = await this.viewing();
    await this.ask(
      'mutation ($id: ID!, $reason: String!) { declineViewing(id: $id, reason: $reason) { id } }',
      {
        id,
        reason,
      },
    );
  }

  close(): Promise<void> {
    return this.context.dispose();
  }
}

/** Asks for a viewing as whoever the context is signed in as, or as nobody. */
export async function requestViewing(
  request: APIRequestContext,
  listingId: number,
  { email, date, times }: { email: string; date: string; times: readonly string[] },
): Promise<void> {
  await askAs(request, 'mutation ($input: ViewingRequestInput!) { requestViewing(input: $input) { id } }', {
    input: { listingId, name: 'Odile Example', email, phone: '020 7946 0123', date, times },
  });
}

/** The n-th day from the day after tomorrow on that is no Sunday, in London: `2026-11-23`. */
export function viewingDay(n: number): string {
  const day = new Date(
    `${new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format()}T12:00:00Z`,
  );
  day.setUTCDate(day.getUTCDate() + 2);
  for (let left = n; ; day.setUTCDate(day.getUTCDate() + 1)) {
    if (day.getUTCDay() === 0) continue;
    if (left === 0) return day.toISOString().slice(0, 10);
    left -= 1;
  }
}
