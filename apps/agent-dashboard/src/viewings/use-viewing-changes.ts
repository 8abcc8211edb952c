import { agencyViewingsOf, type AgencyViewing, type AgencyViewingPage } from './agency-viewings-queries.js';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';

type Pages = InfiniteData<AgencyViewingPage, string | null>;

export interface ShownChanges {
  /** Shows the viewing that a change answered with, in every list, and fetches the rest again. */
  readonly show: (changed: AgencyViewing) => void;
  /** Fetches all viewings again, after somebody else's change came first. */
  readonly again: () => void;
}

/** What every change of a viewing does to the lists on the screen. */
export function useShownChanges(account: string): ShownChanges {
  const queries = useQueryClient();
  const all = agencyViewingsOf(account);
  const lists = [...all, 'list'];
  const again = (): void => void queries.invalidateQueries({ queryKey: all });
  return {
    show: (changed) => {
      // A fetch under way would bring an older state than this answer.
      void queries.cancelQueries({ queryKey: lists });
      for (const [queryKey, pages] of queries.getQueriesData<Pages>({ queryKey: lists }))
        if (pages) queries.setQueryData<Pages>(queryKey, withChange(pages, changed, queryKey[4] as Status));
      again();
    },
    again,
  };
}

type Status = AgencyViewing['agentStatus'] | null;

/** Pages with a changed viewing in its place; without it where they list another status than its own. */
export function withChange(pages: Pages, changed: AgencyViewing, listed: Status): Pages {
  const leaves = listed !== null && listed !== changed.agentStatus;
  const there = pages.pages.some((page) => page.viewings.some(({ id }) => id === changed.id));
  if (!there) return pages;
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      total: page.total - (leaves ? 1 : 0),
      viewings: leaves
        ? page.viewings.filter(({ id }) => id !== changed.id)
        : page.viewings.map((viewing) => (viewing.id === changed.id ? changed : viewing)),
    })),
  };
}
