/** The dashboard's tabs, by what its address calls them. */
export const dashboardTabs = ['properties', 'viewings', 'messages'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** The tab that an address asks for; the first for every other text. */
export const readTab = (text: string | null): DashboardTab =>
  dashboardTabs.find((tab) => tab === text) ?? 'properties';

/** The address of a tab; of the first it is the dashboard's own. */
export const tabSearch = (tab: DashboardTab): string => (tab === 'properties' ? '' : `tab=${tab}`);
