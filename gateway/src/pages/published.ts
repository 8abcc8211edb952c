import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from '@lintel/contracts';
import type { Logger } from '@lintel/service-kit';
import { type BrandPages, inWordsOf } from '../brand/brand-pages.js';
import { readManifest } from './remote-manifest.js';
import { readShellPage, type ShellPage } from './shell-page.js';
import { type PublishedRemote, Site } from './site.js';

/** The built files of the front end. */
export interface FrontEnd {
  readonly shellFolder: string;
  /** Folders of remotes: each is a built one, or holds some (`public-site`, `public-site/dist`). What comes first keeps its name and its pages. */
  readonly remoteFolders: readonly string[];
}

/** What is published at one moment. */
export interface Publication {
  readonly shell: ShellPage;
  readonly site: Site;
}

interface Stamped {
  readonly folder: string;
  /** Changes when the file does. */
  readonly stamp: string;
}

/** Files are looked at again after this. */
const LOOK_AGAIN_MS = 1000;

/** Follows what is published: a new remote or shell page takes effect with the next page, without a restart. */
export class Published {
  #last: Publication | undefined;
  #state = '';
  #lookedAt = 0;
  #looking: Promise<Publication> | undefined;
  readonly #read = new Map<string, { readonly stamp: string; readonly remote: PublishedRemote | null }>();

  constructor(
    private readonly frontEnd: FrontEnd,
    private readonly brand: BrandPages,
    private readonly logger: Logger,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @throws when there is no shell page, unless there was one before */
  current(): Promise<Publication> {
    if (this.#last && this.now() - this.#lookedAt < LOOK_AGAIN_MS) return Promise.resolve(this.#last);
    return (this.#looking ??= this.#look().finally(() => (this.#looking = undefined)));
  }

  async #look(): Promise<Publication> {
    const page = join(this.frontEnd.shellFolder, 'index.html');
    const [shell, ...remotes] = await Promise.all([
      stampOf(page),
      ...this.frontEnd.remoteFolders.map((folder) => remotesIn(folder)),
    ]);
    const found = remotes.flat();
    const state = JSON.stringify([shell, found]);
    if (!this.#last || state !== this.#state) {
      this.#last = await this.#publish(page, found, this.#last);
      this.#state = state;
    }
    this.#lookedAt = this.now();
    return this.#last;
  }

  async #publish(
    page: string,
    found: readonly Stamped[],
    last: Publication | undefined,
  ): Promise<Publication> {
    const remotes = await Promise.all(found.map((one) => this.#remote(one)));
    const site = new Site(
      this.brand.name,
      remotes.filter((remote) => remote !== null),
    );
    for (const conflict of site.conflicts)
      this.logger.warn(conflict, 'a remote claims what another has, and does not get it');
    const html = await readFile(page, 'utf8').catch((error: unknown) => {
      // A new one is being written.
      if (!last) throw error;
      return null;
    });
    return { site, shell: html === null ? last!.shell : readShellPage(html, site.served, this.brand) };
  }

  /** What cannot be read leaves the remote as it was. */
  async #remote({ folder, stamp }: Stamped): Promise<PublishedRemote | null> {
    const known = this.#read.get(folder);
    if (known?.stamp === stamp) return known.remote;
    let remote = known?.remote ?? null;
    try {
      const said = readManifest(await readFile(join(folder, PAGES), 'utf8'));
      remote = { ...branded(said, this.brand), folder };
    } catch (err) {
      this.logger.warn({ err, folder }, 'what a remote says of its pages cannot be read');
    }
    this.#read.set(folder, { stamp, remote });
    return remote;
  }
}

const PAGES = 'pages.json';

/** A remote's pages in the words of the brand. */
const branded = (manifest: RemoteManifest, brand: BrandPages): RemoteManifest => ({
  ...manifest,
  pages: manifest.pages.map(({ title, description, article, ...page }) => ({
    ...page,
    title: inWordsOf(brand, title),
    description: inWordsOf(brand, description),
    ...(article && { article: { ...article, author: inWordsOf(brand, article.author) } }),
  })),
});

const stampOf = async (file: string): Promise<string | null> =>
  stat(file).then(
    ({ mtimeMs, size }) => `${mtimeMs} ${size}`,
    () => null,
  );

/** The folder itself, those in it, and what those have built. */
async function remotesIn(folder: string): Promise<readonly Stamped[]> {
  const inside = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = inside.filter((one) => one.isDirectory() || one.isSymbolicLink()).map(({ name }) => name);
  const candidates = [
    folder,
    ...names.toSorted().flatMap((name) => [join(folder, name), join(folder, name, 'dist')]),
  ];
  const stamped = await Promise.all(
    candidates.map(async (candidate) => ({
      folder: candidate,
      stamp: await stampOf(join(candidate, PAGES)),
    })),
  );
  return stamped.filter((one): one is Stamped => one.stamp !== null);
}
