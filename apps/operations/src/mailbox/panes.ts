/** Whether list and message stand beside each other: Tailwind's `lg`, as the page's classes have it. */
export const besideList = (): boolean => window.matchMedia('(min-width: 64rem)').matches;
