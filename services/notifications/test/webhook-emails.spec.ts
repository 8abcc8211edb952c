import type { EventData } from '@lintel/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { odile, publicUrl, type Scene, startScene } from './scene.js';

let scene: Scene;
beforeEach(async () => {
  scene = await startScene();
});
afterEach(() => scene.dispose());

const disabled = (change: Partial<EventData<'lintel.webhook.disabled.v1'>> = {}) =>
  scene.eventOf(
    'lintel.webhook.disabled.v1',
    { subject: 'a-webhook' },
    {
      ...{ webhook: 'a-webhook', agencyId: 'acme', host: 'hooks.example.org', reason: 'failing' },
      since: scene.clock.now().toISOString(),
      ...change,
    },
  );
const person = (id: string, change: object = {}) =>
  scene.account(1, {
    ...{ id, email: `${id}@example.org`, role: 'agent', agencyId: 'acme', agencyRole: 'owner' },
    ...change,
  } as object);
const sent = async () => (await scene.mails()).map(({ to, subject }) => [to.address, subject]).sort();

describe('a webhook that nothing is sent to any more', () => {
  it('is told to the owners of its agency, with where to enable it', async () => {
    await scene.publish(
      person('owner'),
      person('another-owner'),
      person('negotiator', { agencyRole: 'negotiator' }),
      person('elsewhere', { agencyId: 'other' }),
      disabled(),
    );
    const subject = 'Your webhook at hooks.example.org is disabled';
    expect(await sent()).toEqual([
      ['another-owner@example.org', subject],
      ['owner@example.org', subject],
    ]);
    const { text } = (await scene.mails())[0]!;
    expect(text).toContain('since 1 Mar 2026, 09:00 (London time)');
    expect(text).toContain(`${publicUrl}/agent/integrations`);
  });

  it('is told of as gone where it said so', async () => {
    await scene.publish(person(odile.id));
    await scene.publish(disabled({ reason: 'gone' }));
    expect((await scene.mails())[0]!.text).toContain('answered that it is gone (HTTP 410)');
  });

  it('of the portal is nobody’s mail', async () => {
    await scene.publish(person(odile.id), disabled({ agencyId: null }));
    expect(await sent()).toEqual([]);
  });
});
