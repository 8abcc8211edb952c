import type { LetterContent, ViewingLetter } from '../src/domain/letter.js';
import { viewingTemplates } from '../src/domain/email.js';

const site = 'https://homes.example.org';
const arranged = new Date('2026-11-30T10:00:00Z');
const first = new Date('2026-11-27T14:00:00Z');

const toVisitor: ViewingLetter = {
  template: 'viewing-confirmed',
  side: 'visitor',
  by: 'agent',
  name: 'Alex Buyer',
  home: {
    id: 12,
    title: 'Victorian terrace with a south-facing garden',
    address: '12 Example Road, Clapham, London SW4 7AA',
    url: `${site}/property/12`,
  },
  agent: { name: 'Sam Example', agency: 'Example & Daughters', phone: '020 7946 0000' },
  visitor: { name: 'Alex Buyer', email: 'alex@example.org', phone: '020 7946 0001' },
  message: ['We would come with two children.', '', 'Is there somewhere to leave a pram?'],
  reason: ['The owners are away until the end of the month.'],
  times: [arranged],
  arranged,
  previous: null,
  calendar: true,
  entered: false,
  link: `${site}/viewing?token=eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJsaW50ZWwtbGluayIsInN1YiI6IjAxOTM1ZjRlIn0.3q2v5kQ9dY0n7mXcWb1s`,
};
const toAgent: ViewingLetter = {
  ...toVisitor,
  side: 'agent',
  name: 'Sam Example',
  link: `${site}/agent/viewings`,
};
const asked = { arranged: null, calendar: false, times: [first, new Date('2026-11-27T15:00:00Z')] };

const changes: Partial<Record<ViewingLetter['template'], Partial<ViewingLetter>>> = {
  'viewing-requested': { ...asked, by: 'visitor' },
  'viewing-receipt': { ...asked, by: 'visitor' },
  'viewing-moved': { previous: first },
  'viewing-kept': { calendar: false },
  'viewing-proposed': { ...asked, times: [arranged], arranged: first },
  'viewing-proposal-refused': { ...asked, by: 'visitor' },
  'viewing-reschedule-requested': {
    ...asked,
    by: 'visitor',
    times: [...asked.times, arranged],
    arranged: first,
  },
  'viewing-declined': asked,
  'viewing-rejected': asked,
  'viewing-reminder': { calendar: false, by: 'time' },
};

const only: Partial<Record<ViewingLetter['template'], ViewingLetter['side']>> = {
  'viewing-requested': 'agent',
  'viewing-receipt': 'visitor',
  'viewing-proposed': 'visitor',
  'viewing-proposal-refused': 'agent',
  'viewing-reschedule-requested': 'agent',
  'viewing-declined': 'visitor',
  'viewing-rejected': 'visitor',
};

/** Every e-mail about a viewing, to whom it goes. */
export const viewingExamples: Readonly<Record<string, LetterContent>> = Object.fromEntries([
  ...viewingTemplates.flatMap((template) =>
    [toVisitor, toAgent]
      .filter(({ side }) => (only[template] ?? side) === side)
      .map((letter) => [`${template}-${letter.side}`, { ...letter, template, ...changes[template] }]),
  ),
  ['viewing-confirmed-visitor-by-phone', { ...toVisitor, entered: true }],
  [
    'viewing-cancelled-agent-by-nobody',
    { ...toAgent, template: 'viewing-cancelled', by: 'visitor', visitor: null, reason: [] },
  ],
]);
