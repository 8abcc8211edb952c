import type { LeadRow, LeadStep } from './leads-queries.js';

/** What each kind of step is called. */
export const stepText: Readonly<Record<LeadStep['kind'], string>> = {
  enquiry: 'Wrote to you',
  answer: 'You answered',
  viewingRequested: 'Asked for a viewing',
  viewingConfirmed: 'Viewing confirmed',
  viewingCancelled: 'Viewing cancelled',
  viewingCompleted: 'Viewing took place',
};

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

/** `2 enquiries`, `1 viewing`: what there is, and no more. */
export function leadCounts({ enquiries, viewings }: Pick<LeadRow, 'enquiries' | 'viewings'>): string {
  const said = [
    enquiries > 0 && counted(enquiries, 'enquiry', 'enquiries'),
    viewings > 0 && counted(viewings, 'viewing', 'viewings'),
  ].filter((words) => words !== false);
  return said.length > 0 ? said.join(', ') : 'No open enquiry';
}

/** `about 3 homes` */
export const homesText = (homes: number): string => `about ${counted(homes, 'home', 'homes')}`;

/** `1,204 people` */
export const peopleText = (total: number): string => counted(total, 'person', 'people');
