import { parseArgs } from 'node:util';
import { loadConfig, platformConfigSchema, runProgram } from '@lintel/service-kit';
import cliProgress from 'cli-progress';
import { seedDemonstration, seedListings } from './seed-listings.js';

const most = 5_000_000;

await runProgram(async () => {
  const { count, seed, demonstration } = readArguments();
  const config = loadConfig(platformConfigSchema, process.env);
  if (demonstration) {
    await seedDemonstration(config);
    console.log('The demonstration listings are there.');
    process.exit(0);
  }
  const bar = new cliProgress.SingleBar({
    format: '{bar} {value}/{total} {phase}, {rate}/s',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: 5000,
  });
  const began = performance.now();
  let done = 0;
  bar.start(count, 0, { phase: 'written', rate: 0 });
  const { ids, searchable } = await seedListings({ count, seed, config }, (progress) => {
    done = progress.done;
    bar.update(done, {
      phase: progress.phase,
      rate: Math.round(done / ((performance.now() - began) / 1000)),
    });
  });
  bar.stop();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`Added listings ${ids.first} to ${ids.last} from seed ${seed} in ${seconds} s.`);
  if (!searchable) console.log('Lintel is running: its search takes them up in the background.');
  process.exit(0);
});

function readArguments(): { count: number; seed: number; demonstration: boolean } {
  const { values } = parseArgs({
    options: {
      count: { type: 'string' },
      seed: { type: 'string', default: '1' },
      demonstration: { type: 'boolean', default: false },
    },
  });
  const { demonstration } = values;
  return {
    demonstration,
    count: demonstration ? 0 : wholeNumber('--count', values.count, 1, most),
    seed: wholeNumber('--seed', values.seed, 0, Number.MAX_SAFE_INTEGER),
  };
}

function wholeNumber(name: string, text: string | undefined, least: number, largest: number): number {
  const value = Number(text);
  if (text !== undefined && /^\d+$/.test(text) && value >= least && value <= largest) return value;
  console.error(
    `${name} is a whole number from ${least} to ${largest}${text === undefined ? '' : `, not ${text}`}`,
  );
  process.exit(2);
}
