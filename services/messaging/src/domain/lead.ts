import { byTime, type LeadFacts, type LeadSource, type LeadStep, mostSteps } from './lead-source.js';

/** A person, by e-mail address, as far as one agency knows them. */
export interface Lead {
  readonly id: string;
  readonly agencyId: string;
  readonly email: string;
  /** Whether the owner of the address was in touch; what others typed is a lead of its own. */
  readonly verified: boolean;
  readonly name: string;
  readonly phone: string;
  readonly firstContactAt: Date;
  /** When the person was last in touch. */
  readonly lastContactAt: Date;
  /** The number of homes that they wrote about. */
  readonly enquiries: number;
  readonly viewings: number;
  /** The number of homes in all. */
  readonly homes: number;
}

/** A step with where it leads. */
export interface PlacedStep extends LeadStep {
  readonly source: string;
  readonly facts: LeadFacts;
}

type Living = LeadSource & { readonly facts: LeadFacts };
const living = (source: LeadSource): source is Living => source.facts !== null;

/** All that an agency's sources of one address tell together; null when there are none. */
export function leadOf(id: string, sources: readonly LeadSource[]): Lead | null {
  const all = sources.filter(living);
  const [last] = all.toSorted(
    (one, other) =>
      other.facts.givenAt.getTime() - one.facts.givenAt.getTime() || (one.id < other.id ? -1 : 1),
  );
  if (!last) return null;
  const { agencyId, email, name, phone } = last.facts;
  const conversations = all.filter(({ id }) => id.startsWith('conversation:'));
  // Where an agent wrote first and has no answer, the person did nothing.
  const unanswered = conversations.filter(({ facts }) => facts.personAt === null);
  const touching = all.filter((source) => !unanswered.includes(source));
  return {
    id,
    agencyId,
    email,
    verified: last.facts.verified ?? last.facts.accountId !== null,
    name,
    phone,
    firstContactAt: new Date(Math.min(...all.map(({ facts }) => facts.firstAt.getTime()))),
    lastContactAt: new Date(
      Math.max(
        ...(touching.length > 0 ? touching : all).map(({ facts }) =>
          (facts.personAt ?? facts.firstAt).getTime(),
        ),
      ),
    ),
    enquiries: homesOf(conversations.filter((source) => !unanswered.includes(source))),
    viewings: all.length - conversations.length,
    homes: homesOf(all),
  };
}

const homesOf = (sources: readonly Living[]): number =>
  new Set(sources.map(({ facts }) => facts.listingId)).size;

/** What happened, the latest first. */
export const historyOf = (sources: readonly LeadSource[]): readonly PlacedStep[] =>
  sources
    .filter(living)
    .flatMap(({ id, facts }) => facts.steps.map((step) => ({ ...step, source: id, facts })))
    .sort((one, other) => byTime(other, one))
    .slice(0, mostSteps);
