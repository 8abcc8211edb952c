import { Navigate, useParams } from '@lintel/web/router';
import type { ComponentType } from 'react';
import { AffordPage } from './pages/afford-page.js';
import { MortgagePage } from './pages/mortgage-page.js';
import { MovingCostsPage } from './pages/moving-costs-page.js';
import { OverviewPage } from './pages/overview-page.js';
import { RentPage } from './pages/rent-page.js';
import { StampDutyPage } from './pages/stamp-duty-page.js';
import { moneyAddress, topics, type TopicSlug } from './topics.js';

const pages: Readonly<Record<TopicSlug, ComponentType>> = {
  '': OverviewPage,
  afford: AffordPage,
  'stamp-duty': StampDutyPage,
  mortgage: MortgagePage,
  'moving-costs': MovingCostsPage,
  rent: RentPage,
};

/** `/money` and all below it; what is none of them leads to the overview. */
export default function MoneyPage() {
  const { topic = '' } = useParams();
  const known = topics.find(({ slug }) => slug === topic);
  if (!known) return <Navigate to={moneyAddress('')} replace />;
  const Page = pages[known.slug];
  return <Page key={known.slug} />;
}
