import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { booking, contact, type Form, send } from './forms.js';
import { mailTo, recipientsIn } from './mails.js';
import { enquirableHome, enquiryForm } from './ownership/conversations.js';
import { namedAgent } from './ownership/listings.js';
import { Scene, typed } from './ownership/ownership-scene.js';
import { viewableHome, viewingForm } from './ownership/viewings.js';

let scene: Scene;
beforeAll(async () => {
  scene = await Scene.start();
}, 60_000);
afterAll(() => scene?.stop());

const markup = '<script>alert(1)</script><img src=x onerror="alert(2)"> & "more" </textarea>';

describe('markup', () => {
  it('in a request for a viewing comes back as the text that it is', async () => {
    const home = await viewableHome(scene);
    const { data } = await send(scene, booking, viewingForm(home, { message: markup, name: '<b>A</b>' }));
    const { viewing } = await scene.ask(
      'agent',
      'query ($id: ID!) { viewing(id: $id) { message visitor { name } } }',
      { id: data.requestViewing.id },
    );
    expect(viewing).toEqual({ message: markup, visitor: { name: '<b>A</b>' } });
  });

  it('in a message comes back as the text that it is', async () => {
    const home = await enquirableHome(scene);
    await send(scene, contact, enquiryForm(home, { message: markup, name: '<b>A</b>' }));
    const { agencyConversations } = await scene.ask(
      'agent',
      'query ($id: Int!) { agencyConversations(listingId: $id) { conversations { person { name } lastMessage { text } } } }',
      { id: home },
    );
    expect(agencyConversations.conversations[0]).toEqual({
      person: { name: '<b>A</b>' },
      lastMessage: { text: markup },
    });
  });
});

/** A home, and the address of the agent who is its contact. */
const homeWithMailbox = async (form: Form) => {
  const { email } = scene.person('agent');
  return { email, home: await form.home(scene, 'agent', { agent: { ...namedAgent, email } }) };
};

describe.each([booking, contact])('the e-mail about $name', (form) => {
  it('shows the agent markup as the text that it is', async () => {
    const { email, home } = await homeWithMailbox(form);
    await send(scene, form, form.fill(home, { message: markup, name: '<b>Alex</b>' }));
    const { html, text } = await mailTo(scene, email, 'alert(1)');
    expect(text).toContain('<script>alert(1)</script>');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toMatch(/<script|<img[^>]*onerror|<b>Alex|<\/textarea/i);
  });

  it('goes to the agent alone, though a name reads like an address', async () => {
    const { email, home } = await homeWithMailbox(form);
    const name = 'Robin, "R" <everybody@example.org>';
    await send(scene, form, form.fill(home, { name, message: 'Find me a ladder' }));
    const { source } = await mailTo(scene, email, 'Find me a ladder');
    expect(recipientsIn(source)).toEqual([email]);
  });
});

/** Sends this many of a form, some at a time, and says how many were taken and what the others were told. */
async function flood(times: number, sendOne: (n: number) => ReturnType<typeof send>) {
  const told = new Set<string>();
  let [taken, next] = [0, 0];
  const one = async () => {
    while (next < times) {
      const { error } = await sendOne(next++);
      if (error)
        told.add(`${error.extensions.code}: ${error.message.replaceAll(/\d+ minutes/g, 'n minutes')}`);
      else taken += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, one));
  return { taken, told: [...told] };
}

