import { boxOf, type StreamReader } from '@lintel/contracts';

/** An address of somebody else's that is told what happens. */
export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly description: string | null;
  readonly eventTypes: readonly string[];
  readonly filter: WebhookFilter | null;
  /** Whether an event waits until the one before it was delivered, or given up. */
  readonly ordered: boolean;
  /** Null: of the portal. */
  readonly agencyId: string | null;
  readonly createdAt: Date;
  /** It hears what stands after this position. */
  readonly from: number;
  /** Sealed: it is needed again to sign with. */
  readonly secret: string;
  /** The secret before the last rotation, while it signs as well. */
  readonly previous: { readonly secret: string; readonly until: Date } | null;
  readonly disabled: { readonly at: Date; readonly reason: DisabledReason } | null;
  /** Since when no attempt has succeeded; null when the last one did. */
  readonly failingSince: Date | null;
  readonly lastFailure: string | null;
  readonly lastDeliveredAt: Date | null;
}

export interface WebhookFilter {
  readonly agency?: string | undefined;
  readonly outcodes?: readonly string[] | undefined;
  /** West, south, east and north, in degrees. */
  readonly box?: readonly number[] | undefined;
}

export type DisabledReason = 'gone' | 'failing' | 'byHand';

/** Whom of the stream's readers it is. */
export function readerOf({ agencyId, eventTypes, filter }: Webhook): StreamReader {
  const { agency, outcodes, box } = filter ?? {};
  const bounds = box && boxOf(box);
  return {
    agencyId,
    filter: {
      types: new Set(eventTypes),
      ...(agency !== undefined && { agencies: new Set([agency]) }),
      ...(outcodes && outcodes.length > 0 && { outcodes: new Set(outcodes) }),
      ...(bounds && { box: bounds }),
    },
  };
}
