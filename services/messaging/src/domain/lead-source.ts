import { type CloudEvent, nobodysAddress, type ViewingEventState } from '@lintel/contracts';
import { type Conversation, isUnanswered, type Message, type Property } from './conversation.js';

export const leadStepKinds = [
  'enquiry',
  'answer',
  'viewingRequested',
  'viewingConfirmed',
  'viewingCancelled',
  'viewingCompleted',
] as const;
export type LeadStepKind = (typeof leadStepKinds)[number];

/** One thing that happened between a person and an agency. */
export interface LeadStep {
  /** Of the message or of the event: the same thing is one step, however often it is heard of. */
  readonly id: string;
  readonly at: Date;
  readonly kind: LeadStepKind;
  /** The beginning of what was written; empty for viewings. */
  readonly text: string;
}

/** What one conversation or one viewing tells an agency of a person. */
export interface LeadSource {
  /** `conversation:<id>` or `viewing:<id>`. */
  readonly id: string;
  /** The last sequence that its facts are of. */
  readonly version: number;
  /** Null once erased: then nothing but the id is kept, so that late events bring nothing back. */
  readonly facts: LeadFacts | null;
}

export interface LeadFacts {
  readonly agencyId: string;
  /** In lower case: by it an agency knows one person from another. */
  readonly email: string;
  readonly accountId: string | null;
  /**
   * Whether the owner of the address takes part, or somebody only typed it: then it is not the same person to an agency. Missing in what was kept before
   * it was told apart.
   */
  readonly verified?: boolean;
  readonly name: string;
  readonly phone: string;
  /** When the person last said so. */
  readonly givenAt: Date;
  readonly listingId: number;
  /** Without its contact, whose name would outlast them. */
  readonly property: Omit<Property, 'agentName' | 'agentEmail'>;
  readonly firstAt: Date;
  /** When the person, not the agency, last did something; null when that was not heard of. */
  readonly personAt: Date | null;
  /** The last of them, by when they happened. */
  readonly steps: readonly LeadStep[];
}

export const mostSteps = 200;

export const conversationSourceId = (id: string) => `conversation:${id}`;
export const viewingSourceId = (id: string) => `viewing:${id}`;

/** @param messages its last ones, in order */
export function sourceOfConversation(conversation: Conversation, messages: readonly Message[]): LeadSource {
  const { id, version, agencyId, accountId, contact, listingId, startedAt, visitorWroteAt } = conversation;
  const { agentName: _, agentEmail: _email, ...property } = conversation.property;
  return {
    id: conversationSourceId(id),
    version,
    facts: {
      agencyId,
      email: contact.email.toLowerCase(),
      accountId,
      verified: conversation.verified,
      name: contact.name,
      phone: contact.phone,
      givenAt: visitorWroteAt ?? startedAt,
      listingId,
      property,
      firstAt: startedAt,
      personAt: isUnanswered(conversation) ? null : (visitorWroteAt ?? startedAt),
      steps: messages.slice(-mostSteps).map((message) => ({
        id: message.id,
        at: message.sentAt,
        kind: message.side === 'visitor' ? 'enquiry' : 'answer',
        text: beginningOf(message.text),
      })),
    },
  };
}

/**
 * What is known of a viewing after one more of its events, which may come in any order and again: the facts are those of the latest, the steps those of
 * all. Null when the event is of no use.
 */
export function hearViewing(before: LeadSource | null, event: CloudEvent): LeadSource | null {
  if (before && !before.facts) return null;
  const state = event.type === 'lintel.viewing.erased.v1' ? null : (event.data as ViewingEventState);
  const id = viewingSourceId(event.subject);
  const version = Math.max(before?.version ?? 0, event.sequence);
  if (!state?.visitor) return { id, version, facts: null };
  // An agency tells people apart by their addresses; of somebody who gave none there is the viewing alone.
  if (state.visitor.email === nobodysAddress) return null;
  const at = new Date(event.time);
  const known = before?.facts ?? null;
  const firstAt = known && known.firstAt < at ? known.firstAt : at;
  const latest = !known || event.sequence > before!.version ? factsOf(state, state.visitor) : known;
  return {
    id,
    version,
    facts: {
      ...latest,
      givenAt: firstAt,
      firstAt,
      personAt: state.by === 'visitor' ? later(known?.personAt ?? null, at) : (known?.personAt ?? null),
      steps: withStep(known?.steps ?? [], event, at),
    },
  };
}

type Stated = Omit<LeadFacts, 'givenAt' | 'firstAt' | 'personAt' | 'steps'>;

const factsOf = (
  { listing, agent }: ViewingEventState,
  visitor: NonNullable<ViewingEventState['visitor']>,
): Stated => ({
  agencyId: agent.agencyId,
  email: visitor.email.toLowerCase(),
  accountId: visitor.accountId,
  verified: visitor.verified ?? false,
  name: visitor.name,
  phone: visitor.phone,
  listingId: listing.id,
  property: {
    title: listing.title,
    address: listing.address,
    image: null,
    agency: agent.agency,
  },
});

const kinds = new Map<string, LeadStepKind>([
  ['lintel.viewing.requested.v1', 'viewingRequested'],
  ['lintel.viewing.confirmed.v1', 'viewingConfirmed'],
  ['lintel.viewing.declined.v1', 'viewingCancelled'],
  ['lintel.viewing.rejected.v1', 'viewingCancelled'],
  ['lintel.viewing.cancelled.v1', 'viewingCancelled'],
  ['lintel.viewing.completed.v1', 'viewingCompleted'],
]);

function withStep(steps: readonly LeadStep[], { id, type }: CloudEvent, at: Date): readonly LeadStep[] {
  const kind = kinds.get(type);
  if (!kind || steps.some((step) => step.id === id)) return steps;
  return [...steps, { id, at, kind, text: '' }].sort(byTime).slice(-mostSteps);
}

/** Ascending; what happened at the same instant in the order of the ids, which are made one after the other. */
export const byTime = (one: LeadStep, other: LeadStep): number =>
  one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : Number(one.id > other.id));

const later = (one: Date | null, other: Date): Date => (one && one > other ? one : other);

const BEGINNING = 200;

function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= BEGINNING) return line;
  return `${line
    .slice(0, BEGINNING - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
