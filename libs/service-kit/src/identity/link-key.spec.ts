import { describe, expect, it } from '@jest/globals';
import { LinkKey } from './link-key.js';

const key = new LinkKey('a secret for tests that is long enough');
const now = new Date('2026-03-02T09:00:00Z');
const link = {
  purpose: 'confirm',
  subject: 'account-1',
  request: 'request-1',
  expiresAt: new Date('2026-03-03T09:00:00Z'),
};

describe('the link of an e-mail', () => {
  it('is the same whoever makes it from the same ids', async () => {
    const again = new LinkKey('a secret for tests that is long enough');
    expect(await again.sign(link)).toBe(await key.sign(link));
  });

  it('is what it was in releases that signed it by a library, so that one that is on its way stays good', async () => {
    expect(await key.sign({ ...link, purpose: 'viewing', subject: 'viewing-é' })).toBe(
      'eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJsaW50ZWwtbGluazp2aWV3aW5nIiwic3ViIjoidmlld2luZy3DqSIsImp0aSI6InJlcXVlc3QtMSIsImV4cCI6MTc3MjUyODQwMH0.o4d72hrKMGnUdlOBjoHQMOUJ2X-m8IW55ZjLTEILj0E',
    );
  });

  it('says what it is about until it expires', async () => {
    const token = await key.sign(link);
    const { purpose: _, ...rest } = link;
    expect(await key.verify(token, { purpose: 'confirm', now })).toEqual({ ok: true, value: rest });
    const later = new Date('2026-03-03T09:00:01Z');
    expect(await key.verify(token, { purpose: 'confirm', now: later })).toEqual({
      ok: false,
      failure: 'expired',
    });
  });

  it('may be good for ever', async () => {
    const token = await key.sign({ ...link, expiresAt: null });
    const verified = await key.verify(token, { purpose: 'confirm', now: new Date('2126-01-01') });
    expect(verified).toMatchObject({ ok: true, value: { expiresAt: null } });
  });

  it.each([
    ['another purpose', async () => ({ token: await key.sign(link), purpose: 'reset' })],
    [
      'another secret',
      async () => ({
        token: await new LinkKey('another secret for tests, long enough').sign(link),
        purpose: 'confirm',
      }),
    ],
    ['a changed letter', async () => ({ token: `x${await key.sign(link)}`, purpose: 'confirm' })],
    ['anything else', async () => ({ token: 'not a token', purpose: 'confirm' })],
  ])('is no good for %s', async (_what, given) => {
    const { token, purpose } = await given();
    expect(await key.verify(token, { purpose, now })).toEqual({ ok: false, failure: 'invalid' });
  });
});
