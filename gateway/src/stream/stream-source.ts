import { type PublicView, publicEventOf } from '@lintel/contracts';
import { type DocumentNode, parse } from 'graphql';
import { askUpstream, type Upstream } from '../upstream.js';

/** A public event where it stands, as it leaves the house. */
export interface StreamEntry {
  readonly position: number;
  readonly type: string;
  /** JSON: a CloudEvent. */
  readonly text: string;
  /** The agency that it is for; null where it is for everyone. */
  readonly onlyFor: string | null;
  readonly agencies: readonly string[];
  readonly places: readonly {
    readonly outcode: string | null;
    readonly latitude: number | null;
    readonly longitude: number | null;
  }[];
}

export interface StreamPage {
  /** From here on nothing is missing. */
  readonly first: number;
  readonly last: number;
  readonly entries: readonly StreamEntry[];
}

type ToldEntry = Omit<StreamEntry, 'text'> & { readonly event: string };
type ToldPage = Omit<StreamPage, 'entries'> & { readonly entries: readonly ToldEntry[] };

const FIELDS =
  '{ first last entries { position type event onlyFor agencies places { outcode latitude longitude } } }';
const streamAfter = parse(
  `query ($position: Float!, $first: Int!) { page: streamAfter(position: $position, first: $first) ${FIELDS} }`,
);
const homesAt = parse(
  `query ($at: Float!, $after: Float!, $first: Int!) { page: homesAt(at: $at, after: $after, first: $first) ${FIELDS} }`,
);

/** The stream, as the integrations service keeps it. */
export class StreamSource {
  constructor(
    private readonly integrations: Upstream,
    /** Where the portal is, such as `https://lintel.example`. */
    private readonly origin: () => string,
  ) {}

  /** @throws while it cannot be asked. */
  after(position: number, first: number): Promise<StreamPage> {
    return this.#ask(streamAfter, { position, first });
  }

  homesAt(at: number, after: number, first: number): Promise<StreamPage> {
    return this.#ask(homesAt, { at, after, first });
  }

  async #ask(document: DocumentNode, variables: Record<string, number>): Promise<StreamPage> {
    const { page } = await askUpstream<{ page: ToldPage }>(this.integrations, document, variables);
    const origin = this.origin();
    return { ...page, entries: page.entries.map((entry) => leaving(entry, origin)) };
  }
}

function leaving({ event, ...entry }: ToldEntry, origin: string): StreamEntry {
  const told = publicEventOf(JSON.parse(event) as PublicView, { position: entry.position, origin });
  return { ...entry, text: JSON.stringify(told) };
}
