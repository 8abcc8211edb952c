import { londonInstant } from '@lintel/kernel';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { compareMails, type Problems } from './comparison.ts';
import { messageMails, viewingMails } from './mail-expectations.ts';
import { compareMessages } from './messages.comparison.ts';
import { type ConversationLine, MessagesLedger } from './messages.ledger.ts';
import { compareViewings } from './viewings.comparison.ts';
import { type ViewingLine, ViewingsLedger } from './viewings.ledger.ts';
import type { StoredConversation, StoredViewing } from './visits-reading.ts';

const found = (problems: Problems) =>
  Object.entries(problems).flatMap(([promise, all]) => (all.length > 0 ? [promise] : []));
const agents = new Map([[12, 'agent@example.org']]);

describe('viewings, compared with the ledger', () => {
  const slot = { date: '2026-03-30', time: '10:00' };
  const request = (id: string) => ({ id, listingId: 12, email: `${id}@example.org`, slot });
  const stored = (id: string, change: Partial<StoredViewing> = {}): StoredViewing => ({
    id,
    version: 2,
    listingId: 12,
    state: 'confirmed',
    start: londonInstant(slot),
    unpublished: 0,
    ...change,
  });

  let ledger: ViewingsLedger;
  let one: ViewingLine;
  beforeEach(() => {
    ledger = new ViewingsLedger();
    one = ledger.requested(request('one'));
    ledger.confirmed(one, 2);
  });

  it('are there as they were acknowledged', () => {
    expect(found(compareViewings(ledger, [stored('one')]))).toEqual([]);
    ledger.cancelled(one, 3);
    expect(found(compareViewings(ledger, [stored('one', { version: 3, state: 'cancelled' })]))).toEqual([]);
    expect(ledger.contradictions).toEqual([]);
  });

  it.each([
    ['an acknowledged viewing is lost', []],
    ['an acknowledged viewing is lost', [stored('one', { version: 1, state: 'requested', start: null })]],
    ['a viewing is as nobody made it', [stored('one', { version: 3 })]],
    ['a viewing is as nobody made it', [stored('one', { start: new Date('2026-03-30T10:00:00Z') })]],
    [
      'a viewing is as nobody made it',
      [stored('one'), stored('two', { version: 1, state: 'requested', start: null })],
    ],
  ])('show that %s', (promise, viewings) => {
    expect(found(compareViewings(ledger, viewings))).toEqual([promise]);
  });

  it('show a slot that is given twice, be it by half an hour only', () => {
    const later = stored('two', { start: new Date('2026-03-30T09:30:00Z') });
    expect(found(compareViewings(ledger, [stored('one'), later]))).toContain('a slot is given twice');
    const next = stored('two', { start: new Date('2026-03-30T10:00:00Z') });
    expect(found(compareViewings(ledger, [stored('one'), next]))).not.toContain('a slot is given twice');
  });

  it('contradict answers that give a slot twice, or one id twice', () => {
    ledger.confirmed(ledger.requested(request('two')), 2);
    ledger.requested(request('two'));
    expect(ledger.contradictions).toHaveLength(2);
  });

  it('make an e-mail to both sides for each step', () => {
    const ids = (...numbers: number[]) => numbers.map((number) => `<${number}>`);
    const mails = new Map([
      ['one@example.org', ids(1, 2)],
      ['agent@example.org', ids(3, 4)],
    ]);
    expect(found(compareMails(viewingMails(ledger, agents), mails, 0))).toEqual([]);
    ledger.cancelled(one, 3);
    expect(found(compareMails(viewingMails(ledger, agents), new Map(), 0))).toEqual(['a mail is missing']);
    // What was pointless by then was not sent.
    const last = new Map([
      ['one@example.org', ids(5)],
      ['agent@example.org', ids(6)],
    ]);
    expect(found(compareMails(viewingMails(ledger, agents), last, 0))).toEqual([]);
  });
});

describe('messages, compared with the ledger', () => {
  const stored = (...texts: string[]): StoredConversation => ({
    id: 'c',
    listingId: 12,
    email: 'a@example.org',
    unpublished: 0,
    messages: texts.map((text, n) => ({ id: `id of ${text}`, number: n + 1, text })),
  });
  const message = (text: string, number: number, side: 'visitor' | 'agency' = 'visitor') => ({
    id: `id of ${text}`,
    text,
    number,
    side,
  });

  let ledger: MessagesLedger;
  let conversation: ConversationLine;
  beforeEach(() => {
    ledger = new MessagesLedger();
    conversation = ledger.started({ listingId: 12, email: 'a@example.org' }, 'id of first', 'first');
    ledger.sent(conversation, [message('second', 2)]);
  });

  it('are there once, in order', () => {
    expect(found(compareMessages(ledger, [stored('first', 'second')]))).toEqual([]);
  });

  it('may have crossed', () => {
    ledger.sent(conversation, [message('fourth', 4, 'agency'), message('third', 3)]);
    expect(ledger.contradictions).toEqual([]);
    expect(found(compareMessages(ledger, [stored('first', 'second', 'third', 'fourth')]))).toEqual([]);
  });

  it('contradict an answer that leaves out a number', () => {
    ledger.sent(conversation, [message('fourth', 4)]);
    expect(ledger.contradictions).toHaveLength(1);
  });

  it.each([
    ['an acknowledged message is lost', []],
    ['an acknowledged message is lost', [stored('first')]],
    ['a message is as nobody sent it', [stored('first', 'second', 'third')]],
    ['messages are out of order', [stored('second', 'first')]],
  ])('show that %s', (promise, conversations) => {
    expect(found(compareMessages(ledger, conversations))).toEqual([promise]);
  });

  it('make one e-mail to the agent, one that asks the visitor, and another once there is a reply', () => {
    const toAgent = ['agent@example.org', ['<1>']] as const;
    const mails = (...toVisitor: string[]) =>
      new Map<string, readonly string[]>([toAgent, ['a@example.org', toVisitor]]);
    const compared = (sent: ReadonlyMap<string, readonly string[]>) =>
      found(compareMails(messageMails(ledger, agents), sent, 0));
    expect(compared(new Map([toAgent]))).toEqual(['a mail is missing']);
    expect(compared(mails('<2>'))).toEqual([]);
    ledger.sent(conversation, [message('third', 3, 'agency')]);
    expect(compared(mails('<2>'))).toEqual(['a mail is missing']);
    expect(compared(mails('<2>', '<3>'))).toEqual([]);
  });
});
