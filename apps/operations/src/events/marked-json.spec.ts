import { expect, it } from '@jest/globals';
import { markedLines, schemaPath } from './marked-json.js';

it('marks the line of the value at fault, or of what lacks it', () => {
  const json = JSON.stringify({ price: 'dear', images: [{ url: '<b>' }], agent: {} });
  const faults = [
    { path: ['price'], problem: 'expected number' },
    { path: ['images', '0', 'url'], problem: 'no address' },
    { path: ['agent', 'name'], problem: 'expected string' },
  ];
  expect(markedLines(json, faults)).toEqual([
    { text: '{' },
    { text: '  "price": "dear",', problem: 'expected number' },
    { text: '  "images": [' },
    { text: '    {' },
    { text: '      "url": "<b>"', problem: 'no address' },
    { text: '    }' },
    { text: '  ],' },
    { text: '  "agent": {}', problem: 'name: expected string' },
    { text: '}' },
  ]);
  expect(
    markedLines(json, [])
      .map(({ text }) => text)
      .join(''),
  ).toContain('"url"');
});

it('leads to the part of a schema that speaks of a value', () => {
  expect(schemaPath(['images', '0', 'url'])).toEqual(['properties', 'images', 'items', 'properties', 'url']);
});
