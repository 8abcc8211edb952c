import { describe, expect, it } from '@jest/globals';
import { inviteSchema, profileChange, profileSchema, withScheme } from './agency-form.js';

const profile = {
  companyName: 'Example & Daughters',
  phone: '020 7946 0000',
  address: '1 Example Street, London SW4 7AA',
  website: '',
  description: '',
};

describe("an agency's profile", () => {
  it('needs a name, a phone number and an address, and nothing else', () => {
    expect(profileSchema.safeParse(profile).success).toBe(true);
    const { error } = profileSchema.safeParse({
      ...profile,
      companyName: ' ',
      phone: 'call us',
      address: '',
    });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['companyName', 'Enter the name of your agency'],
      ['phone', 'Enter a phone number, such as 020 7946 0000'],
      ['address', 'Enter the address of your office'],
    ]);
  });

  it.each([
    ['example.org', true],
    ['https://example.org/homes', true],
    ['http://example.org', true],
    ['javascript:alert(1)', false],
    ['ftp://example.org', false],
    ['our website', false],
    ['localhost', false],
  ])('takes %s as its website: %s', (website, taken) => {
    expect(profileSchema.safeParse({ ...profile, website }).success).toBe(taken);
  });

  it('is sent with what was changed alone', () => {
    const fields = { ...profile, phone: '020 7946 0001', website: 'example.org' };
    expect(profileChange(fields, { phone: true, website: true, address: false })).toEqual({
      phone: '020 7946 0001',
      website: 'https://example.org',
    });
    expect(profileChange(profile, { website: true })).toEqual({ website: null });
    expect(profileChange(profile, {})).toEqual({});
  });

  it('has a website with a scheme, whatever was typed', () => {
    expect(withScheme('example.org/a')).toBe('https://example.org/a');
    expect(withScheme('HTTP://example.org')).toBe('HTTP://example.org');
  });
});

it('an invitation goes to an e-mail address', () => {
  const { error } = inviteSchema.safeParse({ email: 'odile', role: 'negotiator' });
  expect(error?.issues[0]?.message).toBe('Enter an e-mail address, such as name@example.org');
  expect(inviteSchema.safeParse({ email: ' odile@example.org ', role: 'owner' }).data?.email).toBe(
    'odile@example.org',
  );
});
