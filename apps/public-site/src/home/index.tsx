import { brand, usePageTitle } from '@lintel/web';
import { FeaturedProperties } from './featured-properties.js';
import { Hero } from './hero.js';
import { RecentSearchesRow } from './recent-searches.js';
import { WhyChoose } from './why-choose.js';

export default function HomePage() {
  usePageTitle(brand().name);
  return (
    <>
      <Hero />
      <RecentSearchesRow />
      <FeaturedProperties />
      <WhyChoose />
    </>
  );
}
