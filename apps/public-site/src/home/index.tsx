import { usePageTitle } from '@lintel/web';
import { FeaturedProperties } from './featured-properties.js';
import { Hero } from './hero.js';
import { WhyChoose } from './why-choose.js';

export default function HomePage() {
  usePageTitle('Lintel');
  return (
    <>
      <Hero />
      <FeaturedProperties />
      <WhyChoose />
    </>
  );
}
