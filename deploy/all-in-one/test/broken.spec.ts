import { mkdtemp, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asSeenBy, maySmallDisk, onSmallDisk } from '@lintel/e2e/small-disk';
import type { EventBus } from '@lintel/platform/event-bus';
import { openEmbeddedEventBus } from '@lintel/platform/event-bus/embedded';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MailServer } from './broken/mail-server.js';
import { mended, Portal, seen } from './broken/portal.js';
import { retryEmails, scenes } from './broken/scenes.js';
import { SlowModel } from './broken/slow-model.js';

jest.setTimeout(90_000);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-broken-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('in one process, whoever is on call sees within ten seconds and mends in the console', () => {
  let portal: Portal;
  let bus: EventBus;
  let mail: MailServer;
  let model: SlowModel;
  beforeAll(async () => {
    [mail, model] = [await MailServer.start(), await SlowModel.start()];
    portal = await Portal.start({
      LINTEL_DATA: join(folder, 'smtp'),
      LINTEL_MAIL: 'smtp',
      LINTEL_SMTP_URL: mail.url,
      ...model.settings,
    });
    bus = await openEmbeddedEventBus({ file: join(folder, 'smtp', 'events', 'log.sqlite') });
  });
  afterAll(async () => {
    await bus?.close();
    await portal?.stop();
    await mail.stop();
    await model.stop();
  });

  scenes(() => ({ portal, mail, model, bus }));
});

describe('with e-mails as files, whoever is on call sees within ten seconds and mends in the console', () => {
  let portal: Portal;
  let data: string;
  beforeAll(async () => {
    data = join(folder, 'files');
    portal = await Portal.start({ LINTEL_DATA: data }, maySmallDisk ? onSmallDisk(64) : []);
    if (maySmallDisk) data = asSeenBy(portal.lintel.pid, data);
  });
  afterAll(() => portal?.stop());

  /** Each address that was promised an e-mail has one in the mailbox; one that was not promised any may have one. */
  const nothingLostOrDoubled = () =>
    mended(async () => {
      const { mailbox } = await portal.ask('{ mailbox(first: 200) { messages { to } } }');
      const to = mailbox.messages.map((message: { to: string }) => message.to);
      expect(new Set(to).size).toBe(to.length);
      expect(to).toEqual(expect.arrayContaining(portal.promised));
    });

  it('a mail folder that cannot be written to: the mail says why, e-mails are late, and all are tried at once', async () => {
    const mail = join(data, 'mail');
    await rename(mail, `${mail}.aside`);
    await writeFile(mail, 'no folder');
    for (let n = 0; n < 3; n++) expect(await portal.subscribes()).toBe(true);
    await seen(async () => {
      expect(await portal.away()).toEqual({ 'notifications: mail': expect.stringContaining('ENOTDIR') });
      expect(await portal.figure('emailsLate')).toBe(3);
    });
    await portal.alerted('partDown notifications: mail');
    await rm(mail);
    await rename(`${mail}.aside`, mail);
    expect(await retryEmails({ portal }, { state: 'delayed' })).toBe(3);
    await nothingLostOrDoubled();
    await seen(async () => expect(await portal.away()).toEqual({}));
  });

  (maySmallDisk ? it : it.skip)(
    'a full disk: the console says so and still answers, and all goes on once there is room',
    async () => {
      await portal.subscribes();
      const filler = join(data, 'filler');
      await portal.tellsAtOnce('diskFills');
      const { bavail, blocks, bsize } = await statfs(data);
      await writeFile(`${filler}.first`, Buffer.alloc((bavail - Math.round(blocks / 20)) * bsize));
      await portal.alerted('diskFills lintel: data folder');
      await writeFile(filler, Buffer.alloc(96_000_000)).catch(() => undefined);
      for (let n = 0; n < 3; n++) await portal.subscribes().catch(() => undefined);
      await seen(async () =>
        expect(await portal.away()).toMatchObject({
          'lintel: data folder': expect.stringContaining('is full'),
        }),
      );
      await rm(filler);
      await rm(`${filler}.first`);
      await seen(async () => expect(await portal.away()).toEqual({}));
      expect(await portal.subscribes()).toBe(true);
      await mended(async () => {
        await retryEmails({ portal }, { state: 'delayed' });
        await retryEmails({ portal }, { state: 'failed' });
        expect(await portal.figure('emailsLate')).toBe(0);
      });
      await nothingLostOrDoubled();
    },
  );
});
