import type { PageGuard, ServedRemote } from '@lintel/contracts/site-pages';
import { matchPath } from '@lintel/web/router';

/** The remote that answers a path, if any, and whom it lets in; all other paths are the shell's own. */
export function areaOf(
  pathname: string,
  remotes: readonly ServedRemote[],
): { readonly remote: string; readonly guard?: PageGuard } | undefined {
  for (const { name, pages } of remotes) {
    const page = pages.find(({ path }) => matchPath(path, pathname));
    if (page) return { remote: name, ...(page.guard && { guard: page.guard }) };
  }
  return undefined;
}
