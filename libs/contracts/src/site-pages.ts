/** Whom a page lets in: `user`, whoever is signed in; `agent`, estate agents only. */
export type PageGuard = 'user' | 'agent';

/** What a remote says of one of its pages. Plain data: the shell and the gateway read it before any of the remote's code is loaded. */
export interface PageFacts {
  /** Without the portal's name, which the title adds, but for the home page. Here and in the description, `{brand}` is that name. */
  readonly title: string;
  /** One or two sentences, at best below 160 characters: for search engines and shared links. */
  readonly description: string;
  /** `open` pages are for everyone and in the site map; search engines are asked to leave `personal` ones alone. */
  readonly kind: 'open' | 'personal';
  /** Everybody is let in when left out. */
  readonly guard?: PageGuard;
  /**
   * Where the content of the page's head comes from, if not from these facts alone: the featured homes, those that a search finds, the home with the id
   * in the address, or the articles below this page. `none`: an address of this form is found only where another page has that very path.
   */
  readonly head?: 'featured' | 'results' | 'listing' | 'articles' | 'none';
  /** The page is a text of its own. */
  readonly article?: {
    /** ISO date, `2026-05-14`. */
    readonly date: string;
    readonly author: string;
  };
}

export interface RemotePage extends PageFacts {
  /** As the router has it: `/agent/properties/:id/edit`. */
  readonly path: string;
}

/** A link that the shell shows on every page. */
export interface NavigationEntry {
  readonly label: string;
  readonly to: string;
  /** The bar at the top, or the menu of the signed-in account. */
  readonly place: 'bar' | 'account';
  /** Lower comes first, over all remotes. */
  readonly order: number;
  /** Only people of this role see it; everybody when left out. */
  readonly role?: 'user' | 'agent' | 'operations';
  /** Leads a visitor to sign in first. */
  readonly needsAccount?: true;
  /** Visitors do not see it. */
  readonly onlySignedIn?: true;
  /** What is counted beside it. */
  readonly counts?: 'unreadMessages';
}

/** What lies beside a remote's `mf-manifest.json` as `pages.json`. */
export interface RemoteManifest {
  /** Its name in Module Federation, such as `publicSite`. */
  readonly name: string;
  /** Where its files are served: `/remotes/public-site/`. */
  readonly base: string;
  readonly pages: readonly RemotePage[];
  readonly navigation: readonly NavigationEntry[];
}

/** What the shell knows of a remote: where it is, which pages it has and what leads to them. `/remotes.json` is a list of these. */
export interface ServedRemote extends Pick<RemoteManifest, 'name' | 'navigation'> {
  /** The address of its `mf-manifest.json`. */
  readonly entry: string;
  readonly pages: readonly Pick<RemotePage, 'path' | 'guard'>[];
}
