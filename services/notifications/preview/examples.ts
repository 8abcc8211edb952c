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
  home(14, { status: 'underOffer' }),
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
  'agency-approved': {
    template: 'agency-approved',
    name,
    company: 'Larkspur & Dean',
    signIn: 'https://lintel.example/agent/login',
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
