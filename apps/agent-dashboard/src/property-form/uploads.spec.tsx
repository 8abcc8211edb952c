import { beforeEach, describe, expect, it } from '@jest/globals';
import { field, fillIn } from '@lintel/web/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openForm, press } from './open-form.fixture.js';

const user = userEvent.setup();
const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const file = (name: string, content: readonly number[] | string = jpeg) =>
  new File([typeof content === 'string' ? content : Uint8Array.from(content)], name, { type: 'image/jpeg' });

/** The store, as the browser sends to it: each file waits until the spec lets it arrive, or die on the way. */
const puts: { readonly end: (status: number) => void }[] = [];
class Put extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  open(): void {}
  setRequestHeader(): void {}
  send(): void {
    puts.push({ end: (status) => act(() => this.end(status)) });
  }
  abort(): void {
    this.end(0);
  }
  private end(status: number): void {
    this.status = status;
    this.dispatchEvent(new Event('loadend'));
  }
}

async function open() {
  let uploads = 0;
  const opened = await openForm('new', {
    RequestUpload: () => ({ requestUpload: { upload: { id: `u${(uploads += 1)}` }, url: '/store' } }),
    FinishUpload: ({ id }) => ({ finishUpload: { id, kind: 'image', fileName: 'x.jpg', state: 'ready' } }),
    DiscardUpload: () => ({ discardUpload: true }),
  });
  const form = await opened.form();
  return {
    ...opened,
    form,
    choose: (...files: readonly File[]) => user.upload(field(form, 'Upload images'), [...files]),
  };
}
const pictures = () => {
  const list = screen.queryByRole('list', { name: 'Property Images' });
  return list ? within(list).getAllByRole('listitem') : [];
};
const sending = (count: number) => waitFor(() => expect(puts).toHaveLength(count));

beforeEach(() => {
  puts.length = 0;
  Object.assign(globalThis, { XMLHttpRequest: Put });
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
});

describe('pictures', () => {
  it('that are none are refused before they are sent, whatever their names say', async () => {
    const { form, choose, told, sent } = await open();
    await choose(file('house.jpg', 'MZ\u0090\0This program cannot be run'), file('plan.jpg', '%PDF-1.7'));
    await told('Error uploading files');
    const refused = screen.getByRole('list', { name: 'Files that were not taken' });
    expect(
      within(refused)
        .getAllByRole('alert')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^house\.jpg was not added\. This is a program, whatever its name says\./),
      expect.stringMatching(/^plan\.jpg was not added\. This is a PDF, not a picture\./),
    ]);
    expect(sent('RequestUpload')).toEqual([]);
    // Neither takes the place of a picture.
    expect(pictures()).toEqual([]);
    await press('Dismiss: plan.jpg');
    await press('Dismiss: house.jpg');
    expect(screen.queryByRole('list', { name: 'Files that were not taken' })).toBeNull();
    expect(document.activeElement).toBe(field(form, 'Upload images'));
  });

  it('are sent three at a time, and one that is not wanted can be stopped', async () => {
    const { choose, told } = await open();
    await choose(...['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => file(name)));
    await sending(3);
    expect(screen.getAllByText('Waits for its turn')).toHaveLength(1);
    await press('Cancel: picture 1');
    await sending(4);
    expect(pictures()).toHaveLength(3);
    puts.forEach(({ end }) => end(200));
    await told('Files uploaded successfully');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('that die on the way get another try, which begins anew', async () => {
    const { choose, told, sent } = await open();
    await choose(file('front.jpg'));
    await sending(1);
    puts[0]!.end(0);
    await told('Error uploading files');
    expect(pictures()[0]!.textContent).toContain('It did not arrive');
    await press('Try again: front.jpg');
    await sending(2);
    puts[1]!.end(200);
    await told('Files uploaded successfully');
    expect(within(pictures()[0]!).queryByRole('alert')).toBeNull();
    expect(sent('DiscardUpload')).toEqual([{ id: 'u1' }]);
    expect(sent('FinishUpload')).toEqual([{ id: 'u2' }]);
  });

  it('change places by their arrows, which keep the focus', async () => {
    const { form, choose, told } = await open();
    await choose(file('front.jpg'), file('hall.jpg'));
    await sending(2);
    puts.forEach(({ end }) => end(200));
    await told('Files uploaded successfully');
    fillIn(form, { 'What picture 1 shows': 'The front door' });
    await press('Move later: picture 1');
    expect(field(form, 'What picture 2 shows').value).toBe('The front door');
    const earlier = screen.getByRole('button', { name: 'Move earlier: picture 2' });
    expect(document.activeElement).toBe(earlier);
    screen.getByText('Picture 1 is now number 2 of 2.');
    await user.keyboard('{Enter}');
    expect(field(form, 'What picture 1 shows').value).toBe('The front door');
    screen.getByText('Picture 2 is now number 1 of 2.');
  });

  it('of a public home are not all taken away without a word', async () => {
    const { form: find, sent, told } = await openForm('7/edit');
    await find();
    await press('Remove: picture 2');
    await press('Remove: picture 1');
    await press('Update Property');
    const asks = await screen.findByRole('dialog', { name: 'Save it as it is?' });
    expect(asks.textContent).toContain('It has no pictures.');
    await press('Save as it is');
    await told('Property updated successfully');
    expect(sent('UpdateListing')).toMatchObject([{ input: { images: [] } }]);
  });
});
