import { type Answer, askUntilAnswered, untilAnswered } from './asker.ts';
import type { Line } from './ledger.ts';
import { readHome } from './pictures-reading.ts';
import type { PicturedHome, PictureLine, PicturesLedger } from './pictures.ledger.ts';

/** A file that an agent has. */
export interface PictureFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** An agent who uploads, with a home of an agency of its own. */
export interface PicturingAgent {
  readonly token: string;
  readonly home: PicturedHome;
  /** Where what the home is otherwise is entered. */
  readonly line: Line;
}

const ANSWER_WITHIN_MS = 30_000;
const MOST_CONFLICTS = 20;

const REQUEST =
  'mutation ($input: UploadRequestInput!) { outcome: requestUpload(input: $input) { url upload { id } } }';
const FINISH = 'mutation ($id: ID!) { outcome: finishUpload(id: $id) { state problem } }';
const UPDATE =
  'mutation ($id: Int!, $version: Int!, $input: ListingInput!) { outcome: updateListing(id: $id, version: $version, input: $input) { version } }';

/** What agents do with pictures, as their form does it. */
export class PictureUploader {
  readonly #origin: string;
  readonly #ledger: PicturesLedger;
  #keys = 0;

  constructor(origin: string, ledger: PicturesLedger) {
    this.#origin = origin;
    this.#ledger = ledger;
  }

  /** Uploads a file and has it be the home's last picture. */
  async add(agent: PicturingAgent, file: PictureFile): Promise<void> {
    const id = await this.#upload(agent, file);
    if (id === undefined) return;
    const alt = `View ${this.#keys++}`;
    await this.show(agent, 'picture added', (all) => [...all, { id, file: file.name, alt }]);
  }

  /** The upload's id, once it was said that the file is there. */
  async #upload({ token }: PicturingAgent, { name, bytes }: PictureFile): Promise<string | undefined> {
    const ledger = this.#ledger;
    const input = { kind: 'image', fileName: name, contentType: 'image/jpeg', bytes: bytes.length };
    // Asked for again, it is another address; nothing ever comes to the one before.
    const asked = await this.#ask<{ url: string; upload: { id: string } }>(
      'address of an upload',
      REQUEST,
      { input },
      token,
    );
    if (!asked.data) {
      // The hour's limit counts what had no answer too.
      if (asked.code !== 'TOO_MANY_REQUESTS')
        ledger.contradictions.push(`no address for an upload: ${asked.message}`);
      return undefined;
    }
    const { url, upload } = asked.data.outcome;
    const sent = await this.#send(url, bytes);
    if (!sent) return undefined;
    const { data, message } = await this.#ask<{ state: string; problem: string | null }>(
      'end of an upload',
      FINISH,
      { id: upload.id },
      token,
    );
    if (data && ['processing', 'ready'].includes(data.outcome.state)) ledger.uploaded(upload.id);
    else
      ledger.contradictions.push(
        `upload ${upload.id}: the file was taken, and then ${data ? `${data.outcome.state}: ${data.outcome.problem}` : message}`,
      );
    return data ? upload.id : undefined;
  }

  /** Puts the file at its address, which takes one. Whether it is there. */
  async #send(url: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
    const [origin, ledger] = [this.#origin, this.#ledger];
    let lost = false;
    const { code, message } = await untilAnswered(
      () => put(new URL(url, origin), bytes),
      () => {
        lost = true;
        ledger.tally.sentAgain('file of an upload');
      },
    );
    // The address was used: by the one without an answer.
    if (code === undefined || (lost && code === 'CONFLICT')) return true;
    ledger.contradictions.push(`a file was not taken: ${message}`);
    return false;
  }

  /** Gives the home other pictures. Nobody else does, so that one without an answer can be looked for. */
  async show(
    { token, home, line }: PicturingAgent,
    what: string,
    change: (all: readonly PictureLine[]) => readonly PictureLine[],
  ): Promise<void> {
    const [origin, ledger] = [this.#origin, this.#ledger];
    const pictures = change(home.pictures);
    const input = { images: pictures.map(({ id, alt }) => ({ id, alt })) };
    let { version } = line.certain;
    for (let conflicts = 0; ; conflicts++) {
      const { data, code, message } = await this.#ask<{ version: number }>(
        what,
        UPDATE,
        { id: home.id, version, input },
        token,
      );
      if (code === 'CONFLICT' && conflicts < MOST_CONFLICTS) {
        const found = await readHome(origin, home.id, token).catch(() => undefined);
        version = found?.agencyListing?.version ?? version;
        continue;
      }
      if (!data) return void ledger.contradictions.push(`home ${home.id}: no ${what}: ${message}`);
      line.certain = { ...line.certain, version: data.outcome.version };
      return ledger.shown(home, what, pictures);
    }
  }

  #ask<Outcome>(
    what: string,
    query: string,
    variables: object,
    token: string,
  ): Promise<Answer<{ readonly outcome: Outcome }>> {
    const [origin, ledger] = [this.#origin, this.#ledger];
    const onLost = () => ledger.tally.sentAgain(what);
    return askUntilAnswered(origin, query, variables, { token, onLost });
  }
}

/** In the words of other answers. */
async function put(url: URL, body: Uint8Array<ArrayBuffer>): Promise<Answer<null>> {
  try {
    const headers = { 'content-type': 'image/jpeg' };
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const response = await fetch(url, { method: 'PUT', headers, body, signal });
    const message = `status ${response.status}: ${await response.text()}`;
    if (response.ok) return { data: null };
    if ([409, 412].includes(response.status)) return { code: 'CONFLICT', message };
    return { code: response.status < 500 && response.status !== 429 ? 'FORBIDDEN' : 'lost', message };
  } catch (error) {
    const { cause, message } = error as { cause?: { code?: string }; message: string };
    return { code: cause?.code === 'ECONNREFUSED' ? 'unreached' : 'lost', message };
  }
}
