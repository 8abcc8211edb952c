/** Dates and times of messages in the specification's formats (section 9), in London. */

const day = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/London',
});
const time = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Europe/London',
});

/** 'MMM d, yyyy': `Nov 21, 2026`. */
export const messageDay = (instant: string): string => day.format(new Date(instant));

/** 'h:mm a': `2:05 PM`. */
export const messageTime = (instant: string): string =>
  // Newer browsers put a narrow space before AM and PM.
  time.format(new Date(instant)).replace(/\s/g, ' ');
