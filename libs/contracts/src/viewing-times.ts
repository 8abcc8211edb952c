import { viewingSlots } from './enquiry-forms.js';

/**
 * When viewings begin, in London's time, Monday to Saturday; the same in the browser and in the service. A booking is on the hour, another time for one
 * that is booked also at half past.
 */
export const bookingTimes: readonly string[] = viewingSlots;

/** 09:00 to 16:30, every 30 minutes. */
export const rescheduleTimes: readonly string[] = Array.from({ length: 16 }, (_, index) => {
  const hour = String(9 + Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

/** Both, in order: what an agent may offer. */
export const viewingTimes: readonly string[] = [...new Set([...bookingTimes, ...rescheduleTimes])].sort();

/** How long a home is taken by one viewing. */
export const viewingMinutes = 60;

/** Limits of the forms; beyond them is a mistake or an attack. */
export const viewingLimits = {
  /** Days ahead of today. */
  daysAhead: 365,
  /** Days that one request to reschedule may name. */
  rescheduleDates: 14,
  message: 5000,
  notes: 5000,
  reason: 1000,
} as const;
