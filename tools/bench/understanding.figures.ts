import { understand } from '@lintel/search/understanding';
import { inWords, median, percentile, type Row } from './figures.ts';

type Said = readonly ['sale' | 'rent', string];

const SAID: readonly Said[] = [
  ['sale', 'two bed flat in Clapham under £600k'],
  ['rent', '1 bed near a tube, max £2,000 pcm'],
  ['sale', '3 bedroom semi-detached house in Leeds up to 250k with a garden'],
  ['sale', 'four bed family home near good schools in Muswell Hill, two bathrooms, budget £1.2m'],
  ['sale', 'studio in E1 below £350,000'],
  ['rent', 'furnished two bedroom flat within ten minutes walk of Brixton station for about £1,900 a month'],
  ['sale', 'house close to SW19 7QA between £700k and £900k'],
  ['rent', 'room for a couple in Didsbury, no more than 900 pcm'],
  ['sale', 'penthouse in Canary Wharf with at least 3 bedrooms and 2 bathrooms'],
  ['sale', 'bungalow in Bath'],
  ['rent', 'a place in kings cros with 2 beds, half a mile from the underground'],
  ['sale', 'something nice'],
];

/** Reading a home described in plain English, against writing and reading its own answer as JSON. */
export function understandingFigures(rounds: number): Row[] {
  const answers = SAID.map(([type, text]) => understand(text, type));
  const reading = perCall(rounds, ([type, text]) => understand(text, type), SAID);
  const copying = perCall(rounds, (answer) => JSON.parse(JSON.stringify(answer)), answers);
  const to = (p: number) =>
    `JSON.stringify and parse of its answer, ${inWords(percentile(copying, p), 'µs')}`;
  return [
    {
      what: 'understanding: a query, p50',
      value: median(reading),
      unit: 'µs',
      ratio: median(reading) / median(copying),
      to: to(0.5),
      toReach: '≤ 1,000 µs',
    },
    {
      what: 'understanding: a query, p95',
      value: percentile(reading, 0.95),
      unit: 'µs',
      ratio: percentile(reading, 0.95) / percentile(copying, 0.95),
      to: to(0.95),
      toReach: '≤ 1,000 µs',
    },
  ];
}

/** Microseconds of each call after as many to warm up. */
function perCall<Input>(rounds: number, call: (input: Input) => unknown, inputs: readonly Input[]): number[] {
  const taken: number[] = [];
  for (let round = 0; round < 2 * rounds; round++)
    for (const input of inputs) {
      const began = performance.now();
      call(input);
      if (round >= rounds) taken.push((performance.now() - began) * 1000);
    }
  return taken;
}
