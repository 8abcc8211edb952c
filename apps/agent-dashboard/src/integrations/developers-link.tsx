import { Link } from '@lintel/web/router';
import type { ReactNode } from 'react';

interface DevelopersLinkProps {
  /** One of those pages, such as `webhooks`; their beginning without. */
  readonly topic?: 'keys' | 'stream' | 'webhooks';
  readonly children?: ReactNode;
}

/** Leads to what is written for those who write programs. */
export const DevelopersLink = ({ topic, children = 'The pages for developers' }: DevelopersLinkProps) => (
  <Link
    to={topic ? `/developers/${topic}` : '/developers'}
    className="underline underline-offset-4 hover:text-ink"
  >
    {children}
  </Link>
);
