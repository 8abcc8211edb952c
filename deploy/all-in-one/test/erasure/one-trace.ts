import { randomBytes } from 'node:crypto';
import { contextFrom, type Identity, runInContext } from '@lintel/service-kit';
import { eventually } from '@lintel/testing';
import { expect } from '@jest/globals';
import type { Town } from './town.js';

const staff: Identity = { subject: 'token:operations', role: 'operations' };

/** Asks for a viewing, and finds by the reference all that came of it: the event, and each e-mail with its job. */
export async function inOneTrace<Answer>(town: Town, ask: () => Promise<Answer>): Promise<Answer> {
  const correlation = randomBytes(16).toString('hex');
  const answer = await runInContext(contextFrom(`00-${correlation}-b7ad6b7169203331-01`), ask);
  const mails = ['viewing-receipt', 'viewing-requested'];
  // The first to look through a topic may be kept waiting.
  await eventually(
    async () => {
      const { trace } = await town.ask(
        'operations',
        'query ($of: String!) { trace(reference: $of) { unknown steps { kind name outcome } } }',
        { of: correlation },
        staff,
      );
      expect(trace.unknown).toEqual([]);
      const [asked, ...jobs] = trace.steps;
      expect(asked).toMatchObject({ kind: 'event', name: 'lintel.viewing.requested.v1' });
      expect(jobs.map(({ name }: { name: string }) => name).sort()).toEqual(mails);
      for (const job of jobs) expect(job).toMatchObject({ kind: 'job', outcome: 'completed' });
    },
    { timeout: 20_000, interval: 200 },
  );
  const { emails } = await town.ask(
    'notifications',
    'query ($of: String!) { emails(q: $of) { emails { template state } } }',
    { of: correlation },
    staff,
  );
  const sent = emails.emails.map(({ template, state }: { template: string; state: string }) => [
    template,
    state,
  ]);
  expect(sent.sort()).toEqual(mails.map((template) => [template, 'sent']));
  return answer;
}
