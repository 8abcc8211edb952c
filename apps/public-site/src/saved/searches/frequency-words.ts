import type { AlertFrequency } from '@lintel/web';

export const frequencyText: Record<AlertFrequency, string> = {
  off: 'Off',
  instant: 'Instant',
  daily: 'Daily',
  weekly: 'Weekly',
};

/** What each choice means. */
export const frequencyMeaning: Record<AlertFrequency, string> = {
  off: 'No e-mails. The search is kept.',
  instant: 'An e-mail as soon as a home that fits is listed.',
  daily: 'One e-mail a day with all new homes that fit; none on a day without any.',
  weekly: 'One e-mail a week with all new homes that fit; none in a week without any.',
};
