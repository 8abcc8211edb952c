import { describe, expect, it } from '@jest/globals';
import { publicEvents } from '@lintel/contracts';
import { eventText, eventTypes } from './event-words.js';
import { lastDay, rangeInput, rangeSchema } from './range-form.js';
import { fieldsOf, webhookInput, webhookSchema } from './webhook-form.js';
import { aWebhook } from './webhook.fixture.js';
import { figuresText, filterText, stateOf, stopText } from './webhook-words.js';

describe('what a webhook may be told', () => {
  it('are the events that leave the house', () => {
    expect([...eventTypes].sort()).toEqual(publicEvents.map(({ type }) => type).sort());
  });

  it('has words, of a later release its name', () => {
    expect(eventText('lintel.webhook.test.v1')).toBe('Test event');
    expect(eventText('lintel.tour.booked.v1')).toBe('lintel.tour.booked.v1');
  });
});

describe('a webhook', () => {
  it.each([
    [{}, 'On'],
    [{ lastFailure: 'Status 500' }, 'Last attempt failed'],
    [{ enabled: false, disabledReason: 'byHand' }, 'Off'],
    [{ enabled: false, disabledReason: 'gone' }, 'Stopped'],
    [{ enabled: false, disabledReason: 'failing' }, 'Stopped'],
  ])('with %j is %s', (given, text) => {
    expect(stateOf(aWebhook(given)).text).toBe(text);
  });

  it('says why it was stopped, where nobody turned it off', () => {
    const at = { enabled: false, disabledAt: '2026-11-23T07:10:00Z' };
    expect(stopText(aWebhook({ ...at, disabledReason: 'failing' }))).toBe(
      'Turned off on 23 Nov 2026, 07:10: its address took nothing for days.',
    );
    expect(stopText(aWebhook({ ...at, disabledReason: 'byHand' }))).toBeUndefined();
  });

  it('says how its last day went, and of which homes it is told', () => {
    expect(figuresText(aWebhook())).toBe('Last day: 1,204 delivered, 2 given up. 0 waiting.');
    expect(filterText(aWebhook(), 'a1')).toBe('Homes of your agency in SW4');
    expect(filterText(aWebhook({ filter: null }), 'a1')).toBe('Homes of every agency');
  });

  it('keeps in a form what it was, and the box that a program gave it', () => {
    const webhook = aWebhook({
      filter: { agency: null, outcodes: ['SW4', 'N1'], box: [-0.2, 51.4, 0, 51.6] },
    });
    expect(fieldsOf(webhook)).toMatchObject({ agency: 'all', outcodes: 'SW4, N1' });
    expect(webhookInput(fieldsOf(webhook), 'a1', webhook).filter).toEqual({
      outcodes: ['SW4', 'N1'],
      box: [-0.2, 51.4, 0, 51.6],
    });
    expect(webhookInput({ ...fieldsOf(webhook), outcodes: ' ' }, 'a1').filter).toBeNull();
  });

  it.each([
    [{ url: 'example.org' }, 'url'],
    [{ url: 'ftp://example.org' }, 'url'],
    [{ eventTypes: [] }, 'eventTypes'],
    [{ outcodes: 'SW4, London' }, 'outcodes'],
    [{ description: 'a'.repeat(201) }, 'description'],
  ])('with %j is not sent', (given, field) => {
    const read = webhookSchema.safeParse({ ...fieldsOf(aWebhook()), ...given });
    expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });
});

describe('a range that is sent again', () => {
  it('is the last day at first, in London’s time', () => {
    const range = lastDay(new Date('2026-07-01T10:00:00Z'));
    expect(range).toEqual({ from: '2026-06-30T11:00', to: '2026-07-01T11:01', all: false });
    expect(rangeInput(range)).toEqual({
      from: '2026-06-30T10:00:00.000Z',
      to: '2026-07-01T10:01:00.000Z',
      all: false,
    });
  });

  it.each([
    [{ from: '' }, 'from'],
    [{ to: '2026-06-29T10:00' }, 'to'],
  ])('with %j is none', (given, field) => {
    const range = { ...lastDay(new Date('2026-07-01T10:00:00Z')), ...given };
    expect(rangeSchema.safeParse(range).error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });
});
