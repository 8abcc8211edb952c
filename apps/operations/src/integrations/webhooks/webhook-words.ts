import { momentText } from '@lintel/kernel';
import type { Tone } from '@lintel/ui';
import { deliveryText } from '@lintel/web/integrations';
import type { Webhook } from './webhooks-queries.js';

const reasons: Readonly<Record<string, string>> = {
  gone: 'Its target answered 410: nobody listens there any more',
  failing: 'Its target took nothing for days',
  byHand: 'Somebody turned it off',
};

/** How it is, in a word, and why where it is not well. */
export function standingOf({ enabled, disabledAt, disabledReason, lastFailure }: Webhook): {
  readonly word: string;
  readonly tone: Tone;
  readonly why: string | null;
} {
  if (!enabled) {
    const reason = reasons[disabledReason ?? ''] ?? 'It is told nothing';
    const why = `${reason}${disabledAt ? `, ${momentText(disabledAt)}` : ''}.`;
    return { word: 'Off', tone: disabledReason === 'byHand' ? 'plain' : 'clay', why };
  }
  return lastFailure
    ? { word: 'Failing', tone: 'amber', why: lastFailure }
    : { word: 'Well', tone: 'moss', why: null };
}

const count = (value: number): string => value.toLocaleString('en-GB');

/** Of the last day. */
export const lastDayText = ({ delivered, failed, waiting }: Webhook): string =>
  `${count(delivered)} delivered, ${count(failed)} given up in the last day; ${count(waiting)} waiting`;

export const deliveryStates = { all: 'All', ...deliveryText } as const;

/** The id that an event is about; null for what is not one. */
export function subjectOf(request: string): string | null {
  try {
    const { subject } = JSON.parse(request) as { subject?: unknown };
    return typeof subject === 'string' ? subject : null;
  } catch {
    return null;
  }
}
