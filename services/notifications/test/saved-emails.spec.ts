import type { EventData, ListingSummary } from '@lintel/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { asOdile, headOf, odile, publicUrl, type Scene, startScene, tokenOf } from './scene.js';

let scene: Scene;
beforeEach(async () => {
  scene = await startScene();
});
afterEach(() => scene.dispose());

const home = (id: number, given: Partial<ListingSummary> = {}): ListingSummary => ({
  id,
  listingType: 'sale',
  status: 'available',
  title: `Home number ${id}`,
  location: 'Clapham, London',
  price: 1_175_000,
  bedrooms: 2,
  bathrooms: 1,
  squareFeet: 1140,
  ...given,
});

const search = { id: 'search-1', accountId: odile.id, name: 'Flats near the common' };
const created = (change: Partial<EventData<'lintel.saved-search.created.v1'>> = {}, sequence = 1) =>
  scene.eventOf(
    sequence === 1 ? 'lintel.saved-search.created.v1' : 'lintel.saved-search.changed.v1',
    { subject: search.id, sequence },
    {
      ...search,
      listingType: 'sale',
      criteria: {},
      propertyTypes: [],
      area: null,
      alertFrequency: 'daily',
      createdAt: '2026-02-01T09:00:00.000Z',
      ...change,
    },
  );
const matched = (homes: ListingSummary[], more = 0, sequence = 2) =>
  scene.eventOf(
    'lintel.saved-search.matched.v1',
    { subject: search.id, sequence },
    { ...search, alertFrequency: 'daily', homes, more, resultsPath: '/properties?type=sale&beds=2' },
  );
const changed = (before: { price: number | null; status: ListingSummary['status'] }, now: ListingSummary) =>
  scene.eventOf(
    'lintel.saved-property.home-changed.v1',
    { subject: `${odile.id}:${now.id}` },
    { accountId: odile.id, listingId: now.id, before, home: now },
  );
const reasons = async () => (await scene.deliveries()).map(({ reason }) => reason);

