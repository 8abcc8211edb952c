export interface PageArrival {
  /** The route changed: the page scrolls to the top, and the focus moves on when the new page shows. */
  departed(): void;
  /** A page shows under this title. */
  arrived(title: string): void;
}

interface Page {
  setTitle(title: string): void;
  scrollToTop(): void;
  /** Removes what the server wrote into the head about the first address, which is not true of the next. */
  forgetServedHead(): void;
  /** Moves the focus to the page's heading, so that the next key and the screen reader start there. */
  focusHeading(): void;
}

/** What happens between two routes. The first page keeps the browser's own focus and place. */
export function createPageArrival(page: Page, siteName: string): PageArrival {
  let travelling = false;
  return {
    departed() {
      travelling = true;
      page.forgetServedHead();
      page.scrollToTop();
    },
    arrived(title) {
      page.setTitle(title === siteName ? title : `${title} · ${siteName}`);
      if (!travelling) return;
      travelling = false;
      page.focusHeading();
    },
  };
}

/** What the gateway writes for search engines and for whoever shares the page. */
const SERVED =
  'link[rel="canonical"], meta[name="robots"], meta[name="description"], meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]';

export const browserPage: Page = {
  setTitle: (title) => {
    document.title = title;
  },
  forgetServedHead: () => {
    for (const element of document.head.querySelectorAll(SERVED)) element.remove();
  },
  scrollToTop: () => window.scrollTo({ top: 0, behavior: 'instant' }),
  focusHeading: () => {
    const target =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  },
};
