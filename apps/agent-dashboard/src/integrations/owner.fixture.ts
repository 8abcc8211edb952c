import type { Answer } from '@lintel/web/testing';

const members = [
  { id: 'odile', name: 'Odile Marsh', role: 'owner' },
  { id: 'sam', name: 'Sam Example', role: 'negotiator' },
];

/** What the page asks of who looks at it: an owner, unless told. */
export const worksAs = (agencyRole: 'owner' | 'negotiator' = 'owner'): Record<string, Answer> => ({
  AgencySuspension: () => ({}),
  MyAgency: () => ({
    me: { id: 'odile', agencyRole, agency: { id: 'a1', companyName: 'Example & Daughters', members } },
  }),
});
