import type { AwayLetter, LetterContent } from '../src/domain/letter.js';

const site = 'https://homes.example.org';
const home = {
  id: 12,
  title: 'Victorian terrace with a south-facing garden',
  address: '12 Example Road, Clapham, London SW4 7AA',
  url: `${site}/property/12`,
};

const away: AwayLetter = {
  side: 'visitor',
  name: 'Alex Buyer',
  from: 'Sam Example',
  count: 2,
  withheld: false,
  messages: [
    {
      author: 'Sam Example',
      sentAt: new Date('2026-11-21T09:30:00Z'),
      lines: ['Good morning,', '', 'the garden is yours alone.'],
    },
    { author: 'Sam Example', sentAt: new Date('2026-11-21T09:31:00Z'), lines: ['It faces south.'] },
  ],
  home,
  link: `${site}/conversation?token=eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJsaW50ZWwtbGluayIsInN1YiI6IjAxOTM1ZjRlIn0.3q2v5kQ9dY0n7mXcWb1s`,
  answerable: false,
};

/** What visitors and agents write to each other. */
export const enquiryExamples: Readonly<Record<string, LetterContent>> = {
  'contact-enquiry': {
    template: 'contact-enquiry',
    from: { name: 'Alex Buyer', email: 'alex@example.org', phone: '020 7946 0001' },
    verified: false,
    home,
    message: ['Dear agent,', '', 'is the garden shared with the flat below?', 'Yours, Alex'],
    link: `${site}/agent/dashboard?tab=messages&conversation=0199`,
  },
  'enquiry-confirmation': {
    template: 'enquiry-confirmation',
    home,
    confirm: away.link,
    look: away.link,
  },
  'enquiry-receipt': {
    template: 'enquiry-receipt',
    name: 'Alex Buyer',
    home,
    message: ['Dear agent,', '', 'is the garden shared with the flat below?', 'Yours, Alex'],
    link: `${site}/messages?id=0199`,
  },
  'conversation-away-visitor': { template: 'conversation-away', ...away },
  'conversation-away-unconfirmed': {
    template: 'conversation-away',
    ...away,
    name: undefined,
    from: 'The agent',
    withheld: true,
    messages: [],
  },
  'conversation-away-agency': {
    template: 'conversation-away',
    ...away,
    side: 'agency',
    name: 'Sam Example',
    from: 'Alex Buyer',
    count: 12,
    messages: away.messages.map((message) => ({ ...message, author: 'Alex Buyer' })),
    link: `${site}/agent/dashboard?tab=messages&conversation=0199`,
    answerable: true,
  },
};
