import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';

const fileAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `act`, for tests, is in the build for development alone. */
const script = `
  const { ReactTypesetter } = await import(${JSON.stringify(fileAt('react-typesetter.ts'))});
  const react = await import('react');
  console.log(JSON.stringify({ build: 'act' in react.default ? 'development' : 'production', NODE_ENV: process.env.NODE_ENV ?? 'not set' }));`;

/** The build of React that a process gets with the typesetter. Node's own loader decides: Jest reads what is CommonJS before anything runs. */
async function inAProcess(environment: Readonly<Record<string, string>>): Promise<unknown> {
  const { NODE_ENV: _, NODE_OPTIONS: __, ...inherited } = process.env;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', fileAt('../../../preview/from-sources.ts'), '--input-type=module', '--eval', script],
    { env: { ...inherited, ...environment } },
  );
  return JSON.parse(stdout);
}

describe('the React that letters are rendered with', () => {
  it('is as it is deployed where NODE_ENV is not set, which it stays', async () => {
    expect(await inAProcess({})).toEqual({ build: 'production', NODE_ENV: 'not set' });
  });

  it('is as it is deployed where NODE_ENV is empty, which it stays', async () => {
    expect(await inAProcess({ NODE_ENV: '' })).toEqual({ build: 'production', NODE_ENV: '' });
  });

  it('warns of faults in a template where NODE_ENV says that this is a test', async () => {
    expect(await inAProcess({ NODE_ENV: 'test' })).toEqual({ build: 'development', NODE_ENV: 'test' });
  });
});
