import { Tabs } from '@lintel/ui';
import { useSearchParams } from '@lintel/web/router';
import { useRef, type ComponentType } from 'react';
import { StockSkeleton } from '../properties/list/stock-skeleton.js';
import { RowsSkeleton } from '../shared/states.js';
import { Part } from './part.js';
import { dashboardTabs, readTab, tabSearch, type DashboardTab } from './tab-addresses.js';

type TabModule = Promise<{ readonly default: ComponentType }>;

const tabs: Readonly<Record<DashboardTab, { readonly label: string; readonly load: () => TabModule }>> = {
  properties: { label: 'Properties', load: () => import('../properties/properties-tab.js') },
  viewings: { label: 'Viewings', load: () => import('../viewings/viewings-tab.js') },
  messages: { label: 'Messages', load: () => import('../messages/messages-tab.js') },
};

interface DashboardTabsProps {
  readonly counts: Readonly<Record<DashboardTab, number | undefined>>;
}

/** The dashboard's three lists. The address says which one shows; each keeps its search while another is shown. */
export function DashboardTabs({ counts }: DashboardTabsProps) {
  const [search, setSearch] = useSearchParams();
  const left = useRef(new Map<DashboardTab, string>());
  const shown = readTab(search.get('tab'));
  const turn = (tab: DashboardTab): void => {
    left.current.set(shown, search.toString());
    setSearch(left.current.get(tab) ?? tabSearch(tab), { replace: true });
  };
  return (
    <Tabs
      label="Dashboard"
      value={shown}
      onValueChange={(value) => turn(readTab(value))}
      tabs={dashboardTabs.map((tab) => ({
        value: tab,
        label: labelOf(tab, counts[tab]),
        content: (
          <Part
            name={tab}
            load={async () => (await tabs[tab].load()).default}
            props={{}}
            waiting={tab === 'properties' ? <StockSkeleton /> : <RowsSkeleton label={`Loading ${tab}`} />}
          />
        ),
      }))}
    />
  );
}

const labelOf = (tab: DashboardTab, count: number | undefined): string =>
  count === undefined ? tabs[tab].label : `${tabs[tab].label} (${count.toLocaleString('en-GB')})`;
