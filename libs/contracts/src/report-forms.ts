import { z } from 'zod';

/** What somebody fills in to tell staff of a home or of a message; the same rules in the browser and in the services. */

export const listingReportReasons = [
  'unavailable',
  'wrongDetails',
  'scam',
  'wrongPictures',
  'other',
] as const;
export type ListingReportReason = (typeof listingReportReasons)[number];

export const messageReportReasons = ['scam', 'abusive', 'advertising', 'other'] as const;
export type MessageReportReason = (typeof messageReportReasons)[number];

export const longestReport = 1000;

/** Empty where nobody is to be told. */
const email = z.union([
  z.literal(''),
  z.email('Enter an e-mail address, such as name@example.org').max(254, 'Use at most 254 characters'),
]);

/** @param reasons of the things that it is about */
export const reportFormSchema = <const Reason extends string>(reasons: readonly [Reason, ...Reason[]]) =>
  z
    .object({
      reason: z.enum(reasons, 'Choose what is wrong'),
      text: z.string().trim().max(longestReport, 'Use at most 1,000 characters'),
      email,
    })
    .refine(({ reason, text }) => reason !== 'other' || text !== '', {
      path: ['text'],
      message: 'Say in a few words what is wrong',
    });

export const listingReportSchema = reportFormSchema(listingReportReasons);
export type ListingReportForm = z.infer<typeof listingReportSchema>;

export const messageReportSchema = reportFormSchema(messageReportReasons);
export type MessageReportForm = z.infer<typeof messageReportSchema>;
