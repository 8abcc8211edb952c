import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { folderIn, lockDataFolder } from './data-folder.js';
import { thisVersion } from './data-version.js';

let folder: string;
const file = () => join(folder, 'version.json');

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'lintel-version-')), 'data');
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

describe('the version of a data folder', () => {
  it('is that of the release, which is what package.json says', () => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect(thisVersion.product).toBe(version);
  });

  it.each([
    ['the product', () => lockDataFolder(folder)!.release()],
    ['a service by itself', () => folderIn(folder, 'listings')],
  ])('is written when %s makes the folder', (_who, open) => {
    open();
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual(thisVersion);
    open();
  });

  it('is the first where none is written, and brought up to date at the start', () => {
    mkdirSync(join(folder, 'listings'), { recursive: true });
    folderIn(folder, 'search');
    lockDataFolder(folder)!.release();
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual(thisVersion);
  });

  it.each([
    ['product', () => lockDataFolder(folder)],
    ['service', () => folderIn(folder, 'listings')],
  ])('of a later release is refused by name, by the %s', (_who, open) => {
    mkdirSync(folder);
    const later = `{"product":"0.3.0","data":${thisVersion.data + 1}}`;
    writeFileSync(file(), later);
    expect(open).toThrow(
      `LINTEL_DATA: ${folder} was written by Lintel 0.3.0 (data ${thisVersion.data + 1}); this is ${thisVersion.product}, which reads data up to ${thisVersion.data}.`,
    );
    expect(readFileSync(file(), 'utf8')).toBe(later);
  });

  it('that nobody can read is refused', () => {
    mkdirSync(folder);
    writeFileSync(file(), '{');
    expect(() => lockDataFolder(folder)).toThrow(/^LINTEL_DATA: .*version\.json does not say/);
  });
});
