import { secondsBetween } from '../console/times.js';
import type { EmailHistory } from './emails-queries.js';

export interface Moment {
  readonly what: string;
  readonly at: string | null;
  readonly detail?: string | undefined;
}

type Told = Pick<
  EmailHistory,
  'state' | 'occurredAt' | 'queuedAt' | 'settledAt' | 'dueAt' | 'reason' | 'bounced' | 'attempts'
>;

/** What became of an e-mail, in the order in which it did. */
export function timelineOf(email: Told): readonly Moment[] {
  const tried = email.attempts.map(({ began, ended, answer, taken }, index): Moment => ({
    what: `Attempt ${index + 1}: ${taken ? 'taken' : 'not taken'}, after ${secondsBetween(began, ended)}`,
    at: began,
    detail: answer,
  }));
  return [
    { what: 'It happened', at: email.occurredAt },
    { what: 'Queued', at: email.queuedAt },
    ...tried,
    ...endOf(email),
  ];
}

function endOf({ state, settledAt, dueAt, reason, bounced }: Told): readonly Moment[] {
  switch (state) {
    case 'queued':
      return [{ what: dueAt === null ? 'Waits for its turn' : 'Is tried next', at: dueAt }];
    case 'sent':
      return [{ what: 'Sent', at: settledAt }];
    case 'failed':
      return [
        {
          what: bounced ? 'Refused: the address takes no mail' : 'Given up',
          at: settledAt,
          detail: reason ?? undefined,
        },
      ];
    default:
      return [{ what: 'Dropped', at: settledAt, detail: reason ?? undefined }];
  }
}
