import type { Identity } from '@lintel/service-kit';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type DashboardVisit, look, visitEnds } from '../src/domain/dashboard-visit.js';
import { AgencyScene, refusal } from './agency-scene.js';

const LOOK = 'mutation { visit: openDashboard { newSince } }';
const SEEN = 'mutation { visit: markActivitySeen { newSince } }';

describe('looking at the dashboard', () => {
  let scene: AgencyScene;
  let agent: Identity;
  beforeEach(async () => {
    scene = await AgencyScene.start();
    agent = await scene.agency();
  });
  afterEach(() => scene.harness.dispose());

  const since = async (mutation: string) => (await scene.ask(mutation, {}, agent)).data.visit.newSince;
  const now = () => scene.harness.clock.now().toISOString();

  it('shows at first all since the agent came', async () => {
    const registered = now();
    scene.harness.clock.advance({ days: 3 });
    expect(await since(LOOK)).toBe(registered);
  });

  it('shows what came in since the last visit, which half an hour without a look ends', async () => {
    await since(LOOK);
    scene.harness.clock.advance({ seconds: 20 * 60 });
    const first = await since(LOOK);
    const lastLook = now();
    scene.harness.clock.advance({ seconds: 30 * 60 });
    expect(await since(LOOK)).toBe(first);
    const later = now();
    scene.harness.clock.advance({ seconds: 30 * 60, milliseconds: 1 });
    expect(await since(LOOK)).toBe(later);
    expect(lastLook < later).toBe(true);
  });

  it('is over with what was seen', async () => {
    await since(LOOK);
    scene.harness.clock.advance({ seconds: 60 });
    expect(await since(SEEN)).toBe(now());
    const seen = now();
    scene.harness.clock.advance({ seconds: 60 });
    expect(await since(LOOK)).toBe(seen);
  });

  it('from several windows at once is one visit', async () => {
    scene.harness.clock.advance({ days: 1 });
    const answers = await Promise.all([since(LOOK), since(LOOK), since(LOOK)]);
    expect(new Set(answers).size).toBe(1);
  });

  it('is for agents', async () => {
    expect(refusal(await scene.ask(LOOK)).code).toBe('UNAUTHENTICATED');
    await scene.person('visitor@example.org');
    const visitor = await scene.identityOf('visitor@example.org', 'visitor');
    expect(refusal(await scene.ask(LOOK, {}, visitor)).code).toBe('FORBIDDEN');
    expect(refusal(await scene.ask(SEEN, {}, visitor)).code).toBe('FORBIDDEN');
  });
});

describe('what is new', () => {
  it('never goes back, and is never after the look before', () => {
    const gaps = fc.array(fc.nat(3 * visitEnds), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(gaps, (waits) => {
        let at = 1_700_000_000_000;
        const since = new Date(at - 1000);
        let visit: DashboardVisit | null = null;
        for (const wait of waits) {
          const before: DashboardVisit | null = visit;
          const after = look(before, { accountId: 'a', since }, new Date((at += wait)));
          expect(after.lastLookAt.getTime()).toBe(at);
          if (before) {
            expect(after.newSince >= before.newSince).toBe(true);
            expect(after.newSince <= before.lastLookAt).toBe(true);
            expect(after.newSince.getTime() === before.newSince.getTime() || wait > visitEnds).toBe(true);
          } else expect(after.newSince).toEqual(since);
          visit = after;
        }
      }),
    );
  });
});
