export interface PageArrival {
  /** The route changed: the page scrolls to the top, and the focus moves on when the new page shows. */
  departed(): void;
  /** A page shows under this title. */
  arrived(title: string): void;
}

interface Page {
  setTitle(title: string): void;
  scrollToTop(): void;
  /** Moves the focus to the page's heading, so that the next key and the screen reader start there. */
  focusHeading(): void;
}

/** What happens between two routes. The first page keeps the browser's own focus and place. */
export function createPageArrival(page: Page): PageArrival {
  let travelling = false;
  return {
    departed() {
      travelling = true;
      page.scrollToTop();
    },
    arrived(title) {
      page.setTitle(title === 'Lintel' ? title : `${title} · Lintel`);
      if (!travelling) return;
      travelling = false;
      page.focusHeading();
    },
  };
}

export const browserPage: Page = {
  setTitle: (title) => {
    document.title = title;
  },
  scrollToTop: () => window.scrollTo({ top: 0, behavior: 'instant' }),
  focusHeading: () => {
    const target =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  },
};
