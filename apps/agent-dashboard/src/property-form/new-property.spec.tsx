import { describe, expect, it } from '@jest/globals';
import { connectionLost, field, fillIn, filledIn, refusal } from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sam } from './form/property.fixture.js';
import { agent, home, openForm, press } from './open-form.fixture.js';

const user = userEvent.setup();
const asItIs = async () => {
  await press('Create Property');
  await press('Publish as it is');
};
const wrong = (form: HTMLElement, label: string) =>
  (field(form, label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const options = (form: HTMLElement, label: string) =>
  [...field(form, label).querySelectorAll('option')].map(({ textContent }) => textContent);

describe('a new property', () => {
  it('begins with what most are, and whoever fills it in as the contact', async () => {
    const form = await (await openForm()).form();
    const begins = {
      Price: '0',
      Bedrooms: '0',
      Bathrooms: '0',
      'Property Type': 'house',
      Status: 'available',
      'Listing Type': 'sale',
      Who: sam.email,
    };
    expect(filledIn(form, Object.keys(begins))).toEqual(begins);
    expect(options(form, 'Status')).toEqual(['Available', 'Under Offer', 'Sold']);
    for (const label of Object.keys(home))
      expect([label, field(form, label).required]).toEqual([label, true]);
  });

  it('names each field at fault, gives the first the focus, and loses nothing typed', async () => {
    const { form: find, sent } = await openForm();
    const form = await find();
    fillIn(form, { Description: 'Kept', Bedrooms: '-1' });
    await press('Create Property');
    await waitFor(() => expect(document.activeElement).toBe(field(form, 'Title')));
    expect(wrong(form, 'Title')).toContain('Enter a title');
    expect(wrong(form, 'Bedrooms')).toContain('Enter 0 or more');
    expect(wrong(form, 'Address')).toContain('Enter the address');
    expect(field(form, 'Description').value).toBe('Kept');
    expect(sent('CreateListing')).toEqual([]);
  });

  it('says at its fields what the service refuses', async () => {
    const { form: find } = await openForm('new', {
      CreateListing: () => {
        throw refusal('BAD_USER_INPUT', 'There is another home of that title.', { field: 'input.title' });
      },
    });
    const form = await find();
    fillIn(form, home);
    await asItIs();
    await waitFor(() => expect(wrong(form, 'Title')).toContain('There is another home of that title.'));
    await waitFor(() => expect(document.activeElement).toBe(field(form, 'Title')));
    expect(filledIn(form, Object.keys(home))).toEqual(home);
  });

  it('to rent without its exact rent is a draft, and the form says so before and after', async () => {
    const message = 'An advert to rent must state one exact monthly rent.';
    const {
      form: find,
      told,
      left,
    } = await openForm('new', {
      CreateListing: () => ({
        createListing: { id: 7, published: false, missing: [{ field: 'price', message }] },
      }),
    });
    const form = await find();
    fillIn(form, home);
    await user.selectOptions(field(form, 'Listing Type'), 'To Rent');
    within(form).getByText('Price per calendar month (pcm)');
    expect(options(form, 'Status')).toEqual(['Available', 'Under Offer', 'Let']);
    fillIn(form, { 'Monthly Rent': '0' });
    within(form).getByText(/must state one exact monthly rent/);
    await press('Create Property');
    await told('Property created successfully');
    await told('It is a draft for now');
    await left();
  });

  it('is not published without a word while it lacks what people look for', async () => {
    const { form: find, sent, told, left } = await openForm();
    fillIn(await find(), home);
    await press('Create Property');
    const asks = await screen.findByRole('dialog', { name: 'Publish it as it is?' });
    expect(
      within(asks)
        .getAllByRole('listitem')
        .map(({ textContent }) => /^It has no \w+/.exec(textContent)?.[0]),
    ).toEqual(['It has no pictures', 'It has no place']);
    await press('Add what is missing');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('CreateListing')).toEqual([]);
    await asItIs();
    await told('Property created successfully');
    await left();
    expect(sent('CreateListing')).toMatchObject([{ input: { price: 455_000, bedrooms: 2 } }]);
  });

  it('says what could not be fetched or saved, and keeps what was typed', async () => {
    let away = true;
    const answer = (found: object) => () => {
      if (away) throw connectionLost;
      return found;
    };
    const {
      form: find,
      told,
      sent,
    } = await openForm('new', {
      NewPropertyForm: answer({ me: agent, listingForm: null }),
      CreateListing: answer({ createListing: { id: 7, published: true } }),
    });
    await screen.findByText('Error fetching property');
    away = false;
    await press('Try again');
    const form = await find();
    fillIn(form, home);
    away = true;
    await asItIs();
    await screen.findByText('Error saving property');
    expect(filledIn(form, Object.keys(home))).toEqual(home);
    away = false;
    await press('Create Property');
    await told('Property created successfully');
    // The first may have arrived, with its answer lost: both are one home.
    const [first, second] = sent('CreateListing') as { idempotencyKey: string }[];
    expect(first!.idempotencyKey).toMatch(/^\S{8,}$/);
    expect(second).toEqual(first);
  });
});