describe.each([booking, contact])('$name', (form) => {
  const tooMany = [expect.stringMatching(/^TOO_MANY_REQUESTS: .*try again in n minutes\.$/)];

  it('is taken twenty times an hour from one network address, and from another still', async () => {
    const home = await form.home(scene);
    const before = await form.kept(scene, home);
    const neighbour = scene.visitor();
    const { taken, told } = await flood(30, () => send(scene, form, form.fill(home), neighbour));
    expect([taken, told]).toEqual([20, tooMany]);
    expect(await form.kept(scene, home)).toBe(before + 20);
    expect((await send(scene, form, form.fill(home))).error).toBeUndefined();
  });

  it('is taken ten times an hour with one e-mail address, wherever it comes from', async () => {
    const home = await form.home(scene);
    const email = `${randomUUID()}@example.org`;
    const { taken, told } = await flood(15, (n) =>
      send(scene, form, form.fill(home, { email: n % 2 ? email : email.toUpperCase() })),
    );
    expect([taken, told]).toEqual([10, tooMany]);
  });

  it('is taken sixty times an hour for one home, and for another still', async () => {
    const [home, another] = [await form.home(scene), await form.home(scene)];
    const before = await form.kept(scene, home);
    const { taken, told } = await flood(70, () => send(scene, form, form.fill(home)));
    expect([before + taken, told]).toEqual([60, tooMany]);
    expect(await form.kept(scene, home)).toBe(60);
    expect((await send(scene, form, form.fill(another))).error).toBeUndefined();
  });

  it('that was sent twice at once is one', async () => {
    const home = await form.home(scene);
    const before = await form.kept(scene, home);
    const input = form.fill(home, { idempotencyKey: randomUUID() });
    const { taken } = await flood(8, () => send(scene, form, input));
    expect([taken, await form.kept(scene, home)]).toEqual([8, before + 1]);
  });

  it('with the field that people do not see is thanked for, and not kept', async () => {
    const home = await form.home(scene);
    const before = await form.kept(scene, home);
    const { data, error } = await send(scene, form, form.fill(home, { website: 'https://example.org/' }));
    expect(error).toBeUndefined();
    const honest = await send(scene, form, form.fill(home));
    expect(Object.keys(Object.values(data)[0] as object)).toEqual(
      Object.keys(Object.values(honest.data)[0] as object),
    );
    expect(await form.kept(scene, home)).toBe(before + 1);
  });

  it('for a home that was just sold is refused by a clear text', async () => {
    const home = await form.home(scene);
    await scene.ask('agent', 'mutation ($id: Int!) { changeListingStatus(id: $id, status: sold) { id } }', {
      id: home,
    });
    // Services hear of it a moment later.
    for (;;) {
      const { error } = await send(scene, form, form.fill(home));
      if (!error) continue;
      expect(error).toMatchObject({
        message: expect.stringContaining('has been sold'),
        extensions: { code: 'CONFLICT' },
      });
      break;
    }
    const before = await form.kept(scene, home);
    await send(scene, form, form.fill(home));
    expect(await form.kept(scene, home)).toBe(before);
  });

  it('with a message of a megabyte is not even read, and one of 200,000 letters is refused by its name', async () => {
    const home = await form.home(scene);
    const before = await form.kept(scene, home);
    const megabyte = {
      query: form.document,
      variables: { input: form.fill(home, { message: 'x'.repeat(1_000_000) }) },
    };
    expect(await scene.visitor().send('POST', '/graphql', megabyte)).toMatchObject({
      status: 413,
      body: { errors: [{ extensions: { code: 'TOO_LARGE' } }] },
    });
    expect((await send(scene, form, form.fill(home, { message: 'x'.repeat(200_000) }))).error).toMatchObject({
      message: expect.stringMatching(/^.{1,300}$/),
      extensions: { code: 'BAD_USER_INPUT', field: 'input.message' },
    });
    expect(await form.kept(scene, home)).toBe(before);
  });

  it.each(['a\u0000b', 'a\u001b[31m', 'a\ud800b'])(
    'with the message %j is refused by its name',
    async (message) => {
      expect((await send(scene, form, form.fill(await form.home(scene), { message }))).error).toMatchObject({
        extensions: { code: 'BAD_USER_INPUT', field: 'input.message' },
      });
    },
  );
});

describe("a form with somebody else's address", () => {
  it('shows nothing of what that person wrote, and changes nothing that they said of themselves', async () => {
    const home = await enquirableHome(scene);
    const owner = scene.person('owner');
    const own = await send(scene, contact, enquiryForm(home, { email: owner.email }), owner.browser);
    const { id } = own.data.sendEnquiry.conversation;
    const stranger = scene.visitor();
    const forged = enquiryForm(home, { email: owner.email, name: 'Robin', phone: '020 7946 0999' });
    const { data } = await send(scene, contact, forged, stranger);
    expect(data.sendEnquiry.conversation).toBeNull();
    const read = 'query ($id: ID!) { conversation(id: $id) { messageCount person { name phone verified } } }';
    expect(await scene.allowed(stranger, read, { id })).toEqual({ conversation: null });
    expect((await scene.ask('owner', read, { id })).conversation).toEqual({
      messageCount: 1,
      person: { name: typed.name, phone: typed.phone, verified: true },
    });
  });
});

describe('the log of all this', () => {
  it('holds no address, name, phone number or message', () => {
    expect(scene.logs).toBe(true);
    expect(scene.personalInLog(['alert(1)', 'Alex', 'Robin', 'a ladder'])).toEqual([]);
  });
});
