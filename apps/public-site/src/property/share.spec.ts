import { describe, expect, it, jest } from '@jest/globals';
import { share, type Sharing } from './share.js';

const page = { title: 'Garden flat', url: 'https://lintel.example/property/12' };
const clipboard = () => ({ writeText: jest.fn(async (_text: string): Promise<void> => undefined) });
const refusal = (name: string) =>
  jest.fn(async () => Promise.reject(Object.assign(new Error(name), { name })));

describe('sharing a property', () => {
  it("opens the system's sheet where there is one", async () => {
    const sheet = jest.fn<NonNullable<Sharing['share']>>(async () => undefined);
    const board = clipboard();
    expect(await share(page, { share: sheet, clipboard: board })).toBe('shared');
    expect(sheet).toHaveBeenCalledWith(page);
    expect(board.writeText).not.toHaveBeenCalled();
  });

  it('copies nothing when the visitor closes the sheet', async () => {
    const board = clipboard();
    expect(await share(page, { share: refusal('AbortError'), clipboard: board })).toBe('closed');
    expect(board.writeText).not.toHaveBeenCalled();
  });

  it.each([
    ['there is no sheet', {}],
    ['the sheet does not take it', { share: refusal('never asked'), canShare: () => false }],
    ['the sheet cannot open', { share: refusal('NotAllowedError') }],
  ])('copies the link when %s', async (_, sheet) => {
    const board = clipboard();
    expect(await share(page, { ...sheet, clipboard: board })).toBe('copied');
    expect(board.writeText).toHaveBeenCalledWith(page.url);
  });

  it('says when neither is possible', async () => {
    expect(await share(page, {})).toBe('failed');
    expect(await share(page, { clipboard: { writeText: refusal('NotAllowedError') } })).toBe('failed');
  });
});
