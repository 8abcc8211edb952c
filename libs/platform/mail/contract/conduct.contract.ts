import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { MailHarness } from '../mail.contract.js';
import { readMessage } from '../read-message.js';
import { aMessage } from './a-message.fixture.js';

export function conductPromises(start: () => Promise<MailHarness>): void {
  let harness: MailHarness;
  beforeEach(async () => {
    harness = await start();
  });
  afterEach(() => harness.end());

  describe('as a part of a service', () => {
    it('takes many at once, and loses and mixes up none', async () => {
      const messages = Array.from({ length: 50 }, (_, index) =>
        aMessage({ subject: `Home ${index}`, text: `No. ${index}` }),
      );
      await Promise.all(messages.map((message) => harness.mail.send(message)));
      const read = await Promise.all((await harness.received()).map(readMessage));
      const seen = read.map(({ messageId, subject, text }) => `${messageId} ${subject} ${text.trim()}`);
      expect(seen.sort()).toEqual(
        messages.map(({ messageId, subject, text }) => `${messageId} ${subject} ${text}`).sort(),
      );
    });

    it('counts what was sent, and says that it is well', async () => {
      await harness.mail.send(aMessage());
      const { name, gauges } = await harness.mail.health();
      expect(name).toMatch(/^mail: /);
      expect(gauges).toMatchObject({ sent: 1, failed: 0 });
    });

    it('finishes what is under way before it closes, then takes nothing more', async () => {
      const sending = harness.mail.send(aMessage());
      await harness.mail.close();
      await harness.mail.close();
      await sending;
      expect(await harness.received()).toHaveLength(1);
      await expect(harness.mail.send(aMessage())).rejects.toThrow('closed');
      await expect(harness.mail.health()).rejects.toThrow('closed');
    });
  });
}
