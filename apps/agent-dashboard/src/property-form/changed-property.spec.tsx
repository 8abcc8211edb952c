import { describe, expect, it } from '@jest/globals';
import { field, fillIn, filledIn, refusal } from '@lintel/web/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sam } from './form/property.fixture.js';
import { agent, home, listing, openForm, press } from './open-form.fixture.js';

const user = userEvent.setup();

describe('a property that is changed', () => {
  it('of another agency is not there', async () => {
    await openForm('7/edit', { PropertyForm: () => ({ me: agent, agencyListing: null }) });
    await screen.findByText('Property Not Found');
  });

  it('sends what changed, and takes over the contact', async () => {
    const before = { ...sam, name: 'Sam Before' };
    const {
      form: find,
      sent,
      told,
    } = await openForm('7/edit', {
      PropertyForm: () => ({ me: agent, agencyListing: { ...listing, agent: before } }),
    });
    const form = await find();
    const contact = screen.getByRole('region', { name: 'Contact' });
    expect(contact.textContent).toContain('Sam Before');
    await press('Bring up to date');
    expect(contact.textContent).not.toContain('Sam Before');
    fillIn(form, { Price: '460000' });
    await press('Update Property');
    await told('Property updated successfully');
    expect(sent('UpdateListing')).toEqual([{ id: 7, version: 3, input: { price: 460_000, agent: sam } }]);
  });
});

describe('what the text was read as', () => {
  const readFeatures = ({ input }: Record<string, unknown>) => ({
    readFeatures: (input as { description: string }).description.includes('garden')
      ? [{ feature: 'garden', has: true, words: 'garden', from: 'description' }]
      : [],
  });

  it('shows while it is typed, can be put right, and is saved so', async () => {
    const { form: find, sent, told } = await openForm('7/edit', { ReadFeatures: readFeatures });
    const form = await find();
    const part = within(form).getByRole('region', { name: 'What Your Text Was Read As' });
    within(part).getByText(/^Nothing yet/);
    fillIn(form, { Description: 'A communal garden that is not ours.' });
    const garden = await within(part).findByRole('combobox', { name: 'Garden' });
    within(part).getByText('“garden”');
    await user.selectOptions(garden, 'No');
    within(part).getByText('Said by hand');
    await user.selectOptions(
      within(part).getByRole('combobox', { name: 'Say that it has something else' }),
      'Pets considered',
    );
    await press('Update Property');
    await told('Property updated successfully');
    expect(sent('UpdateListing')).toMatchObject([
      {
        input: {
          featureCorrections: [
            { feature: 'garden', has: false },
            { feature: 'pets', has: true },
          ],
        },
      },
    ]);
  });

  it('is left out in silence while it cannot be told', async () => {
    const { form } = await openForm('7/edit', {
      ReadFeatures: () => {
        throw refusal('INTERNAL', 'away');
      },
    });
    await within(await form()).findByText(/^Nothing yet/);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('what is typed', () => {
  it('is kept, and continued or begun afresh on return', async () => {
    const { form, stored } = await openForm();
    fillIn(await form(), { Title: 'Half a form', Address: home.Address });
    await screen.findByText('Saved a moment ago');
    const { kept } = stored;
    cleanup();
    const continued = await openForm('new', {}, kept);
    await screen.findByText(/^Half a form, 12 Example Road/);
    await press('Continue where you left off');
    expect(filledIn(await continued.form(), ['Title', 'Address'])).toEqual({
      Title: 'Half a form',
      Address: home.Address,
    });
    cleanup();
    const afresh = await openForm('new', {}, kept);
    await press('Start afresh');
    expect(field(await afresh.form(), 'Title').value).toBe('');
    await waitFor(() => expect(afresh.stored.kept).toBeNull());
  });

  it('is kept no more once it is saved', async () => {
    const { form, stored, left } = await openForm('7/edit');
    fillIn(await form(), { Title: 'Saved for good' });
    await screen.findByText('Saved a moment ago');
    await press('Update Property');
    await left();
    await waitFor(() => expect(stored.kept).toBeNull());
  });
});

describe('a colleague who was first', () => {
  const change = { version: 4, at: '2026-11-19T12:00:00Z', by: 'Robin Example', fields: ['title', 'price'] };
  const theirs = { ...listing, version: 4, title: 'Their title', price: 460_000, changes: [change] };
  const noticed = () =>
    screen.findByRole('region', { name: 'This property was changed while you were editing' });

  it('is told of at once: the fields that both changed are to be chosen from', async () => {
    const { form: find, stored, live, sent, told } = await openForm('7/edit');
    const form = await find();
    fillIn(form, { Title: 'My title', Parking: 'Permit' });
    stored.listing = theirs;
    act(() => live.send('listings'));
    const notice = await noticed();
    expect(notice.textContent).toContain('Robin Example changed title and price');
    expect(notice.textContent).toContain('Now in your form, since you had not touched them: Price.');
    expect(filledIn(form, ['Title', 'Price'])).toEqual({ Title: 'My title', Price: '460000' });
    const title = within(notice).getByRole('group', { name: 'Title' });
    expect(title.textContent).toContain('Their title');
    await press('Update Property');
    await screen.findByText('Two versions to choose between');
    expect(sent('UpdateListing')).toEqual([]);
    await user.click(within(title).getByLabelText(/^Take theirs/));
    expect(field(form, 'Title').value).toBe('Their title');
    await user.click(within(title).getByLabelText(/^Keep mine/));
    expect(field(form, 'Title').value).toBe('My title');
    await press('Update Property');
    await told('Property updated successfully');
    expect(sent('UpdateListing')).toMatchObject([{ version: 4, input: { title: 'My title' } }]);
  });

  it('whom nobody told of is found out on saving, and nothing is overwritten', async () => {
    const {
      form: find,
      stored,
      sent,
      told,
    } = await openForm('7/edit', {
      UpdateListing: ({ version }) => {
        if (version === 3) throw refusal('CONFLICT', 'Somebody else has changed it.');
        return { updateListing: { id: 7, version: 5, published: true } };
      },
    });
    const form = await find();
    fillIn(form, { Title: 'My title' });
    stored.listing = theirs;
    await press('Update Property');
    const notice = await noticed();
    await waitFor(() => expect(document.activeElement).toBe(notice));
    await user.click(within(notice).getByLabelText(/^Take theirs/));
    fillIn(form, { Bathrooms: '2' });
    await press('Update Property');
    await told('Property updated successfully');
    expect(sent('UpdateListing').at(-1)).toEqual({ id: 7, version: 4, input: { bathrooms: 2 } });
  });

  it('and overtook a draft: it is laid over what was saved since', async () => {
    const { form: find, stored } = await openForm('7/edit');
    fillIn(await find(), { Title: 'Mine, from yesterday' });
    await screen.findByText('Saved a moment ago');
    const { kept } = stored;
    cleanup();
    const { form } = await openForm('7/edit', {
      PropertyForm: () => ({ me: agent, agencyListing: theirs, listingForm: kept }),
    });
    await press('Continue where you left off');
    expect(filledIn(await form(), ['Title', 'Price'])).toEqual({
      Title: 'Mine, from yesterday',
      Price: '460000',
    });
    expect(screen.getByRole('group', { name: 'Title' }).textContent).toContain('Their title');
  });
});
