import { Link } from '@lintel/web/router';
import { Frame } from '../frame.js';
import { moneyAddress, topics } from '../topics.js';

/** `/money` */
export const OverviewPage = () => (
  <Frame topic="">
    <ul className="mt-10 grid gap-5 sm:grid-cols-2">
      {topics
        .filter(({ slug }) => slug !== '')
        .map(({ slug, title, description }) => (
          <li
            key={slug}
            className="relative rounded-card border border-line bg-surface p-5 transition-colors hover:border-ink md:p-6"
          >
            <h2 className="text-xl">
              <Link to={moneyAddress(slug)} className="after:absolute after:inset-0 after:rounded-card">
                {title}
              </Link>
            </h2>
            <p className="mt-2 text-soft">{description}</p>
          </li>
        ))}
    </ul>
  </Frame>
);
