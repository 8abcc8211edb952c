import type { FormUpload } from '../property-form-queries.js';
import { describe, expect, it } from '@jest/globals';
import type { FileCheck } from './check-file.js';
import type { Put } from './put-file.js';
import { createUploadQueue, type BatchOutcome } from './upload-queue.js';

const upload = (id: string, state: FormUpload['state'], problem: string | null = null): FormUpload => ({
  id,
  kind: 'image',
  fileName: `${id}.jpg`,
  state,
  problem,
  image: null,
  document: null,
});
const files = (...names: string[]): File[] => names.map((name) => ({ name, size: 10 }) as File);
const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A store whose transfers the test ends. */
function scene(check: FileCheck = { ok: true, contentType: 'image/jpeg' }) {
  const puts: { put: Put; end: () => void; die: () => void }[] = [];
  const discarded: string[] = [];
  const outcomes: BatchOutcome[] = [];
  let asked = 0;
  let keys = 0;
  let states: FormUpload[] = [];
  const queue = createUploadQueue(
    {
      check: async () => check,
      request: async () => {
        asked += 1;
        return { id: `upload-${asked}`, url: `/objects/${asked}` };
      },
      put: (put) =>
        new Promise((resolve, reject) => {
          put.signal.addEventListener('abort', () => reject(put.signal.reason));
          puts.push({ put, end: resolve, die: () => reject(new Error('cut off')) });
        }),
      finish: async (id) => upload(id, 'processing'),
      discard: async (id) => discarded.push(id),
      states: async () => states,
      preview: (file) => `blob:${file.name}`,
      forgetPreview: () => undefined,
      reason: (error) => (error as Error).message,
    },
    (outcome) => outcomes.push(outcome),
    () => `key-${(keys += 1)}`,
  );
  const stage = (key: string) => queue.get().get(key)?.stage;
  return { queue, puts, discarded, outcomes, stage, say: (...now: FormUpload[]) => (states = now) };
}

describe('files on their way', () => {
  it('go three at a time, and all of them', async () => {
    const { queue, puts, outcomes, stage } = scene();
    const keys = queue.add('image', files('a', 'b', 'c', 'd', 'e'));
    await soon();
    expect(puts).toHaveLength(3);
    expect(keys.map(stage)).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting']);
    for (let sent = 0; sent < 5; sent += 1) {
      puts[sent]!.end();
      await soon();
    }
    expect(keys.map(stage)).toEqual(Array.from({ length: 5 }, () => 'processing'));
    expect(outcomes).toEqual([{ arrived: 5, faulty: 0 }]);
  });

  it('say how far they are', async () => {
    const { queue, puts } = scene();
    const [key] = queue.add('image', files('a'));
    await soon();
    puts[0]!.put.sent(0.9);
    expect(queue.get().get(key!)).toMatchObject({ stage: 'sending', sent: 0.9, preview: 'blob:a' });
  });

  it('begin anew after they died, as another upload', async () => {
    const { queue, puts, discarded, outcomes, stage } = scene();
    const [key] = queue.add('image', files('a'));
    await soon();
    puts[0]!.put.sent(0.9);
    puts[0]!.die();
    await soon();
    expect(queue.get().get(key!)).toMatchObject({ stage: 'lost', sent: 0, id: null, problem: 'cut off' });
    expect(discarded).toEqual(['upload-1']);
    expect(outcomes).toEqual([{ arrived: 0, faulty: 1 }]);

    queue.retry(key!);
    await soon();
    expect(puts[1]!.put.url).toBe('/objects/2');
    puts[1]!.end();
    await soon();
    expect(stage(key!)).toBe('processing');
    expect(outcomes.at(-1)).toEqual({ arrived: 1, faulty: 0 });
  });

  it('are not sent when they are refused', async () => {
    const { queue, puts, outcomes } = scene({ ok: false, problem: 'This is a program.' });
    const [key] = queue.add('image', files('house.jpg'));
    await soon();
    expect(queue.get().get(key!)).toMatchObject({ stage: 'refused', problem: 'This is a program.' });
    expect(puts).toEqual([]);
    expect(outcomes).toEqual([{ arrived: 0, faulty: 1 }]);
  });

  it('stop when they are not wanted any more, and the next has its turn', async () => {
    const { queue, puts, discarded, outcomes, stage } = scene();
    const keys = queue.add('image', files('a', 'b', 'c', 'd'));
    await soon();
    queue.remove(keys[0]!);
    await soon();
    expect(stage(keys[0]!)).toBeUndefined();
    expect(discarded).toEqual(['upload-1']);
    expect(stage(keys[3]!)).toBe('sending');
    puts.slice(1).forEach(({ end }) => end());
    await soon();
    expect(outcomes).toEqual([{ arrived: 3, faulty: 0 }]);
  });

  it('become ready or fail as the service says, each once it is known', async () => {
    const { queue, puts, stage, say } = scene();
    const keys = queue.add('image', files('a', 'b'));
    await soon();
    puts.forEach(({ end }) => end());
    await soon();
    say(upload('upload-1', 'ready'), upload('upload-2', 'failed', 'It has 100 megapixels.'));
    await queue.refresh();
    expect(stage(keys[0]!)).toBe('ready');
    expect(queue.get().get(keys[1]!)).toMatchObject({ stage: 'failed', problem: 'It has 100 megapixels.' });
  });

  it('are waited for until none is on its way', async () => {
    const { queue, puts } = scene();
    let settled = false;
    queue.add('image', files('a', 'b'));
    void queue.settled().then(() => (settled = true));
    await soon();
    puts[0]!.end();
    await soon();
    expect(settled).toBe(false);
    puts[1]!.die();
    await soon();
    expect(settled).toBe(true);
    await queue.settled();
  });

  it('of the listing itself are not discarded when they are taken out of the form', async () => {
    const { queue, discarded } = scene();
    queue.adopt([
      {
        key: 'one',
        kind: 'image',
        name: '',
        stage: 'ready',
        sent: 1,
        id: 'one',
        problem: null,
        preview: null,
        image: null,
        document: null,
      },
    ]);
    queue.remove('one');
    await soon();
    expect(discarded).toEqual([]);
  });
});
