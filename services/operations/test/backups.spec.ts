import { auditTopic, type CloudEvent } from '@lintel/contracts';
import { openJobs } from '@lintel/platform/adapters';
import type { Identity, RunningService } from '@lintel/service-kit';
import { eventually, type Harness, startHarness } from '@lintel/testing';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type Backups, startOperations, watchInProcess } from '../src/index.js';

const staff: Identity = { subject: 'staff-1', role: 'operations' };

let harness: Harness;
let service: RunningService;
/** Makes the backup that is under way come to its end. */
let end: { resolve: () => void; reject: (error: Error) => void };
beforeEach(async () => {
  harness = await startHarness();
});
afterEach(() => harness.dispose());

async function start(
  backups?: Partial<Backups>,
  services: Parameters<typeof watchInProcess>[0] = () => [],
): Promise<void> {
  const jobs = await openJobs(harness.settings);
  harness.onDispose(() => jobs.close());
  service = await startOperations({
    ...harness,
    documents: await harness.documents('operations'),
    jobs,
    config: harness.settings,
    watched: watchInProcess(services),
    ...(backups && {
      backups: {
        folder: '/backups',
        made: () => [],
        make: () => new Promise<void>((resolve, reject) => (end = { resolve, reject })),
        ...backups,
      },
    }),
  });
  harness.onDispose(() => service.stop());
}

const ask = (document: string) => harness.ask<any>(service, document, { as: staff });
const backups = async () =>
  (await ask('{ backups { inEngines folder underWay problem made { file verified } } }')).data.backups;
const make = async () => {
  const { data, errors } = await ask('mutation { makeBackup { underWay } }');
  return errors?.[0]?.extensions['code'] ?? data.makeBackup.underWay;
};
const age = async () => {
  harness.clock.advance({ seconds: 10 });
  const { data } = await ask('{ overview { figures { name value trouble } } }');
  return data.overview.figures.find(({ name }: { name: string }) => name === 'backupAge');
};

it('a backup is made one at a time, which is recorded, and why it came to nothing is said', async () => {
  await start({});
  expect([await make(), await make()]).toEqual([true, 'CONFLICT']);
  end.reject(new Error('no room'));
  await eventually(async () =>
    expect(await backups()).toMatchObject({ underWay: false, problem: 'no room' }),
  );
  expect(await make()).toBe(true);
  end.resolve();
  await eventually(async () => expect(await backups()).toMatchObject({ underWay: false, problem: null }));
  const heard: CloudEvent<any>[] = [];
  await service.drain();
  await harness.bus.subscribe({
    ...{ topic: auditTopic.name, consumer: 'test', from: 'beginning' },
    handle: async (events) => void heard.push(...(events as CloudEvent<any>[])),
  });
  await harness.bus.drain();
  expect(heard.map(({ actor, data }) => [actor, data.act])).toEqual([
    ['staff-1', 'backup.asked'],
    ['staff-1', 'backup.asked'],
  ]);
});

it('a backup that is old is trouble, where backups are expected', async () => {
  const made = (hours: number, verified: boolean) => ({
    ...{ file: 'f', bytes: 1, files: 1, product: '0.1.0', data: 1, verified },
    takenAt: new Date(harness.clock.now().getTime() - hours * 3_600_000).toISOString(),
  });
  let those: ReturnType<typeof made>[] = [];
  await start({ folder: null, made: () => those });
  expect(await age()).toEqual({ name: 'backupAge', value: null, trouble: false });
  those = [made(47, true)];
  expect(await age()).toMatchObject({ value: expect.closeTo(47, 1), trouble: false });
  // One that cannot be read is none.
  those = [made(1, false), made(49, true)];
  expect(await age()).toMatchObject({ value: expect.closeTo(49, 1), trouble: true });
  expect(await make()).toBe('CONFLICT');
});

it('where engines have the data nothing is known of backups', async () => {
  await start();
  expect(await backups()).toEqual({
    inEngines: true,
    folder: null,
    underWay: false,
    problem: null,
    made: [],
  });
  expect([await make(), await age()]).toEqual(['CONFLICT', expect.objectContaining({ value: null })]);
});

it('what services can make anew is said, with when it was made last, and which do not say', async () => {
  const rebuilt = { at: '2026-11-20T10:00:00.000Z', tookMs: 700, documents: 12, by: 'odile' };
  const homes = { name: 'homes', topic: 'lintel.listing', rebuilt };
  const health = async () => [];
  await start(undefined, () => [
    { name: 'viewings', health, projections: async () => [homes, { ...homes, rebuilt: null }] },
    { name: 'accounts', health, projections: async () => [] },
    { name: 'listings', health, projections: () => Promise.reject(new Error('the disk is full')) },
  ]);
  const FIELDS = 'service projections { name topic rebuilt { at tookMs documents by } } problem';
  const { data } = await ask(`{ projections { ${FIELDS} } }`);
  expect(data.projections).toEqual([
    { service: 'listings', projections: null, problem: 'the disk is full' },
    { service: 'viewings', projections: [homes, { ...homes, rebuilt: null }], problem: null },
  ]);
});
