import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Schema } from 'mongoose';
import { describe, expect, it } from '@jest/globals';
import { openInFolder } from './folder.fixture.js';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

function startWriter(file: string, first: number, rounds: number) {
  const hook = here('./typescript-hook.fixture.mjs');
  const options = [
    '--experimental-transform-types',
    '--disable-warning=ExperimentalWarning',
    '--import',
    hook,
  ];
  const args = [...options, here('./writer.fixture.ts'), file, String(first), String(rounds)];
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
}

const facts = (documents: Awaited<ReturnType<typeof openInFolder>>['documents']) =>
  documents.connection.model('facts', new Schema({ _id: Number, code: String, tags: [String], n: Number }));

describe('several processes on one file', () => {
  it('finds every acknowledged write after a process was killed', async () => {
    const opened = await openInFolder();
    try {
      const writer = startWriter(opened.file, 0, 1_000_000);
      const exit = once(writer, 'exit');
      const acknowledged: number[] = [];
      for await (const line of createInterface(writer.stdout)) {
        acknowledged.push(Number(line));
        if (acknowledged.length === 200) writer.kill('SIGKILL');
      }
      expect((await exit)[1]).toBe('SIGKILL');
      const Fact = facts(opened.documents);
      const kept = await Fact.find({ tags: 'told', _id: { $gte: 0 } }).lean();
      expect(kept.map(({ _id }) => _id)).toEqual(expect.arrayContaining(acknowledged));
      const total = await Fact.findOne({ code: 'total' }).lean();
      expect(total!.n).toBeGreaterThanOrEqual(acknowledged.length);
      const before = await Fact.countDocuments();
      await Fact.create({ _id: -2, code: 'after' });
      expect(await Fact.countDocuments()).toBe(before + 1);
    } finally {
      await opened.dispose();
    }
  });

  it('loses nothing of what processes write at once', async () => {
    const opened = await openInFolder();
    try {
      const writers = [0, 1000].map((first) => startWriter(opened.file, first, 15));
      const exits = await Promise.all(
        writers.map((writer) => {
          writer.stdout.resume();
          return once(writer, 'exit');
        }),
      );
      expect(exits.map(([code]) => code)).toEqual([0, 0]);
      const Fact = facts(opened.documents);
      expect(await Fact.countDocuments({ tags: 'told', _id: { $gte: 0 } })).toBe(300);
      expect(await Fact.findById(-1).lean()).toMatchObject({ n: 300 });
    } finally {
      await opened.dispose();
    }
  });
});
