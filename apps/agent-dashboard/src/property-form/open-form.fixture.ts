import { expect } from '@jest/globals';
import { type Answer, answers, odile, renderPage } from '@lintel/web/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { quietDashboard } from '../dashboard/dashboard.fixture.js';
import remote from '../remote.js';
import { listing as flat, sam } from './form/property.fixture.js';

/** Whoever is signed in. */
export const agent = {
  id: odile.id,
  name: sam.name,
  email: sam.email,
  role: 'agent',
  agency: { id: 'a1', companyName: sam.agency, phone: sam.phone, members: [] },
};
/** Without a place, which would draw a map. */
export const listing = { ...flat, latitude: null, longitude: null };
/** What a property needs. */
export const home = {
  Title: 'Flat above the bakery',
  Description: 'Two bedrooms, and bread in the mornings.',
  Price: '455,000',
  Bedrooms: '2',
  Bathrooms: '1',
  Address: '12 Example Road, London SW4 7AA',
};

const user = userEvent.setup();
export const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

/** The form of a new property, or of one that is there; `stored` is what the services hold, with what was typed before and is kept. */
export async function openForm(
  path: 'new' | '7/edit' = 'new',
  by: Record<string, Answer> = {},
  kept: object | null = null,
) {
  const stored = { listing, kept };
  const outcome = { id: 7, version: 4, published: true };
  const asked = answers({
    ...quietDashboard,
    NewPropertyForm: () => ({ me: agent, listingForm: stored.kept }),
    PropertyForm: () => ({ me: agent, agencyListing: stored.listing, listingForm: stored.kept }),
    FormListing: () => ({ agencyListing: stored.listing }),
    AddressPin: () => ({ addressPin: null }),
    ReadFeatures: () => ({ readFeatures: [] }),
    FormUploads: () => ({ uploads: [] }),
    SaveListingForm: ({ content, version }) => {
      const savedAt = new Date().toISOString();
      stored.kept = { content, version, savedAt };
      return { saveListingForm: { savedAt } };
    },
    DiscardListingForm: () => {
      stored.kept = null;
      return { discardListingForm: true };
    },
    CreateListing: () => ({ createListing: outcome }),
    UpdateListing: () => ({ updateListing: outcome }),
    ...by,
  });
  const { toasts, live } = renderPage(remote, `/agent/properties/${path}`, { ...odile, role: 'agent' });
  await screen.findByRole('heading', { level: 1 });
  return {
    stored,
    live,
    form: () => screen.findByRole('form', { name: path === 'new' ? 'Add New Property' : 'Edit Property' }),
    sent: (name: string) => asked.filter((one) => one.name === name).map(({ variables }) => variables),
    told: (description: string) => waitFor(() => expect(JSON.stringify(toasts)).toContain(description)),
    left: () => waitFor(() => expect(location.pathname).toBe('/agent/dashboard')),
  };
}
