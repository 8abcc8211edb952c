import {
  holdAgency,
  nameLookedAt,
  refuseAgencyName,
  reinstateAgency,
  suspendAgency,
  type FoundAgency,
  type WaitingAgency,
} from './agencies-queries.js';

/** What staff do with an agency after a question, beside approving it. */
export interface AgencyAct {
  readonly label: 'Refuse' | 'Hold' | 'Suspend' | 'Reinstate';
  readonly agency: WaitingAgency;
  readonly title: string;
  readonly text: string;
  /** What staff say to its people; left out where they say nothing. */
  readonly words?: { readonly label: string; readonly required: boolean };
  /** Whether it says first how many homes and viewings it concerns. */
  readonly counted: boolean;
  readonly done: string;
  readonly run: (words: string) => Promise<unknown>;
}

export const mostWords = 500;

export const refusing = (agency: WaitingAgency): AgencyAct => ({
  ...{ label: 'Refuse', agency, counted: false },
  title: `Refuse the name ${agency.pendingName}?`,
  text: `The agency goes on as ${agency.companyName}, is told so by e-mail, and may ask for another name.`,
  words: { label: 'Why, for the agency to read', required: false },
  done: `${agency.pendingName} is refused`,
  run: (words) => refuseAgencyName(agency, words),
});

export const holding = (agency: WaitingAgency): AgencyAct => ({
  ...{ label: 'Hold', agency, counted: false },
  title: `Put ${nameLookedAt(agency)} on hold?`,
  text: 'It leaves the agencies that wait, and is found among those on hold. You can approve it once it has answered.',
  words: { label: 'What is missing, for the agency to read', required: true },
  done: `${nameLookedAt(agency)} is on hold`,
  run: (words) => holdAgency(agency, words),
});

const suspending = (agency: WaitingAgency): AgencyAct => ({
  ...{ label: 'Suspend', agency, counted: true },
  title: `Suspend ${agency.companyName}?`,
  text: 'Its people can sign in, read, and take homes away, and nothing else. They are told the reason by e-mail, and see it in their dashboard.',
  words: { label: 'The reason, for the agency to read', required: true },
  done: `${agency.companyName} is suspended`,
  run: (words) => suspendAgency(agency, words),
});

const reinstating = (agency: WaitingAgency): AgencyAct => ({
  ...{ label: 'Reinstate', agency, counted: true },
  title: `Reinstate ${agency.companyName}?`,
  text: 'Its people can work again, and are told so by e-mail. Viewings that were called off stay so.',
  done: `${agency.companyName} is reinstated`,
  run: () => reinstateAgency(agency),
});

export const waits = ({ approved, pendingName }: FoundAgency): boolean => !approved || pendingName !== null;

/** What can be done with it beside approving. */
export const actsFor = (agency: FoundAgency): readonly AgencyAct[] => [
  ...(agency.pendingName ? [refusing(agency)] : []),
  ...(waits(agency) ? [holding(agency)] : []),
  agency.suspended ? reinstating(agency) : suspending(agency),
];

/** What of it is concerned, as the dialog says before it is done. */
export function concerned(
  { label }: Pick<AgencyAct, 'label'>,
  { homes, viewings }: { readonly homes: number; readonly viewings: number },
): string {
  const ofIt = homes === 1 ? 'One home' : `${homes === 0 ? 'No' : homes.toLocaleString('en-GB')} homes`;
  if (label === 'Reinstate') return `${ofIt} of it come${homes === 1 ? 's' : ''} back to the public.`;
  const called =
    viewings === 1
      ? 'one viewing to come is called off, and who asked for it is told'
      : viewings === 0
        ? 'no viewing is to come'
        : `${viewings.toLocaleString('en-GB')} viewings to come are called off, and who asked for them is told`;
  return `${ofIt} of it go${homes === 1 ? 'es' : ''} from the public, and ${called}.`;
}
