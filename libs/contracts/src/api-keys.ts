/** What a program may do with a key, and what of the API that opens to it. */
interface Scope {
  /** In an agent's words. */
  readonly label: string;
  /** The fields of `Query` and `Mutation` that it opens, for the key's agency; all others answer a key as they do a visitor. */
  readonly fields: readonly string[];
}

const webhooks = ['webhooks', 'webhook', 'webhookDeliveries'] as const;

export const apiScopes = {
  'events:read': { label: 'Read events: the stream, its history and its snapshot', fields: [] },
  'webhooks:read': { label: 'See webhooks and their deliveries', fields: webhooks },
  'webhooks:write': {
    label: 'Make, change and remove webhooks, and have events sent again',
    fields: [
      ...webhooks,
      ...['createWebhook', 'updateWebhook', 'deleteWebhook', 'rotateWebhookSecret'],
      ...['sendTestEvent', 'redeliver'],
    ],
  },
  'listings:read': {
    label: "Read the agency's homes, drafts included",
    fields: ['agencyListings', 'agencyListing', 'addressPin', 'readFeatures', 'bulkChange', 'uploads'],
  },
  'listings:write': {
    label: "Add and change the agency's homes",
    fields: [
      ...['agencyListings', 'agencyListing', 'addressPin', 'readFeatures', 'bulkChange', 'uploads'],
      ...['createListing', 'updateListing', 'changeListingStatus', 'removeListing', 'restoreListing'],
      ...['archiveListing', 'unarchiveListing', 'requestUpload', 'finishUpload', 'discardUpload'],
      ...['startBulkChange', 'undoBulkChange'],
    ],
  },
  'viewings:read': {
    label: "Read the agency's viewings, with who comes",
    fields: ['agencyViewings', 'viewing', 'standingViewings', 'viewingCalendar'],
  },
} as const satisfies Readonly<Record<string, Scope>>;

export type ApiScope = keyof typeof apiScopes;
export const apiScopeNames = Object.keys(apiScopes) as readonly ApiScope[];

/** How a key begins: by it programs, people and scanners of lost secrets know one. */
export const apiKeyStart = 'lintel_';
/** How much of a key's secret tells it from others, and lets nobody in. */
export const apiKeyPrefix = (secret: string): string => secret.slice(0, apiKeyStart.length + 8);
export const isApiKey = (token: string): boolean => token.startsWith(apiKeyStart);

/** The scopes that open a field of `Query` or `Mutation`; none for what no key opens. */
export const scopesFor = (field: string): readonly ApiScope[] => opening.get(field) ?? [];

const opening = new Map<string, ApiScope[]>();
for (const name of apiScopeNames)
  for (const field of apiScopes[name].fields) opening.set(field, [...(opening.get(field) ?? []), name]);
