import { buttonLook } from '@lintel/ui';
import { Link, useLocation } from '@lintel/web/router';
import type { EmailCounts } from './emails-queries.js';
import { templateText } from './states.js';

/** How many there are of each template, the most frequent first; each narrows the list to its own. */
export function Kinds({ of }: { of: EmailCounts['templates'] }) {
  const { search } = useLocation();
  const to = (template: string): string => {
    const address = new URLSearchParams(search);
    address.set('template', template);
    return `?${address}`;
  };
  if (of.length === 0) return null;
  return (
    <nav aria-label="By kind" className="mb-4">
      <ul className="flex gap-2 overflow-x-auto pb-1">
        {of.map(({ template, count }) => (
          <li key={template} className="shrink-0">
            <Link to={to(template)} className={buttonLook({ size: 'small', variant: 'quiet' })}>
              {templateText(template)} ({count.toLocaleString('en-GB')})
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
