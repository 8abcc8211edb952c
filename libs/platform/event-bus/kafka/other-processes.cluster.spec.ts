import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { CloudEvent } from '@lintel/contracts';
import { anEvent, firstSeen, names, recording, rounds, type Recording } from '../contract/scene.js';
import { clusterAddress, skipped, testCluster, type TestCluster } from './test-cluster.fixture.js';

/** Node strips the types itself; what it does not do is find `x.ts` where `x.js` is written. */
const sources = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ resolve: (name, context, next) =>
    next(name.startsWith('.') && context.parentURL?.endsWith('.ts') ? name.replace(/\\.js$/, '.ts') : name, context) });
`)}`;

type Line = { ready?: true; handling?: CloudEvent };

(!clusterAddress ? describe.skip : describe)(
  clusterAddress ? 'event bus: kafka, in several processes' : skipped,
  () => {
    let cluster: TestCluster;
    const children: ReturnType<typeof spawn>[] = [];

    beforeEach(() => {
      cluster = testCluster();
    });
    afterEach(async () => {
      for (const child of children.splice(0))
        if (child.exitCode === null && child.signalCode === null) {
          child.kill('SIGKILL');
          await once(child, 'exit');
        }
      await cluster.end();
    });

    /** A process that consumes `t` as `reader`; `seen` records what it was given. */
    async function start(seen: Recording) {
      const child = spawn(
        process.execPath,
        [
          '--no-warnings',
          '--conditions=@lintel/source',
          '--import',
          sources,
          join(import.meta.dirname, 'other-process.fixture.ts'),
          clusterAddress!,
          cluster.prefix,
          't',
        ],
        { stdio: ['pipe', 'pipe', 'inherit'] },
      );
      children.push(child);
      const ready = Promise.withResolvers<void>();
      createInterface({ input: child.stdout! }).on('line', (text) => {
        const line = JSON.parse(text) as Line;
        if (line.ready) ready.resolve();
        if (line.handling) void seen.handle([line.handling]);
      });
      child.on('exit', () => ready.reject(new Error('the process ended before it was ready')));
      await ready.promise;
      return {
        say: (line: string) => child.stdin!.write(`${line}\n`),
        async end(signal?: NodeJS.Signals) {
          if (signal) child.kill(signal);
          else child.stdin!.end();
          if (child.exitCode === null) await once(child, 'exit');
          return child.exitCode;
        },
      };
    }

    it('brings what one process publishes to another', async () => {
      const bus = cluster.open();
      await bus.ensureTopics([{ name: 't', partitions: 3, compacted: false }]);
      const [here, there] = [recording(), recording()];
      await bus.subscribe({ consumer: 'here', topic: 't', from: 'latest', handle: here.handle });
      const other = await start(there);
      const [fromHere, fromThere] = [anEvent('a', 1), anEvent('a', 2)];
      await bus.publish('t', [fromHere]);
      await there.reached(1);
      other.say(JSON.stringify([fromThere]));
      await Promise.all([here.reached(2), there.reached(2)]);
      expect(here.events).toEqual([fromHere, fromThere]);
      expect(there.events).toEqual([fromHere, fromThere]);
      expect(await other.end()).toBe(0);
    });

    it('loses nothing of a process that is killed with events in hand', async () => {
      const bus = cluster.open();
      await bus.ensureTopics([{ name: 't', partitions: 6, compacted: false }]);
      const [there, here] = [recording(), recording()];
      const doomed = await start(there);
      const subjects = names('s', 20);
      const events = rounds(subjects, 5);
      await bus.publish('t', events.slice(0, 40));
      await there.reached(40);
      doomed.say('hang');
      await bus.publish('t', events.slice(40));
      await there.reached(41);
      await doomed.end('SIGKILL');
      await bus.subscribe({ consumer: 'reader', topic: 't', from: 'beginning', handle: here.handle });
      await bus.drain();
      const bySubject = firstSeen([...there.events, ...here.events]);
      for (const subject of subjects) expect(bySubject[subject]).toEqual([1, 2, 3, 4, 5]);
    });
  },
);
