// By `npm run compose` from libs/contracts/src/public-events.

/** What every event has beside its type and its data: CloudEvents 1.0, and its position. */
export interface EventAttributes {
  readonly specversion: "1.0";
  /** UUIDv7, unique for ever; the key of every de-duplication */
  readonly id: string;
  /** Such as /services/listings */
  readonly source: string;
  /** The aggregate's id; the key that order is kept by */
  readonly subject: string;
  /** When it happened, UTC */
  readonly time: string;
  /** The aggregate's version after the change */
  readonly sequence: number;
  readonly datacontenttype: "application/json";
  /** Address of the data's JSON Schema */
  readonly dataschema: string;
  /** Where it stands among all events that leave the house, without gaps; to go on after it */
  readonly position: number;
}

export interface Listing {
  readonly id: number;
  readonly listingType: "sale" | "rent";
  readonly status: "available" | "underOffer" | "sold" | "let" | (string & {});
  readonly propertyType: "house" | "flat" | "bungalow" | "maisonette" | "land" | "commercial" | (string & {});
  readonly title: string;
  readonly description: string;
  /** Pounds: the whole price for sale, a calendar month to rent; null is price on application */
  readonly price: number | null;
  readonly bedrooms: number;
  readonly bathrooms: number;
  /** Null: ask the agent */
  readonly squareFeet: number | null;
  readonly address: string;
  /** Area and town, such as Clapham, London */
  readonly location: string;
  readonly outcode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly transportDistances: {
    /** To the nearest station of the Underground */
    readonly tube: number | null;
    readonly bus: number | null;
    /** To the nearest station of National Rail, the Overground, the Elizabeth line or the DLR */
    readonly train: number | null;
    /** Name of the nearest station of the Underground; absent from older events, null where it is not known */
    readonly tubeStop?: string | null;
    /** Name of the nearest bus stop; absent from older events, null where it is not known */
    readonly busStop?: string | null;
    /** Name of the nearest railway station; absent from older events, null where it is not known */
    readonly trainStop?: string | null;
  } | null;
  readonly keyFeatures: readonly string[];
  readonly images: readonly ({
    /** Prefix of the object keys, without width and extension */
    readonly key: string;
    /** Stored widths in pixels, ascending */
    readonly widths: readonly number[];
    /** Width of the largest rendition in pixels */
    readonly width: number;
    /** Height of the largest rendition in pixels */
    readonly height: number;
    /** What the picture shows, for those who cannot see it */
    readonly alt: string;
    /** A blurred miniature as a data URI, or empty */
    readonly placeholder: string;
  })[];
  readonly floorplan: {
    /** Object key */
    readonly key: string;
    readonly contentType: "image/svg+xml" | "image/webp" | "image/png" | "image/jpeg" | "application/pdf" | (string & {});
    /** Pixels; null for PDF */
    readonly width: number | null;
    /** Pixels; null for PDF */
    readonly height: number | null;
  } | null;
  readonly epc: {
    /** Object key */
    readonly key: string;
    readonly contentType: "image/svg+xml" | "image/webp" | "image/png" | "image/jpeg" | "application/pdf" | (string & {});
    /** Pixels; null for PDF */
    readonly width: number | null;
    /** Pixels; null for PDF */
    readonly height: number | null;
  } | null;
  /** The agency whose home it is */
  readonly agent: {
    readonly agencyId: string;
    readonly agency: string;
  };
  readonly materialInformation: {
    readonly councilTaxBand: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | (string & {}) | null;
    readonly tenure: "freehold" | "leasehold" | "shareOfFreehold" | "commonhold" | (string & {}) | null;
    readonly leaseYearsRemaining: number | null;
    /** Pounds a year */
    readonly groundRent: number | null;
    /** Pounds a year */
    readonly serviceCharge: number | null;
    /** Pounds */
    readonly deposit: number | null;
    readonly parking: string | null;
    readonly heating: string | null;
    readonly broadband: string | null;
    /** Rivers, sea and surface water, and past floods */
    readonly floodRisk?: string | null;
    /** Covenants, rights of way, listed status and the like */
    readonly restrictions?: string | null;
  } | null;
  /** What it says of features; missing where it was not read */
  readonly features?: readonly ({
    /** One of: garden, balcony, terrace, outside-space, parking, garage, ev-charging, lift, step-free, ground-floor, top-floor, basement, penthouse, new-build, period, needs-work, chain-free, freehold, leasehold, share-of-freehold, shared-ownership, retirement, auction, pets, bills-included, furnished, part-furnished, unfurnished, students, benefits-accepted, short-let, en-suite, study, utility-room, cellar, conservatory, open-plan, fireplace, wood-floors, underfloor-heating, concierge, gym, pool, river-view, sea-view, fibre-broadband, detached, semi-detached, terraced, end-of-terrace, mews, cottage */
    readonly feature: string;
    /** False: the listing says that it has not */
    readonly has: boolean;
    /** The words of the listing that say so; null where the agent said so by hand */
    readonly words: string | null;
    readonly from: "fields" | "keyFeatures" | "description" | "agent" | (string & {});
  })[];
  /** UTC */
  readonly publishedAt: string;
  /** UTC */
  readonly updatedAt: string;
  /** The last lowering of its price, however long ago; absent where there was none, and from older events */
  readonly reduction?: {
    /** What it was offered at before; pounds, as the price */
    readonly from: number;
    /** When the price was lowered, UTC */
    readonly at: string;
  };
}

