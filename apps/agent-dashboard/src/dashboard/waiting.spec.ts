import type { NewConversations, NewViewings } from './dashboard-queries.js';
import { expect, it } from '@jest/globals';
import { waitingMessages, waitingViewings } from './waiting.js';

it('a conversation that was answered is not counted as new any more', () => {
  const from = (side: string) => ({ lastMessage: { side } });
  const found = { total: 60, conversations: [from('agency'), from('visitor'), from('agency')] };
  expect(waitingMessages(found as unknown as NewConversations)).toBe(58);
});

it('nor is a viewing that was answered, or waits for its visitor', () => {
  const viewings = [
    { agentStatus: 'pending', awaits: 'agent' },
    { agentStatus: 'pending', awaits: 'visitor' },
    { agentStatus: 'confirmed', awaits: null },
  ];
  expect(waitingViewings({ total: 3, viewings } as unknown as NewViewings)).toBe(1);
});