describe('new matches of a saved search', () => {
  beforeEach(() => scene.publish(scene.account(1), created()));

  it('are told with price, place, beds, baths and size, and a link to each', async () => {
    await scene.publish(
      matched([
        home(12),
        home(13, { listingType: 'rent', price: 4950, bedrooms: 0, bathrooms: 2, squareFeet: null }),
        home(14, { price: null, bedrooms: 1 }),
        home(15, { propertyType: 'land', bedrooms: 0, bathrooms: 0, squareFeet: 4_000 }),
      ]),
    );
    const [mail] = await scene.mails();
    expect(mail).toMatchObject({
      subject: '4 new homes for “Flats near the common”',
      to: { name: 'Odile Example', address: 'odile@example.org' },
    });
    expect(mail!.text).toContain(
      `£1,175,000\nHome number 12, Clapham, London\n2 beds · 1 bath · 1,140 sq ft\nSee this home: ${publicUrl}/property/12`,
    );
    expect(mail!.text).toContain(
      '£4,950 pcm\nHome number 13, Clapham, London\nStudio · 2 baths · sq ft: Ask Agent',
    );
    expect(mail!.text).toContain('Price on application\nHome number 14');
    expect(mail!.text).toContain('Home number 15, Clapham, London\n4,000 sq ft\n');
    expect(mail!.text).not.toContain('more new match');
    for (const id of [12, 13, 14]) expect(mail!.html).toContain(`href="${publicUrl}/property/${id}"`);
  });

  it('show the first picture of each that has one, from where the portal serves pictures; its text is as without', async () => {
    const picture = {
      key: 'listings/12/01',
      widths: [480, 960, 1600],
      width: 1600,
      height: 1200,
      alt: 'The "front"',
    };
    await scene.publish(matched([home(12, { picture }), home(13)]));
    await scene.publish(matched([home(12), home(13)], 0, 3));
    const [shown, without] = await scene.mails();
    const pictures = [shown!, without!].map(({ html }) => html.match(/<img\b[^>]*>/g) ?? []);
    expect(pictures.map(({ length }) => length).toSorted()).toEqual([0, 1]);
    const [img] = pictures.flat();
    expect(img).toContain(`src="${publicUrl}/media/listings/12/01-480.webp"`);
    expect(img).toContain('width="520" height="390"');
    expect(img).toContain('alt="The &quot;front&quot;"');
    const words = [shown!, without!].map(({ text }) => text.replaceAll(/token=\S+/g, ''));
    expect(words[0]).toBe(words[1]);
  });

  it('of twenty homes with pictures are no mail that mailboxes cut off, which they do at 102 KB', async () => {
    const alt = 'A long gallery '.repeat(20);
    const picture = { key: 'uploads/'.padEnd(60, 'k'), widths: [480], width: 480, height: 360, alt };
    await scene.publish(matched(Array.from({ length: 20 }, (_, index) => home(index + 1, { picture }))));
    const [mail] = await scene.mails();
    expect(mail!.html.match(/<img\b/g)).toHaveLength(20);
    expect(mail!.html.length).toBeLessThan(90_000);
  });

  it('beyond twenty are counted, with a link to all', async () => {
    await scene.publish(
      matched(
        Array.from({ length: 20 }, (_, index) => home(index + 1)),
        7,
      ),
    );
    const [mail] = await scene.mails();
    expect(mail!.subject).toBe('27 new homes for “Flats near the common”');
    expect(mail!.text.match(/Home number/g)).toHaveLength(20);
    expect(mail!.text).toContain('and 7 more new matches');
    expect(mail!.text).toContain(`See all matches:\n${publicUrl}/properties?type=sale&beds=2`);
    expect(mail!.html).toContain('and 7 more new matches');
  });

  it('say why they came, and how to have no more', async () => {
    await scene.publish(matched([home(12)]));
    const [mail] = await scene.mails();
    expect(mail!.text).toContain(
      'Why did I get this? You saved the search “Flats near the common”, and asked to be told of new matches once a day.',
    );
    expect(mail!.text).toContain(`${publicUrl}/saved-searches`);
    const token = tokenOf(mail!.text, '/unsubscribe/saved-search?token=');
    expect(
      await scene.harness.linkKey.verify(token, {
        purpose: 'saved-search-alerts',
        now: new Date('2126-01-01'),
      }),
    ).toEqual({ ok: true, value: { subject: search.id, request: 'alerts', expiresAt: null } });
    const head = headOf(mail!);
    expect(head).toContain(`List-Unsubscribe: <${publicUrl}/unsubscribe/saved-search?token=${token}>`);
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
  });

  it('are told once, however often the event comes', async () => {
    const event = matched([home(12)]);
    await scene.publish(event, event);
    await scene.mails();
    await scene.publish(event);
    expect(await scene.mails()).toHaveLength(1);
    expect(scene.server.handed).toBe(1);
  });

  it('are one e-mail for each event', async () => {
    await scene.publish(matched([home(12)]), matched([home(13)], 0, 3));
    expect(await scene.mails()).toHaveLength(2);
  });

  it('carry the name that the search has by then, as text', async () => {
    await scene.jobs.pause('emails');
    await scene.publish(matched([home(12)]), created({ name: 'Flats for <us> & "them"' }, 3));
    await scene.publish(created({ name: 'An older name' }, 2));
    await scene.jobs.resume('emails');
    const [mail] = await scene.mails();
    expect(mail!.subject).toBe('1 new home for “Flats for <us> & "them"”');
    expect(mail!.html).toContain('Flats for &lt;us&gt; &amp; &quot;them&quot;');
  });

  it('show what agents wrote as text on one line', async () => {
    await scene.publish(matched([home(12, { title: '<script>alert(1)</script>\r\nBcc: \u202Ex' })]));
    const [mail] = await scene.mails();
    expect(mail!.html).not.toMatch(/<script|\u202E/);
    expect(mail!.text).toContain('<script>alert(1)</script> Bcc: x, Clapham, London');
  });

  it.each([
    [
      'its alerts were ended',
      () => created({ alertFrequency: 'off' }, 3),
      'the alerts of the saved search were ended',
    ],
    [
      'it was deleted',
      () =>
        scene.eventOf(
          'lintel.saved-search.deleted.v1',
          { subject: search.id, sequence: 3 },
          { id: search.id, accountId: odile.id },
        ),
      'the saved search is gone',
    ],
  ])('are not sent once %s', async (_, end, reason) => {
    await scene.jobs.pause('emails');
    await scene.publish(matched([home(12)]), end());
    await scene.jobs.resume('emails');
    expect(await scene.mails()).toEqual([]);
    expect(await reasons()).toEqual([reason]);
  });

  it('never go to an address that is not confirmed', async () => {
    await scene.publish(scene.account(2, { confirmed: false }), matched([home(12)]));
    expect(await scene.mails()).toEqual([]);
    scene.clock.advance({ days: 1, seconds: 1 });
    await scene.service.upkeep.handle();
    expect(await scene.mails()).toEqual([]);
    expect(await reasons()).toEqual(['the address was never confirmed']);
  });

  it('do not keep the name of the search in the delivery', async () => {
    await scene.publish(matched([home(12)]));
    await scene.mails();
    expect(JSON.stringify(await scene.deliveries())).not.toContain('common');
  });
});

