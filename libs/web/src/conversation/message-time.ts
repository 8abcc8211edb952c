import { clockText, specifiedDay, specifiedTime } from '@lintel/kernel';

/** Dates and times of messages in the specification's formats (section 9), in London. */

/** 'MMM d, yyyy': `Nov 21, 2026`. */
export const messageDay: (instant: string) => string = specifiedDay;

/** 'h:mm a': `2:05 PM`. */
export const messageTime = (instant: string): string => specifiedTime(clockText(instant));
