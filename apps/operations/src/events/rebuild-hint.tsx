import type { OfConsumer } from './events-queries.js';

const suspended = { what: 'which agencies are suspended', name: 'suspended-agencies' } as const;

/** What a command makes anew, by topic and by who keeps it; `docs/backup.md` has them all. */
const rebuilt: Readonly<Record<string, Readonly<Record<string, { what: string; name?: string }>>>> = {
  'lintel.listing': {
    messaging: { what: 'listings', name: 'listings' },
    search: { what: 'its index' },
    viewings: { what: 'homes', name: 'homes' },
  },
  'lintel.agency': {
    integrations: suspended,
    listings: suspended,
    messaging: suspended,
    viewings: suspended,
  },
};

/** What a replay does not mend, as what is known stays where it is of the same version. */
export function RebuildHint({ of: { topic, consumer } }: { of: OfConsumer }) {
  const one = rebuilt[topic]?.[consumer];
  if (!one) return null;
  return (
    <p className="mb-3 text-sm text-soft">
      What {consumer} keeps of this topic, {one.what}, is made anew beside the live one by{' '}
      <code className="font-mono wrap-anywhere">
        npm run -w @lintel/{consumer} rebuild{one.name && ` -- ${one.name}`}
      </code>
      .
    </p>
  );
}
