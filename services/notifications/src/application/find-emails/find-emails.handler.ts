import type { FailureKind } from '@lintel/platform/jobs';
import type { EmailTemplate } from '../../domain/email.js';
import { parseEmailAddress } from '../../domain/email-address.js';
import { type AddressCorrections, mayBeCorrected } from '../address-corrections.js';
import type { AddressMarks } from '../address-marks.js';
import {
  type Delivery,
  type DeliveryFilter,
  type DeliveryState,
  deliveryStates,
  type PlaceInPages,
} from '../delivery-store.js';
import type { EmailQueue } from '../email-queue.js';
import type { Stores } from '../stores.js';
import type { TypedAddresses } from '../typed-addresses.js';

export interface EmailsSought {
  /** An address; or the whole id of an e-mail, of whom it is for, or of the trace that it belongs to. */
  readonly text?: string;
  readonly state?: DeliveryState;
  readonly template?: EmailTemplate;
  readonly cause?: string;
  /** Asked for then or later. */
  readonly since?: Date;
  readonly first: number;
  readonly after?: PlaceInPages;
}

export interface EmailCounts {
  readonly states: readonly { readonly state: DeliveryState; readonly count: number }[];
  readonly templates: readonly { readonly template: EmailTemplate; readonly count: number }[];
}

export interface DeliveryPage {
  readonly deliveries: readonly Delivery[];
  readonly next: PlaceInPages | null;
}

export interface DeliveryShown {
  readonly delivery: Delivery;
  /** Where it goes as far as is known now, masked. */
  readonly to: string | null;
  readonly dueAt: Date | null;
  /** Whether staff may correct the address. */
  readonly correctable: boolean;
}

/** What operations staff look for among e-mails. Addresses are not kept with them: one is found by its keyed hash, or by who has it. */
export class FindEmailsHandler {
  constructor(
    private readonly stores: Stores,
    private readonly typed: TypedAddresses,
    private readonly corrections: AddressCorrections,
    private readonly marks: AddressMarks,
    private readonly queue: EmailQueue,
  ) {}

  async page({ text = '', first, ...filter }: EmailsSought): Promise<DeliveryPage> {
    const page = { ...filter, first: first + 1 };
    const found = await Promise.all(
      (await this.waysTo(text.trim())).map((way) => this.stores.deliveries.page({ ...page, ...way })),
    );
    const sorted = found.flat().sort(newestFirst);
    const deliveries = sorted.filter(({ key }, index) => key !== sorted[index - 1]?.key).slice(0, first);
    return { deliveries, next: sorted.length > deliveries.length ? (deliveries.at(-1) ?? null) : null };
  }

  async show(key: string): Promise<DeliveryShown | null> {
    const delivery = await this.stores.deliveries.find(key);
    if (!delivery) return null;
    const typed = await this.typed.of(delivery);
    const address = typed === null ? null : await this.corrections.of(delivery.recipient, typed);
    const dueAt = delivery.state === 'queued' ? await this.queue.dueAt(key) : null;
    return {
      delivery,
      to: address && masked(address),
      dueAt,
      correctable: typed !== null && isCorrectable(delivery),
    };
  }

  /** In each state, of one template or of all; and of each template, in one state or in all. In a time, or of all that are kept. */
  async counts({
    state: only,
    template: kind,
    ...since
  }: Pick<DeliveryFilter, 'state' | 'template' | 'since'>): Promise<EmailCounts> {
    const { deliveries } = this.stores;
    const states = deliveryStates.map(async (state) => ({
      state,
      count: await deliveries.count({ ...since, ...(kind && { template: kind }), state }),
    }));
    const templates = (await deliveries.templates(only)).map(async (template) => ({
      template,
      count: await deliveries.count({ ...since, ...(only && { state: only }), template }),
    }));
    return {
      states: await Promise.all(states),
      templates: (await Promise.all(templates))
        .filter(({ count }) => count > 0)
        .sort((one, other) => other.count - one.count),
    };
  }

  causes(): Promise<readonly FailureKind[]> {
    return this.queue.causes();
  }

  /** Each filter has an index of its own; only ids may find the same e-mail. */
  private async waysTo(text: string): Promise<readonly DeliveryFilter[]> {
    if (text === '') return [{}];
    const parsed = parseEmailAddress(text);
    if (!parsed.ok) return [{ key: text }, { recipient: text }, { correlation: text }];
    const subscription = await this.stores.subscriptions.findByAddress(parsed.value);
    const whose = await this.stores.people.idsOf(parsed.value);
    return [
      { addressed: this.marks.of(parsed.value) },
      { unaddressedTo: [...whose, ...(subscription ? [subscription.id] : [])] },
    ];
  }
}

const newestFirst = (one: Delivery, other: Delivery): number =>
  other.queuedAt.getTime() - one.queuedAt.getTime() || (one.key < other.key ? 1 : -1);

/** Only for somebody without an account, and before it is sent: a sent e-mail may have reached whoever has that address. */
export const isCorrectable = ({ recipient, state }: Delivery): boolean =>
  mayBeCorrected(recipient) && (state === 'queued' || state === 'failed');

/** `a…@example.org`: enough to tell two apart, and not to write to. */
const masked = (address: string): string =>
  `${address.slice(0, 1)}…${address.slice(address.lastIndexOf('@'))}`;