it('new matches that are heard of before their owner are sent once the owner is', async () => {
  await scene.publish(matched([home(12)]));
  expect(await scene.mails()).toEqual([]);
  await scene.publish(scene.account(1));
  expect(await scene.mails()).toHaveLength(1);
});

describe('a change of a saved home', () => {
  beforeEach(() => scene.publish(scene.account(1)));
  const available = { price: 1_250_000, status: 'available' } as const;

  it('of its price is told with the price before', async () => {
    await scene.publish(changed(available, home(12)));
    const [mail] = await scene.mails();
    expect(mail!.subject).toBe('Price reduced: Home number 12');
    expect(mail!.text).toContain('Price: £1,250,000 → £1,175,000');
    expect(mail!.text).not.toContain('Status:');
    expect(mail!.text).toContain(`See this home:\n${publicUrl}/property/12`);
  });

  it('of a rent says pcm, of a price that is new says application', async () => {
    await scene.publish(
      changed({ ...available, price: 4900 }, home(12, { listingType: 'rent', price: 4950 })),
    );
    await scene.publish(changed({ ...available, price: null }, home(13)));
    const texts = (await scene.mails()).map(({ text }) => text).join('\n');
    expect(texts).toContain('Price: £4,900 pcm → £4,950 pcm');
    expect(texts).toContain('Price: Price on application → £1,175,000');
    expect(texts).not.toContain('Price reduced');
  });

  it('of its status is told', async () => {
    await scene.publish(
      changed({ price: 1_175_000, status: 'available' }, home(12, { status: 'underOffer' })),
    );
    const [mail] = await scene.mails();
    expect(mail!.subject).toBe('Now Under Offer: Home number 12');
    expect(mail!.text).toContain('Status: Available → Under Offer');
    expect(mail!.text).not.toContain('Price:');
  });

  it('is told once, however often the event comes', async () => {
    const event = changed(available, home(12));
    await scene.publish(event, event);
    expect(await scene.mails()).toHaveLength(1);
    expect(scene.server.handed).toBe(1);
  });

  it('can be had no more of by the link in any such e-mail, without signing in', async () => {
    await scene.publish(changed(available, home(12)));
    const [mail] = await scene.mails();
    const token = tokenOf(mail!.text, '/unsubscribe/saved-homes?token=');
    expect(headOf(mail!)).toContain(
      `List-Unsubscribe: <${publicUrl}/unsubscribe/saved-homes?token=${token}>`,
    );
    const stop = async (given: string) =>
      (await scene.ask('mutation ($t: String!) { stopSavedHomeEmails(token: $t) }', { t: given })).data
        .stopSavedHomeEmails;
    expect([await stop(token), await stop(token)]).toEqual(['stopped', 'alreadyStopped']);
    const wanted = await scene.ask('{ emailPreferences { savedHomeChanges } }', {}, asOdile);
    expect(wanted.data.emailPreferences).toEqual({ savedHomeChanges: false });
    await scene.publish(changed(available, home(13)));
    expect(await scene.mails()).toHaveLength(1);
  });

  it('cannot be ended by another link, or by none', async () => {
    await scene.publish(created(), matched([home(12)]));
    const token = tokenOf((await scene.mails())[0]!.text, '/unsubscribe/saved-search?token=');
    for (const given of [token, '', 'x'.repeat(100_000)]) {
      const answer = await scene.ask('mutation ($t: String!) { stopSavedHomeEmails(token: $t) }', {
        t: given,
      });
      expect(answer.data.stopSavedHomeEmails).toBe('invalid');
    }
  });

  it('is not sent when it is no longer wanted by then', async () => {
    await scene.jobs.pause('emails');
    await scene.publish(changed(available, home(12)));
    await scene.ask(
      'mutation { changeEmailPreferences(input: { savedHomeChanges: false }) { savedHomeChanges } }',
      {},
      asOdile,
    );
    await scene.jobs.resume('emails');
    expect(await scene.mails()).toEqual([]);
    expect(await reasons()).toEqual(['e-mails about saved homes are not wanted']);
  });
});
