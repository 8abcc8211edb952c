import { dayText } from '@lintel/web';

const time = new Intl.DateTimeFormat('en-GB', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

/** `21 Nov 2026, 10:05`, in London. */
export const momentText = (instant: string): string =>
  `${dayText(instant)}, ${time.format(new Date(instant))}`;
