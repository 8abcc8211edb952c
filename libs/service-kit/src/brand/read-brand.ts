import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrandFile, brandSchema, type ColourName, type Scheme, schemes } from '@lintel/contracts';
import { unreadable } from './brand-colours.js';
import type { Brand, BrandAsset } from './brand.js';
import { readLegalText } from './legal-text.js';
import { readDrawing } from './svg.js';

/** Lintel's own: the brand where none is given, and what a brand leaves out. */
export const lintelFolder = fileURLToPath(new URL('../../../contracts/brands/lintel/', import.meta.url));

const DESCRIPTION = 'brand.json';
const MOST_BYTES = { woff2: 300_000, webp: 600_000, jpg: 600_000, jpeg: 600_000, png: 600_000, md: 200_000 };
const kinds: Readonly<Record<string, { readonly type: string; readonly begins: RegExp }>> = {
  woff2: { type: 'font/woff2', begins: /^wOF2/ },
  webp: { type: 'image/webp', begins: /^RIFF.{4}WEBP/s },
  jpg: { type: 'image/jpeg', begins: /^\xff\xd8\xff/ },
  jpeg: { type: 'image/jpeg', begins: /^\xff\xd8\xff/ },
  png: { type: 'image/png', begins: /^\x89PNG\r\n/ },
};
/** What comes with the product, so that a brand needs no files for it. */
export const suppliedTypefaces: readonly string[] = ['Fraunces', 'Inter'];

/** A brand that cannot be used: each thing that is wrong, with its file and its field. */
export class InvalidBrand extends Error {
  override readonly name = 'InvalidBrand';
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/** @throws InvalidBrand */
export function readBrand(folder: string): Brand {
  const root = resolve(folder);
  const { file, colours } = describe(root);
  const problems: string[] = unreadable(colours).map((problem) => `${DESCRIPTION}: ${problem}`);
  const read = <Read>(field: string, name: string, parse: (bytes: Buffer) => Read): Read | undefined => {
    try {
      return parse(fileOf(root, name));
    } catch (error) {
      problems.push(`${name}: ${(error as Error).message} (${field})`);
      return undefined;
    }
  };
  const assets = new Map<string, BrandAsset>();
  const keep = (field: string, name: string) => {
    const asset = read(field, name, (bytes) => assetOf(name, bytes));
    if (asset) assets.set(name, asset);
  };
  for (const [face, { files, family }] of Object.entries(file.fonts)) {
    files.forEach((one, at) => keep(`fonts.${face}.files.${at}`, one.file));
    if (files.length > 0 && suppliedTypefaces.includes(family))
      problems.push(
        `${DESCRIPTION}: fonts.${face}.family: ${family} comes with the product and needs no files`,
      );
  }
  file.hero.pictures?.forEach((one, at) => keep(`hero.pictures.${at}`, one.file));
  if (file.socialPicture) keep('socialPicture', file.socialPicture.file);
  const light = read('logo.light', file.logo.light, readDrawing);
  const dark = read('logo.dark', file.logo.dark, readDrawing);
  const icon = read('icon', file.icon, readDrawing);
  const legal = Object.fromEntries(
    Object.entries(file.legal).map(([page, name]) => [
      page,
      read(`legal.${page}`, name, (bytes) =>
        readLegalText(new TextDecoder('utf-8', { fatal: true }).decode(bytes)),
      ),
    ]),
  );
  if (problems.length > 0 || !light || !dark || !icon) throw new InvalidBrand(problems);
  return {
    ...file,
    colours,
    logo: { light, dark, saysName: file.logo.saysName },
    icon,
    legal: legal as Brand['legal'],
    assets,
  };
}

/** What `brand.json` says, with Lintel's colours where it names none. */
function describe(root: string): { file: BrandFile; colours: Brand['colours'] } {
  const parse = (folder: string): BrandFile => {
    let said: unknown;
    try {
      said = JSON.parse(fileOf(folder, DESCRIPTION).toString('utf8'));
    } catch (error) {
      throw new InvalidBrand([`${DESCRIPTION}: ${(error as Error).message}`]);
    }
    const parsed = brandSchema.safeParse(said);
    if (parsed.success) return parsed.data;
    throw new InvalidBrand(
      parsed.error.issues.map(({ path, message }) => `${DESCRIPTION}: ${path.join('.') || 'it'}: ${message}`),
    );
  };
  const file = parse(root);
  const ours = root === resolve(lintelFolder) ? file : parse(lintelFolder);
  const colours = Object.fromEntries(
    schemes.map((scheme) => [scheme, { ...ours.colours[scheme], ...file.colours[scheme] }]),
  ) as Record<Scheme, Record<ColourName, string>>;
  return { file, colours };
}

/** The bytes of a file of the folder, and of nowhere else, wherever its name or a link leads. */
function fileOf(root: string, name: string): Buffer {
  const missing = new Error('is not in the folder');
  let path: string;
  try {
    path = realpathSync(join(root, name));
  } catch {
    throw missing;
  }
  const { size, isFile } = ((stats) => ({ size: stats.size, isFile: stats.isFile() }))(statSync(path));
  if (!isFile || !path.startsWith(realpathSync(root) + sep)) throw missing;
  const most = MOST_BYTES[extensionOf(name) as keyof typeof MOST_BYTES] ?? 100_000;
  if (size > most) throw new Error(`is larger than ${most / 1000} kB`);
  return readFileSync(path);
}

function assetOf(name: string, bytes: Buffer): BrandAsset {
  const kind = kinds[extensionOf(name)]!;
  if (!kind.begins.test(bytes.subarray(0, 16).toString('latin1')))
    throw new Error('is not what its name says');
  return { type: kind.type, bytes };
}

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();
