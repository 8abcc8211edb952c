import { type ActValues, type EventData, findEventDefinition } from '@lintel/contracts';
import { systemClock } from '@lintel/kernel';
import { buildSchema, parse } from 'graphql';
import { pino } from 'pino';
import { describe, expect, it } from '@jest/globals';
import { inProcessExecutor } from '../graphql/in-process-executor.js';
import { type Identity, identityHeader, IdentityKey, serviceAudience } from '../identity/identity.js';
import { actingFor, contextFrom, currentContext, runInContext } from '../request-context.js';
import { EventComposer } from './outbox.js';

const composer = new EventComposer('/services/listings', { next: () => '1' }, systemClock);
const type = 'lintel.listing.removed.v1';
const compose = (previously?: ActValues) =>
  composer.compose(type, {
    subject: '7',
    sequence: 2,
    data: findEventDefinition(type)!.example as EventData<typeof type>,
    ...(previously ? { previously } : {}),
  });

const key = new IdentityKey('a secret for tests that is long enough');
/** The actor that a service names when a resolver composes an event after some waiting. */
async function asked(identity: Identity | null) {
  const schema = buildSchema('type Query { composed: String }');
  const now = systemClock.now();
  schema.getQueryType()!.getFields()['composed']!.resolve = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return JSON.stringify(compose({ price: 500_000 }));
  };
  const execute = inProcessExecutor(schema, {
    service: 'tests',
    identityKey: key,
    clock: systemClock,
    logger: pino({ level: 'silent' }),
  });
  const token = identity && (await key.sign(identity, { now, audience: serviceAudience }));
  const answer = await execute({
    document: parse('{ composed }'),
    context: { serviceHeaders: token ? { [identityHeader]: token } : {} },
  });
  return JSON.parse((answer as { data: { composed: string } }).data.composed) as Record<string, unknown>;
}

describe('an event', () => {
  it('of a request names who asked, by ids alone', async () => {
    const identity = { subject: 'account-1', role: 'agent', agencyId: 'agency-1', sessionId: 's' } as const;
    expect(await asked(identity)).toMatchObject({
      actor: 'account-1',
      actorrole: 'agent',
      actoragency: 'agency-1',
      previously: '{"price":500000}',
    });
    expect(await asked({ subject: 'account-2', role: 'operations' })).not.toHaveProperty('actoragency');
  });

  it('of a visitor, or of nobody, names nobody, nor what was before', async () => {
    for (const event of [await asked(null), compose({ price: 1 })])
      expect(Object.keys(event)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^actor|previously/)]),
      );
  });

  it('of one request in the same process as others names nobody else', async () => {
    const seen = await runInContext(contextFrom(), () =>
      Promise.all([
        asked({ subject: 'one', role: 'user' }),
        asked(null),
        asked({ subject: 'two', role: 'user' }),
      ]),
    );
    expect(seen.map(({ actor }) => actor)).toEqual(['one', undefined, 'two']);
  });

  it('of a job names whom it acts for, and keeps the trace', () => {
    const context = contextFrom();
    const [event, traceparent] = runInContext(context, () =>
      actingFor({ id: 'account-1', role: 'agent', agencyId: 'agency-1' }, () => [
        compose(),
        currentContext()!.traceparent,
      ]),
    ) as [ReturnType<typeof compose>, string];
    expect(event).toMatchObject({ actor: 'account-1', actoragency: 'agency-1', traceparent });
    expect(traceparent).toBe(context.traceparent);
  });
});
