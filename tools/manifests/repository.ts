import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');
export const exists = (path: string): boolean => existsSync(`${root}/${path}`);

/** Paths of files below a folder, from the root of the repository. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(`${root}/${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length).replace(/^\/+/, ''))
    .sort();

/** The documents of a YAML file. @throws when it is not YAML, names a key twice, or has nothing in it. */
export function documentsIn(path: string): unknown[] {
  const documents = parseAllDocuments(read(path), { merge: true, uniqueKeys: true });
  if (!Array.isArray(documents) || documents.length === 0) throw new Error(`${path} is empty`);
  return documents.map((document) => {
    const problem = document.errors[0] ?? document.warnings[0];
    if (problem) throw new Error(`${path}: ${problem.message}`);
    return document.toJS();
  });
}

/** The programs that are deployed: every service, and the gateway. */
export const programs = ['gateway', ...readdirSync(`${root}/services`)];
export const folderOf = (program: string) => (program === 'gateway' ? program : `services/${program}`);