export interface ListingRemoved {
  readonly id: number;
  /** Whose it is; absent from older events */
  readonly agencyId?: string;
  /** UTC */
  readonly removedAt: string;
}

export interface Viewing {
  readonly id: string;
  readonly state: "requested" | "proposed" | "confirmed" | "rescheduling" | "completed" | "cancelled" | "rejected" | (string & {});
  readonly listing: {
    readonly id: number;
    readonly title: string;
    readonly address: string;
    /** Area and town, such as Clapham, London */
    readonly location: string;
  };
  /** The arranged time, UTC; kept when the viewing is cancelled */
  readonly start: string | null;
  /** What the visitor asked for last, ascending, UTC */
  readonly requestedTimes: readonly string[];
  /** What the agent offers instead, while the visitor has not answered */
  readonly proposal: {
    readonly id: string;
    readonly start: string;
  } | null;
  /** Whether another time than the first asked for was offered or asked for */
  readonly rescheduled: boolean;
  /** Whether the agent entered it, as agreed elsewhere, such as by phone: nobody asked for it here */
  readonly entered?: boolean;
  /** Who did what the event tells */
  readonly by: "visitor" | "agent" | "time" | (string & {});
  /** In London, yyyy-MM-dd, of the time that the event is about */
  readonly viewingDate: string;
  /** In London, HH:mm; several are joined by comma and space */
  readonly viewingTime: string;
  /** The agency whose home it is */
  readonly agent: {
    readonly agencyId: string;
    readonly agency: string;
  };
}

export interface ViewingMoved {
  readonly id: string;
  readonly state: "requested" | "proposed" | "confirmed" | "rescheduling" | "completed" | "cancelled" | "rejected" | (string & {});
  readonly listing: {
    readonly id: number;
    readonly title: string;
    readonly address: string;
    /** Area and town, such as Clapham, London */
    readonly location: string;
  };
  /** The arranged time, UTC; kept when the viewing is cancelled */
  readonly start: string | null;
  /** What the visitor asked for last, ascending, UTC */
  readonly requestedTimes: readonly string[];
  /** What the agent offers instead, while the visitor has not answered */
  readonly proposal: {
    readonly id: string;
    readonly start: string;
  } | null;
  /** Whether another time than the first asked for was offered or asked for */
  readonly rescheduled: boolean;
  /** Whether the agent entered it, as agreed elsewhere, such as by phone: nobody asked for it here */
  readonly entered?: boolean;
  /** Who did what the event tells */
  readonly by: "visitor" | "agent" | "time" | (string & {});
  /** In London, yyyy-MM-dd, of the time that the event is about */
  readonly viewingDate: string;
  /** In London, HH:mm; several are joined by comma and space */
  readonly viewingTime: string;
  /** The agency whose home it is */
  readonly agent: {
    readonly agencyId: string;
    readonly agency: string;
  };
  readonly previousStart: string;
}

export interface ConversationMessageSent {
  readonly conversationId: string;
  readonly listing: {
    readonly id: number;
    readonly title: string;
    readonly address: string;
  };
  readonly agencyId: string;
  readonly message: {
    readonly id: string;
    /** Its place in the conversation: 1, 2, 3 ... */
    readonly number: number;
    /** Who wrote it; the other side is to be told */
    readonly side: "visitor" | "agency";
    /** UTC */
    readonly sentAt: string;
  };
}

/** By its type, what an event has as data. */
export interface EventData {
  /** A listing became visible to the public. */
  'lintel.listing.published.v1': Listing;
  /** Something the public sees of a listing changed. */
  'lintel.listing.updated.v1': Listing;
  /** A listing became available, under offer, sold or let. */
  'lintel.listing.status-changed.v1': Listing;
  /** A removed listing is visible again. */
  'lintel.listing.restored.v1': Listing;
  /** A listing is no longer visible to the public; or, of one that was not visible any more, who is its contact by now. */
  'lintel.listing.removed.v1': ListingRemoved;
  /** A visitor asked for a viewing. */
  'lintel.viewing.requested.v1': Viewing;
  /** A viewing was arranged for the first time, by the agent or by the visitor accepting a proposal; or entered by the agent, as agreed elsewhere. */
  'lintel.viewing.confirmed.v1': Viewing;
  /** The agent declined, with a reason that may be empty. */
  'lintel.viewing.declined.v1': Viewing;
  /** The agent rejected a request. */
  'lintel.viewing.rejected.v1': Viewing;
  /** The agent proposed another time; the visitor is to answer. */
  'lintel.viewing.time-proposed.v1': Viewing;
  /** The visitor refused the proposed time. What was arranged before, if anything, stands. */
  'lintel.viewing.proposal-refused.v1': Viewing;
  /** The visitor asked for other times. What was arranged before, if anything, stands until the agent answers. */
  'lintel.viewing.reschedule-requested.v1': Viewing;
  /** The agent cannot move an arranged viewing: it stays when it was. */
  'lintel.viewing.time-kept.v1': Viewing;
  /** The visitor or the agent called it off, or its home left the market. */
  'lintel.viewing.cancelled.v1': Viewing;
  /** The time of an arranged viewing has passed. */
  'lintel.viewing.completed.v1': Viewing;
  /** An arranged viewing was moved to another time, and `previousStart` is free again. */
  'lintel.viewing.moved.v1': ViewingMoved;
  /** Somebody wrote to the agent of a home, or the agent answered. */
  'lintel.conversation.message-sent.v1': ConversationMessageSent;
}
