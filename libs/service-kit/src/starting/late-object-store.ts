import type { ObjectStore } from '@lintel/platform/object-store';
import { LateAdapter } from './late-adapter.js';

/** An object store whose engine need not be there yet. Until it is, what is written or asked is refused, as it is when an engine goes away. */
export class LateObjectStore extends LateAdapter<ObjectStore> implements ObjectStore {
  /** @param coming rejects when it will not come any more */
  constructor(coming: Promise<ObjectStore>) {
    super('the object store');
    coming.then(
      (objects) => (this.here = objects),
      () => undefined,
    );
  }

  async put(...given: Parameters<ObjectStore['put']>): Promise<void> {
    return this.port.put(...given);
  }

  async get(...given: Parameters<ObjectStore['get']>): ReturnType<ObjectStore['get']> {
    return this.port.get(...given);
  }

  async head(...given: Parameters<ObjectStore['head']>): ReturnType<ObjectStore['head']> {
    return this.port.head(...given);
  }

  async remove(...given: Parameters<ObjectStore['remove']>): Promise<void> {
    return this.port.remove(...given);
  }

  async list(...given: Parameters<ObjectStore['list']>): ReturnType<ObjectStore['list']> {
    return this.port.list(...given);
  }

  async signUpload(...given: Parameters<ObjectStore['signUpload']>): Promise<string> {
    return this.port.signUpload(...given);
  }

  async handleSigned(
    ...given: Parameters<ObjectStore['handleSigned']>
  ): ReturnType<ObjectStore['handleSigned']> {
    return this.port.handleSigned(...given);
  }
}
