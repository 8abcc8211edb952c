import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** What a generator is about to write: all of it or, where something does not fit, nothing. */
export class Draft {
  #files = new Map();
  #links = new Map();
  /** Commands that follow. */
  commands = [];

  constructor(root) {
    this.root = root;
  }

  has(path) {
    return this.#files.has(path) || existsSync(join(this.root, path));
  }

  read(path) {
    return this.#files.get(path) ?? readFileSync(join(this.root, path), 'utf8');
  }

  foldersIn(path) {
    return readdirSync(join(this.root, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  }

  /** Paths of the files of a folder, those of folders within it included. */
  filesIn(path) {
    return readdirSync(join(this.root, path), { recursive: true }).map((file) => `${path}/${file}`);
  }

  add(path, text) {
    if (this.has(path)) throw new Error(`${path} is there already`);
    this.#files.set(path, `${text.trim()}\n`);
  }

  /** Replaces the one place that fits. */
  edit(path, place, replacement) {
    const text = this.read(path);
    if ([...text.matchAll(new RegExp(place.source, 'g'))].length !== 1)
      throw new Error(`${path} is not as it was thought: ${place} has to fit it once`);
    this.#files.set(path, text.replace(place, replacement));
  }

  then(...command) {
    this.commands.push(command);
  }

  /** As `npm install` links a workspace of ours. */
  link(path, folder) {
    this.#links.set(path, folder);
  }

  editJson(path, change) {
    const value = JSON.parse(this.read(path));
    change(value);
    this.#files.set(path, `${JSON.stringify(value, null, 2)}\n`);
  }

  write() {
    for (const [path, text] of this.#files) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true });
      writeFileSync(join(this.root, path), text);
    }
    for (const [path, folder] of this.#links)
      if (!existsSync(join(this.root, path)))
        symlinkSync(relative(dirname(path), folder), join(this.root, path), 'junction');
    return [...this.#files.keys()];
  }
}

/** An object with its names in order. */
export const sorted = (object) =>
  Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));

/** `saved-search` is `SavedSearch`. */
export const pascal = (name) =>
  name
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('');

/** `saved-search` is `savedSearch`. */
export const camel = (name) => pascal(name).replace(/^./, (letter) => letter.toLowerCase());

export const words = (name) => name.replaceAll('-', ' ');

const kebab = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*';

/** @throws unless the name is of the form; the parts of it otherwise. */
export function partsOf(name, form, example) {
  const match = new RegExp(`^${form.replaceAll('NAME', `(${kebab})`)}$`).exec(name);
  if (!match)
    throw new Error(
      `NAME is such as ${example}, in small letters with hyphens, and not ${JSON.stringify(name)}`,
    );
  return match.slice(1);
}
