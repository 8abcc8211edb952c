import type { RemoteManifest, RemotePage, ServedRemote } from '@lintel/contracts';

/** A remote as it is published: what it says of itself, and the folder of its built files. */
export interface PublishedRemote extends RemoteManifest {
  readonly folder: string;
}

/** Two remotes claim the same thing: the first one keeps it. */
export interface Conflict {
  readonly remote: string;
  /** Its name, the place of its files, or a page. */
  readonly claims: string;
}

interface KnownPage {
  readonly page: RemotePage;
  readonly form: RegExp;
}

/** All pages of all remotes, as they are published now. */
export class Site {
  readonly remotes: readonly PublishedRemote[];
  readonly conflicts: readonly Conflict[];
  private readonly exact: ReadonlyMap<string, RemotePage>;
  private readonly patterns: readonly KnownPage[];

  /** @param name of the whole, as in `Blog · Lintel` */
  constructor(
    readonly name: string,
    published: readonly PublishedRemote[],
  ) {
    const conflicts: Conflict[] = [];
    const remotes: PublishedRemote[] = [];
    const exact = new Map<string, RemotePage>();
    for (const remote of published) {
      const other = remotes.find(({ name, base }) => name === remote.name || base === remote.base);
      if (other) {
        conflicts.push({
          remote: remote.folder,
          claims: other.name === remote.name ? remote.name : remote.base,
        });
        continue;
      }
      const pages = remote.pages.filter(({ path }) => !exact.has(path));
      for (const { path } of remote.pages)
        if (exact.has(path)) conflicts.push({ remote: remote.name, claims: path });
      for (const page of pages) exact.set(page.path, page);
      remotes.push({ ...remote, pages });
    }
    this.remotes = remotes;
    this.conflicts = conflicts;
    this.exact = exact;
    this.patterns = [...exact.values()]
      .filter(({ path }) => path.includes(':'))
      .map((page) => ({
        page,
        form: new RegExp(`^${page.path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
      }));
  }

  get pages(): readonly RemotePage[] {
    return [...this.exact.values()];
  }

  /** The page at a path, without a slash at its end: one of that very path before one of its form. */
  find(path: string): RemotePage | undefined {
    return path.includes(':')
      ? undefined
      : (this.exact.get(path) ?? this.patterns.find(({ form }) => form.test(path))?.page);
  }

  /** The texts below a page, in the order in which its remote names them. */
  articlesBelow({ path }: RemotePage): readonly RemotePage[] {
    return this.pages.filter((page) => page.article && page.path.startsWith(`${path}/`));
  }

  /** What the shell is told: of pages whose form is that of another, that one is enough to find the remote by. */
  get served(): readonly ServedRemote[] {
    const forms = this.patterns.filter(({ page }) => page.head === 'none');
    return this.remotes.map(({ name, base, pages, navigation }) => ({
      name,
      entry: `${base}mf-manifest.json`,
      pages: pages
        .filter(({ path }) => path.includes(':') || !forms.some(({ form }) => form.test(path)))
        .map(({ path, guard }) => ({ path, ...(guard && { guard }) })),
      navigation,
    }));
  }
}
