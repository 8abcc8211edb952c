import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { nodeExample, pythonExample } from './webhook-examples.js';

const folder = mkdtempSync(join(tmpdir(), 'lintel-webhook-'));
afterAll(() => rmSync(folder, { recursive: true }));

const secret = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`;
const other = `whsec_${Buffer.from('another secret, as long b').toString('base64')}`;
const body = JSON.stringify({ type: 'lintel.listing.published.v1', data: { title: 'Côté jardin, £1' } });

interface Sent {
  readonly signedBy?: readonly string[];
  readonly sentBody?: string;
  readonly at?: Date;
}
const sent = ({ signedBy = [secret], sentBody = body, at = new Date() }: Sent = {}) => ({
  body: sentBody,
  secret,
  headers: {
    'webhook-id': 'event-1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signedBy.map((key) => new Webhook(key).sign('event-1', at, body)).join(' '),
  },
});
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

const node = {
  command: process.execPath,
  file: 'verify.mjs',
  program: `${nodeExample}
import { readFileSync } from 'node:fs';
const { body, headers, secret } = JSON.parse(readFileSync(0, 'utf8'));
console.log(verify(body, headers, secret).data.title);`,
};
const python = {
  command: 'python3',
  file: 'verify.py',
  program: `${pythonExample}
import sys
sys.stdout.reconfigure(encoding="utf-8")
given = json.loads(sys.stdin.buffer.read())
print(verify(given["body"].encode(), given["headers"], given["secret"])["data"]["title"])`,
};
const hasPython =
  spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0;

describe.each([
  ['Node', node, true],
  ['Python', python, hasPython],
])('the example in %s', (language, { command, file, program }, there) => {
  const verify = (given: object): string | null => {
    const path = join(folder, file);
    writeFileSync(path, program);
    const { status, stdout } = spawnSync(command, [path], { input: JSON.stringify(given), encoding: 'utf8' });
    return status === 0 ? stdout.trim() : null;
  };
  const check = there ? it : it.skip;

  check(
    `takes what is signed, by one of two secrets as well (${language}${there ? '' : ' is not here'})`,
    () => {
      expect(verify(sent())).toBe('Côté jardin, £1');
      expect(verify(sent({ signedBy: [other, secret] }))).toBe('Côté jardin, £1');
    },
  );

  check('refuses what is changed, signed otherwise, or old', () => {
    expect(verify(sent({ sentBody: body.replace('£1', '£2') }))).toBeNull();
    expect(verify(sent({ signedBy: [other] }))).toBeNull();
    expect(verify(sent({ at: minutesAgo(6) }))).toBeNull();
    expect(
      verify({ ...sent(), headers: { 'webhook-id': 'event-1', 'webhook-timestamp': 'soon' } }),
    ).toBeNull();
  });
});
