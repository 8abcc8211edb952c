import { mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '@lintel/kernel';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aMessage } from '../contract/a-message.fixture.js';
import { mailContract } from '../mail.contract.js';
import { canBeRead, PassingMailError } from '../mail.port.js';
import { readMessage } from '../read-message.js';
import { openEmbeddedMail, type EmbeddedMail } from './index.js';

const newFolder = () => mkdtemp(join(tmpdir(), 'lintel-mail-'));
const emlFiles = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();

mailContract('embedded', async () => {
  const folder = await newFolder();
  const mail = await openEmbeddedMail({ folder });
  return {
    mail,
    received: async () => Promise.all((await emlFiles(folder)).map((name) => readFile(join(folder, name)))),
    end: async () => {
      await mail.close();
      await rm(folder, { recursive: true });
    },
  };
});

describe('mail: embedded, in a folder', () => {
  let folder: string;
  let now: Date;
  let mail: EmbeddedMail;
  const clock: Clock = { now: () => now };
  beforeEach(async () => {
    folder = await newFolder();
    now = new Date('2026-03-01T09:00:00Z');
    mail = await openEmbeddedMail({ folder, clock });
  });
  afterEach(async () => {
    await mail.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('keeps one file per Message-ID, the last that was sent, and says so', async () => {
    const message = aMessage();
    expect(await mail.send(message)).toMatchObject({ replaced: false });
    await mail.send(aMessage());
    expect(await mail.send({ ...message, subject: 'Moved to Sunday' })).toMatchObject({ replaced: true });
    const [second, first, ...others] = await mail.list({ limit: 9 });
    expect(others).toEqual([]);
    expect(first).toMatchObject({ messageId: message.messageId, subject: 'Moved to Sunday' });
    expect(second!.subject).toBe('Your viewing is confirmed');
  });

  it('keeps one file when the same message is sent many times at once', async () => {
    const message = aMessage();
    await Promise.all(Array.from({ length: 20 }, () => mail.send(message)));
    const [file, ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect((await readMessage(await readFile(join(folder, file!)))).messageId).toBe(message.messageId);
  });

  it('lists the last first, a page at a time', async () => {
    for (let index = 0; index < 5; index++) await mail.send(aMessage({ subject: `Home ${index}` }));
    const pages: string[][] = [];
    for (let after: string | undefined; ;) {
      const page = await mail.list({ ...(after && { after }), limit: 2 });
      if (page.length === 0) break;
      pages.push(page.map(({ subject }) => subject));
      after = page.at(-1)!.id;
    }
    expect(pages).toEqual([['Home 4', 'Home 3'], ['Home 2', 'Home 1'], ['Home 0']]);
  });

  it('shows a message: who, when, what, and its files', async () => {
    const message = aMessage({
      subject: 'Größe – 3 Lark Rise',
      calendar: { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' },
      attachments: [{ filename: 'plan.pdf', contentType: 'application/pdf', content: Buffer.from('12345') }],
    });
    await mail.send(message);
    const [kept] = await mail.list({ limit: 1 });
    const { messageId, from, to, subject } = message;
    expect(kept).toEqual({ id: kept!.id, messageId, from, to, subject, arrivedAt: now });
    const read = await mail.read(kept!.id);
    expect(read).toMatchObject({ ...kept, html: message.html, text: message.text });
    expect(read!.attachments).toEqual([
      { filename: 'plan.pdf', contentType: 'application/pdf', size: 5 },
      { filename: 'invitation.ics', contentType: 'application/ics', size: expect.any(Number) },
    ]);
    expect(canBeRead(mail)).toBe(true);
  });

  it('reads what other programs write: their character sets, groups and forwarded mails', async () => {
    const source = [
      'From: =?ISO-8859-1?Q?Andr=E9?= <andre@example.org>',
      'To: Office: first@example.org, second@example.org;',
      'Subject: =?windows-1252?B?k1F1b3RlZJQ=?=',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=iso-8859-1',
      'Content-Transfer-Encoding: 8bit',
      '',
      'Caf\xe9',
      '--b',
      'Content-Type: message/rfc822',
      'Content-Disposition: attachment; filename=forwarded.eml',
      '',
      'Subject: Inside',
      '',
      'Hello',
      '--b--',
    ];
    const read = await readMessage(Buffer.from(source.join('\n'), 'latin1'));
    expect(read).toMatchObject({
      from: { name: 'André', address: 'andre@example.org' },
      to: { address: 'first@example.org' },
      subject: '“Quoted”',
      text: 'Café',
    });
    expect(read.files.map(({ filename }) => filename)).toEqual(['forwarded.eml']);
  });

  it.each(['nothing', '../mail', '', '000000000000000-00000000000000000000'])(
    'has no message %j',
    async (id) => {
      expect(await mail.read(id)).toBeNull();
    },
  );

  it('finds everything again after a restart, in the same order', async () => {
    const message = aMessage({ subject: 'First' });
    await mail.send(message);
    await mail.send(aMessage({ subject: 'Second' }));
    await mail.close();
    mail = await openEmbeddedMail({ folder, clock });
    expect(await mail.send(message)).toMatchObject({ replaced: true });
    await mail.send(aMessage({ subject: 'Third' }));
    expect((await mail.list({ limit: 9 })).map(({ subject }) => subject)).toEqual([
      'Third',
      'Second',
      'First',
    ]);
    expect((await mail.health()).gauges).toMatchObject({ messages: 3 });
  });

  it('removes what a crash left half written, but not what another process writes at this moment', async () => {
    for (const [name, at] of [
      ['crashed.part', '2026-03-01T08:49:59Z'],
      ['under-way.part', '2026-03-01T08:59:59Z'],
      ['notes.txt', '2025-01-01T00:00:00Z'],
    ] as const) {
      await writeFile(join(folder, name), 'From: ');
      await utimes(join(folder, name), new Date(at), new Date(at));
    }
    await (await openEmbeddedMail({ folder, clock })).close();
    expect((await readdir(folder)).sort()).toEqual(['notes.txt', 'under-way.part']);
    now = new Date('2026-03-01T09:10:00Z');
    await mail.tidy();
    expect(await readdir(folder)).toEqual(['notes.txt']);
  });

  it('does without a message that somebody removed by hand', async () => {
    await mail.send(aMessage());
    const [kept] = await mail.list({ limit: 1 });
    await rm(join(folder, `${kept!.id}.eml`));
    expect(await mail.list({ limit: 1 })).toEqual([]);
    expect(await mail.read(kept!.id)).toBeNull();
  });

  it('removes what was sent to an address, and keeps the rest', async () => {
    const message = aMessage({ to: { name: 'Wil', address: 'Wil@example.org' } });
    await mail.send(message);
    await mail.send(aMessage());
    await mail.eraseTo('wil@EXAMPLE.org');
    expect((await mail.list({ limit: 9 })).map(({ to }) => to.address)).toEqual([aMessage().to.address]);
    expect(await emlFiles(folder)).toHaveLength(1);
    expect(await mail.send(message)).toMatchObject({ replaced: false });
  });

  it('keeps messages for 14 days', async () => {
    await mail.send(aMessage({ subject: 'First' }));
    now = new Date('2026-03-10T09:00:00Z');
    await mail.send(aMessage({ subject: 'Second' }));
    now = new Date('2026-03-15T08:59:00Z');
    await mail.tidy();
    expect(await mail.list({ limit: 9 })).toHaveLength(2);
    now = new Date('2026-03-15T09:01:00Z');
    await mail.tidy();
    expect((await mail.list({ limit: 9 })).map(({ subject }) => subject)).toEqual(['Second']);
    expect(await emlFiles(folder)).toHaveLength(1);
  });

  it.each([
    [2, '2026-03-03T09:01:00Z', 0],
    [30, '2026-03-15T08:59:00Z', 1],
    [30, '2026-03-15T09:01:00Z', 0],
  ])('keeps messages for fewer days when told, never for more: %s', async (keptDays, at, left) => {
    await mail.send(aMessage());
    await mail.close();
    now = new Date(at);
    mail = await openEmbeddedMail({ folder, clock, keptDays });
    expect(await mail.list({ limit: 9 })).toHaveLength(left);
  });

  it('says that sending may work later when the folder is gone, and is not well', async () => {
    await rm(folder, { recursive: true });
    await expect(mail.send(aMessage())).rejects.toThrow(PassingMailError);
    await expect(mail.health()).rejects.toThrow();
    expect(await mail.list({ limit: 9 })).toEqual([]);
  });

  it('is not well where a file has taken the place of its folder, and well again afterwards', async () => {
    await rm(folder, { recursive: true });
    await writeFile(folder, '');
    await expect(mail.send(aMessage())).rejects.toThrow(/ENOTDIR/);
    await expect(mail.health()).rejects.toThrow(/ENOTDIR/);
    await rm(folder);
    await mkdir(folder);
    await mail.send(aMessage());
    expect((await mail.health()).gauges).toMatchObject({ sent: 1, failed: 1 });
    expect(await readdir(folder)).toHaveLength(1);
  });

  it.each([0, 1.5, 1001, NaN])('refuses to list %s', async (limit) => {
    await expect(mail.list({ limit })).rejects.toThrow(/limit/);
  });
});
