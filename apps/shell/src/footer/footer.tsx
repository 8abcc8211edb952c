import { entityLine } from '@lintel/contracts/brand';
import { brand, useSession } from '@lintel/web';
import { Link } from '@lintel/web/router';
import { Wordmark } from '../navigation/wordmark.js';

interface Group {
  readonly heading: string;
  readonly links: readonly { readonly label: string; readonly to?: string }[];
}

const groups = (): readonly Group[] => [
  {
    heading: 'Navigation',
    links: [
      { label: 'Properties', to: '/properties' },
      { label: 'Home', to: '/' },
      { label: 'Sign In', to: '/auth' },
      { label: 'Blog', to: '/blog' },
    ],
  },
  {
    heading: 'My Account',
    links: [
      { label: 'Saved Searches', to: '/saved-searches' },
      { label: 'Saved Properties', to: '/saved-properties' },
      { label: 'Viewings', to: '/viewings' },
      { label: 'Messages', to: '/messages' },
    ],
  },
  {
    heading: 'Legal',
    links: [
      { label: 'Terms of Use', to: '/terms' },
      { label: 'Privacy Policy', to: '/privacy' },
      { label: 'Cookie Policy', to: '/cookies' },
    ],
  },
  // Lintel itself has no addresses for these yet (specification, section 2).
  { heading: 'Connect', links: brand().footer.links },
];

const yourAccount = { label: 'Your Account', to: '/account' };

const look = 'inline-flex min-h-11 items-center text-soft';
const leading = `${look} underline-offset-4 hover:text-ink hover:underline`;

export function Footer() {
  const { footer, entity } = brand();
  const signedIn = useSession().status === 'signedIn';
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-page gap-x-8 gap-y-10 px-4 pt-14 pb-8 md:px-8 lg:grid-cols-[1.4fr_3fr]">
        <div>
          <Wordmark />
          <p className="mt-3 max-w-xs text-soft">{footer.about}</p>
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
          {groups()
            .filter(({ links }) => links.length > 0)
            .map(({ heading, links }) => (
              <section key={heading} aria-label={heading}>
                <h2 className="mb-2 font-sans text-sm font-semibold tracking-normal">{heading}</h2>
                <ul>
                  {links
                    // Whoever is signed in has no use for the way in.
                    .map((link) => (signedIn && link.to === '/auth' ? yourAccount : link))
                    .map(({ label, to }) => (
                      <li key={label}>
                        {to === undefined ? (
                          <a role="link" aria-disabled="true" title="Not open yet" className={look}>
                            {label}
                          </a>
                        ) : to.startsWith('https:') ? (
                          <a href={to} className={leading}>
                            {label}
                          </a>
                        ) : (
                          <Link to={to} className={leading}>
                            {label}
                          </Link>
                        )}
                      </li>
                    ))}
                </ul>
              </section>
            ))}
        </div>
      </div>
      <div className="mx-auto max-w-page px-4 md:px-8">
        <div className="border-t border-line py-6 text-sm text-stone">
          <p>{footer.rights}</p>
          <p className="flex flex-wrap gap-x-6">
            <Link to="/money" className={leading}>
              What a home costs
            </Link>
            <Link to="/developers" className={leading}>
              For developers
            </Link>
          </p>
          {entity && <p className="mt-1">{entityLine(entity)}</p>}
        </div>
      </div>
    </footer>
  );
}
