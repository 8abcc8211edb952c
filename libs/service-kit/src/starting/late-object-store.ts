import type { ObjectStore } from '@lintel/platform/object-store';
import type { AdapterHealth } from '@lintel/platform/port';

/** An object store whose engine need not be there yet. Until it is, what is written or asked is refused, as it is when an engine goes away. */
export class LateObjectStore implements ObjectStore {
  #here: ObjectStore | undefined;

  /** @param coming rejects when it will not come any more */
  constructor(coming: Promise<ObjectStore>) {
    coming.then(
      (objects) => (this.#here = objects),
      () => undefined,
    );
  }

  async put(...given: Parameters<ObjectStore['put']>): Promise<void> {
    return this.#objects().put(...given);
  }

  async get(...given: Parameters<ObjectStore['get']>): ReturnType<ObjectStore['get']> {
    return this.#objects().get(...given);
  }

  async head(...given: Parameters<ObjectStore['head']>): ReturnType<ObjectStore['head']> {
    return this.#objects().head(...given);
  }

  async remove(...given: Parameters<ObjectStore['remove']>): Promise<void> {
    return this.#objects().remove(...given);
  }

  async list(...given: Parameters<ObjectStore['list']>): ReturnType<ObjectStore['list']> {
    return this.#objects().list(...given);
  }

  async signUpload(...given: Parameters<ObjectStore['signUpload']>): Promise<string> {
    return this.#objects().signUpload(...given);
  }

  async health(): Promise<AdapterHealth> {
    return this.#objects().health();
  }

  /** It belongs to whoever opened it. */
  async close(): Promise<void> {}

  #objects(): ObjectStore {
    if (!this.#here) throw new Error('the object store has not answered yet');
    return this.#here;
  }
}
