import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const READ_NOTHING = JSON.stringify({ choices: [{ message: { role: 'assistant', content: '{}' } }] });

/** A language model that takes its time, and then has read nothing: the rules answer for it. */
export class SlowModel {
  delayMs = 0;
  private readonly server: Server;

  private constructor() {
    this.server = createServer((_request, response) => {
      setTimeout(
        () => response.writeHead(200, { 'content-type': 'application/json' }).end(READ_NOTHING),
        this.delayMs,
      );
    });
  }

  static async start(): Promise<SlowModel> {
    const model = new SlowModel();
    model.server.listen(0, '127.0.0.1');
    await once(model.server, 'listening');
    return model;
  }

  /** So that a product asks it. */
  get settings(): Record<string, string> {
    const { port } = this.server.address() as AddressInfo;
    return {
      LINTEL_LANGUAGE_MODEL: 'openai',
      LINTEL_OPENAI_URL: `http://127.0.0.1:${port}/v1`,
      LINTEL_OPENAI_KEY: 'none',
      LINTEL_OPENAI_MODEL: 'slow',
    };
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }
}
