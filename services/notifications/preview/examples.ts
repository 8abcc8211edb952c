import { noticeTemplates } from '../src/domain/email.js';
import type { LetterContent, LetterHome } from '../src/domain/letter.js';
import { enquiryExamples } from './enquiry-examples.js';
import { viewingExamples } from './viewing-examples.js';

const site = 'https://homes.example.org';
const token =
  'eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJsaW50ZWwtbGluayIsInN1YiI6IjAxOTM1ZjRlIn0.3q2v5kQ9dY0n7mXcWb1sJr8tLz4uHf6eGaPiOoKxTyM';
const link = (page: string) => `${site}${page}token=${token}`;
const expiresAt = new Date('2026-11-23T09:30:00Z');
const name = 'Alex Buyer';

const home = (id: number, given: Partial<LetterHome>): LetterHome => ({
  id,
  listingType: 'sale',
  status: 'available',
  title: 'Garden flat near the common',
  location: 'Clapham, London',
  price: 575_000,
  bedrooms: 2,
  bathrooms: 1,
  squareFeet: 760,
  url: `${site}/property/${id}`,
  picture: {
    url: `${site}/media/demo/${id}/01-480.webp`,
    width: 520,
    height: 390,
    alt: 'The front of the house from the street',
  },
  ...given,
});

const homes: readonly LetterHome[] = [
  home(12, {
    title: 'Victorian terrace with a south-facing garden',
    price: 1_175_000,
    bedrooms: 4,
    bathrooms: 2,
    squareFeet: 1640,
  }),
  home(13, {
    title: 'Studio above the old bakery',
    location: 'Brixton, London',
    price: null,
    bedrooms: 0,
    squareFeet: null,
  }),
  home(14, { status: 'underOffer', picture: undefined }),
  ...Array.from({ length: 17 }, (_, index) =>
    home(20 + index, {
      title: `${index + 2}-storey house in a quiet square`,
      price: 600_000 + index * 25_000,
    }),
  ),
];

const digest = {
  template: 'saved-search-digest',
  search: 'Flats near the common',
  frequency: 'daily',
  homes,
  more: 7,
  results: `${site}/properties?type=sale&beds=2&location=Clapham&maxPrice=1200000`,
  searches: `${site}/saved-searches`,
  unsubscribe: link('/unsubscribe/saved-search?'),
} as const;

const changed = {
  template: 'saved-home-changed',
  name,
  home: homes[0]!,
  before: { price: 1_250_000, status: 'available' },
  savedHomes: `${site}/saved-properties`,
  preferences: `${site}/account`,
  unsubscribe: link('/unsubscribe/saved-homes?'),
} as const;

/** Every template with something to look at, by a name for its address. */
const alert = (kind: 'fired' | 'resolved'): LetterContent => ({
  ...{ template: 'operations-alert', kind, severity: 'page', title: 'search: index cannot do its work' },
  ...{ reason: 'connect ECONNREFUSED 10.0.0.7:9200', page: `${site}/operations/alerts?id=0193` },
  since: new Date('2026-11-23T03:12:04Z'),
  at: new Date('2026-11-23T03:31:40Z'),
});

export const examples: Readonly<Record<string, LetterContent>> = {
  'newsletter-confirmation': {
    template: 'newsletter-confirmation',
    confirm: link('/newsletter/confirm?'),
    unsubscribe: link('/newsletter/unsubscribe?'),
  },
  'account-confirm': { template: 'account-confirm', name, link: link('/auth/confirm?'), expiresAt },
  'account-change-email': {
    template: 'account-change-email',
    name,
    link: link('/auth/confirm?'),
    expiresAt,
  },
  'account-email-changed': {
    template: 'account-email-changed',
    name: undefined,
    changedAt: new Date('2026-11-21T10:15:00Z'),
  },
  'operations-alert': alert('fired'),
  'operations-alert-over': alert('resolved'),
  'webhook-disabled': {
    ...{ template: 'webhook-disabled', name, host: 'hooks.example.org', reason: 'failing' },
    since: new Date('2026-11-16T09:30:00Z'),
    page: `${site}/agent/integrations`,
  },
  'agency-approved': {
    template: 'agency-approved',
    name,
    company: 'Larkspur & Dean',
    signIn: 'https://lintel.example/agent/login',
  },
  'agency-held': {
    template: 'agency-held',
    name,
    company: 'Larkspur & Dean',
    asked: 'Larkspur & Dean',
    words: ['Please send us the number of your redress scheme.'],
    dashboard: 'https://lintel.example/agent/dashboard',
  },
  'agency-suspended': {
    template: 'agency-suspended',
    name,
    company: 'Larkspur & Dean',
    asked: 'Larkspur & Dean',
    words: ['Your membership of a redress scheme has ended.', 'Renew it, and we put your homes back.'],
    dashboard: 'https://lintel.example/agent/dashboard',
  },
  'agency-reinstated': {
    template: 'agency-reinstated',
    name,
    company: 'Larkspur & Dean',
    asked: 'Larkspur & Dean',
    words: [],
    dashboard: 'https://lintel.example/agent/dashboard',
  },
  'agency-name-approved': {
    template: 'agency-name-approved',
    name,
    company: 'Larkspur & Dean',
    asked: 'Larkspur Dean Partners',
    words: [],
    dashboard: 'https://lintel.example/agent/dashboard',
  },
  'agency-name-refused': {
    template: 'agency-name-refused',
    name,
    company: 'Larkspur & Dean',
    asked: 'Honest Bank',
    words: ['It reads as a bank’s.'],
    dashboard: 'https://lintel.example/agent/dashboard',
  },
  'agency-invitation': {
    template: 'agency-invitation',
    company: 'Larkspur and Dean',
    inviter: 'Sam Example',
    role: 'negotiator',
    link: link('/agent/join?'),
    expiresAt,
  },
  'agency-invitation-of-an-owner': {
    template: 'agency-invitation',
    company: 'Larkspur and Dean',
    inviter: undefined,
    role: 'owner',
    link: link('/agent/join?'),
    expiresAt,
  },
  'account-reset': { template: 'account-reset', name, link: link('/auth?reset=true&'), expiresAt },
  ...Object.fromEntries(
    noticeTemplates.map((template) => [
      template,
      {
        template,
        name,
        link: link(template === 'account-undo-email' ? '/auth/undo-email?' : '/auth/not-me?'),
        expiresAt,
        at: new Date('2026-11-21T10:15:00Z'),
        device: template === 'account-new-device' ? 'Firefox on Linux' : undefined,
      },
    ]),
  ),
  'account-already-registered': {
    template: 'account-already-registered',
    name,
    link: link('/auth?reset=true&'),
    expiresAt,
  },
  'report-settled': {
    template: 'report-settled',
    name,
    about: 'listing',
    title: 'Garden flat near the common',
    outcome: 'acted',
  },
  'report-of-a-message-dismissed': {
    template: 'report-settled',
    name: undefined,
    about: 'message',
    title: 'Studio above the old bakery',
    outcome: 'dismissed',
  },
  'saved-search-digest': digest,
  'saved-search-digest-of-one': {
    ...digest,
    frequency: 'instant',
    homes: [
      home(31, {
        listingType: 'rent',
        price: 4950,
        title: 'Mansion flat by the river',
        location: 'Battersea, London',
      }),
    ],
    more: 0,
  },
  'saved-home-changed-price': changed,
  'saved-home-changed-status': {
    ...changed,
    home: { ...homes[0]!, status: 'underOffer' },
    before: { price: 1_175_000, status: 'available' },
  },
  ...viewingExamples,
  ...enquiryExamples,
};
