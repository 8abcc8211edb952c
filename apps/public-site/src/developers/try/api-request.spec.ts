import { execFileSync } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { asCurl, graphqlRequest, streamRequest } from './api-request.js';

it('a request can be pasted into a shell, whatever was typed', () => {
  const query = `{ listing(id: 12) { title } } # it's $HOME, \`id\` and "quotes"\n`;
  const command = asCurl('https://lintel.example', graphqlRequest(query, ''));
  const words = execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }\n${command}`], {
    env: { LINTEL_KEY: 'lintel_a' },
    encoding: 'utf8',
  }).split('\0');
  expect(words).toContain('Authorization: Bearer lintel_a');
  expect(JSON.parse(words[words.indexOf('-d') + 1]!)).toEqual({ query });
});

it('what is left empty is not asked for', () => {
  expect(streamRequest({ after: ' 7 ', type: '', box: ' ' }, 'application/json').path).toBe(
    '/events?after=7',
  );
  expect(streamRequest({}, 'application/json').path).toBe('/events');
});
