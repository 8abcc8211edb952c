import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './accessible.js';
import { AgencyPage, notices } from './pages/agency-pages.js';
import { askAs, newPerson, signedInAgent, signedInPerson, signIn } from './product/accounts.js';
import { listedHome } from './product/conversations.js';
import { linkIn, mailTo, mailsTo } from './product/mailbox.js';
import { expect, sameAtAnyWidth, test as base } from './test.js';

interface Sides {
  /** The page, of somebody who owns an agency of their own. */
  readonly agency: AgencyPage;
  /** A browser of somebody else's. */
  readonly colleague: Page;
}

const test = base.extend<Sides>({
  agency: async ({ page }, provide) => {
    await signedInAgent(page.request);
    await provide(new AgencyPage(page));
  },
  colleague: async ({ browser, baseURL, extraHTTPHeaders }, provide) => {
    const context = await anotherBrowser(browser, baseURL!, extraHTTPHeaders!);
    await provide(await context.newPage());
    await context.close();
  },
});

test.use({ product: 'market' });

const anotherBrowser = (
  browser: Browser,
  baseURL: string,
  extraHTTPHeaders: Record<string, string>,
): Promise<BrowserContext> =>
  browser.newContext({ ...base.info().project.use, baseURL, extraHTTPHeaders, reducedMotion: 'reduce' });

const password = 'seven green umbrellas';
const companyName = 'Example & Daughters';
/** Who registers an agency is called as it is. */
const owner = companyName;

const invitationOf = async (email: string): Promise<string> =>
  linkIn(await mailTo(email, /^Join /), '/agent/join');

/** Answers an invitation on its page, as somebody without an account. */
async function joinAs(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Join Your Agency' })).toBeVisible();
  await main.getByLabel('Name', { exact: true }).fill(name);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByLabel('Confirm Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Join the Agency' }).click();
  await expect(page).toHaveURL('/agent/login');
}

/** A negotiator of the agency, whose browser is signed in. */
async function joined(agency: AgencyPage, colleague: Page, name = 'Odile Example'): Promise<string> {
  const { email } = newPerson();
  await askAs(
    agency.page.request,
    'mutation ($email: String!) { inviteColleague(email: $email, role: negotiator) { id } }',
    { email },
  );
  const token = new URL(await invitationOf(email), 'http://localhost').searchParams.get('token');
  await askAs(
    colleague.request,
    'mutation ($input: InvitationAnswerInput!) { acceptInvitation(input: $input) { accepted } }',
    {
      input: { token, name, password, confirmPassword: password },
    },
  );
  await signIn(colleague.request, { email, password }, 'agent');
  return email;
}

test(
  'An owner invites a negotiator, who joins, signs in and sees the stock',
  sameAtAnyWidth,
  async ({ page, agency, colleague }) => {
    test.setTimeout(90_000);
    const { title } = await listedHome(page.request);
    const { email } = newPerson();
    await agency.open();
    await agency.invite(email);
    await expect(notices(page)).toContainText(`Invitation sent to ${email}`);
    await expect(agency.invitation(email)).toContainText('Negotiator');
    await expect(agency.invitation(email)).toContainText(/good until \d{1,2} [A-Z][a-z]{2} \d{4}, \d\d:\d\d/);

    const link = await invitationOf(email);
    await colleague.goto(link);
    const main = colleague.getByRole('main');
    await expect(
      main.getByText(`You are invited to join ${companyName} on Lintel as a negotiator.`),
    ).toBeVisible();
    await expect(main.getByLabel('Email')).toHaveValue(email);
    await main.getByLabel('Name', { exact: true }).fill('Odile Example');
    await main.getByLabel('Password', { exact: true }).fill(password);
    await main.getByLabel('Confirm Password', { exact: true }).fill('seven red umbrellas');
    await main.getByRole('button', { name: 'Join the Agency' }).click();
    await expect(main.getByText('Passwords do not match')).toBeVisible();
    await joinAs(colleague, link, 'Odile Example');
    await expect(notices(colleague)).toContainText(`Welcome to ${companyName}`);

    await main.getByLabel('Email', { exact: true }).fill(email);
    await main.getByLabel('Password', { exact: true }).fill(password);
    await main.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(colleague).toHaveURL('/agent/dashboard');
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
    // The owner has seen it happen.
    await expect(agency.person('Odile Example')).toBeVisible();
    await expect(agency.invitation(email)).toHaveCount(0);

    await colleague.goto(link);
    await expect(main.getByRole('heading', { name: 'This invitation is not valid any more' })).toBeVisible();
  },
);

test(
  'A negotiator reads the page, is told why it is all, and changes nothing',
  sameAtAnyWidth,
  async ({ agency, colleague }) => {
    const email = await joined(agency, colleague);
    const theirs = new AgencyPage(colleague);
    await theirs.open();
    await expect(colleague.getByText('You can read this page, and change nothing on it')).toBeVisible();
    await expect(
      colleague.getByText(`People, profile and logo are for the agency’s owners: ask ${owner}.`),
    ).toBeVisible();
    await expect(theirs.person(owner)).toContainText('Owner');
    await expect(theirs.person('Odile Example')).toContainText(email);
    await expect(theirs.section('Profile')).toContainText('1 Example Street, London SW4 7AA');
    for (const control of ['Send Invitation', 'Save Profile', 'Upload Logo', `Remove ${owner}`])
      await expect(colleague.getByRole('button', { name: control })).toHaveCount(0);
    await expect(theirs.roleOf(owner)).toHaveCount(0);
    const refused = await colleague.request.post('/graphql', {
      data: { query: 'mutation { inviteColleague(email: "sam@example.org", role: owner) { id } }' },
    });
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  },
);

test(
  'Roles change while both look on, and whoever is removed is signed out',
  sameAtAnyWidth,
  async ({ page, agency, colleague }) => {
    await joined(agency, colleague);
    const theirs = new AgencyPage(colleague);
    await theirs.open();
    await agency.open();
    await agency.roleOf('Odile Example').selectOption('Owner');
    await expect(notices(page)).toContainText('Odile Example is owner now');
    await expect(colleague.getByRole('button', { name: 'Send Invitation' })).toBeVisible();
    await agency.roleOf('Odile Example').selectOption('Negotiator');
    await expect(colleague.getByRole('button', { name: 'Send Invitation' })).toBeHidden();

    await agency.person('Odile Example').getByRole('button', { name: 'Remove' }).click();
    const question = page.getByRole('dialog', { name: 'Remove Odile Example?' });
    await question.getByRole('button', { name: 'Keep' }).click();
    await expect(question).toBeHidden();
    await agency.person('Odile Example').getByRole('button', { name: 'Remove' }).click();
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(notices(page)).toContainText('Odile Example was removed');
    await expect(agency.person('Odile Example')).toHaveCount(0);
    await colleague.goto('/agent/dashboard');
    await expect(colleague).toHaveURL('/agent/login');
  },
);

test('A negotiator leaves', sameAtAnyWidth, async ({ agency, colleague }) => {
  await joined(agency, colleague);
  const theirs = new AgencyPage(colleague);
  await theirs.open();
  await theirs.person('Odile Example').getByRole('button', { name: 'Leave' }).click();
  const question = colleague.getByRole('dialog', { name: 'Leave this agency?' });
  await question.getByRole('button', { name: 'Leave the agency' }).click();
  await expect(notices(colleague)).toContainText(`You have left ${companyName}`);
  await expect(colleague).toHaveURL('/agent/login');
});

test('Somebody always owns the agency', sameAtAnyWidth, async ({ page, agency }) => {
  await agency.open();
  const rule = 'You are the only owner. Somebody always owns the agency. Make a colleague an owner first.';
  await expect(page.getByText(rule)).toBeVisible();
  await expect(agency.roleOf(owner)).toBeDisabled();
  await expect(agency.person(owner).getByRole('button', { name: 'Leave' })).toBeDisabled();
  await expect(agency.person(owner).getByRole('button', { name: 'Leave' })).toHaveAccessibleDescription(rule);
});

test('Whoever has an account joins with its password', sameAtAnyWidth, async ({ agency, colleague }) => {
  const known = await signedInPerson(colleague.request);
  await agency.open();
  await agency.invite(known.email, 'Owner');
  await colleague.goto(await invitationOf(known.email));
  const main = colleague.getByRole('main');
  await expect(main.getByText(/You have an account on Lintel already/)).toBeVisible();
  await expect(main.getByLabel('Name', { exact: true })).toHaveCount(0);
  await main.getByLabel('Password', { exact: true }).fill('seven red umbrellas');
  await main.getByRole('button', { name: 'Join the Agency' }).click();
  await expect(main.getByText('This is not the password of your account.')).toBeVisible();
  await main.getByLabel('Password', { exact: true }).fill(known.password);
  await main.getByRole('button', { name: 'Join the Agency' }).click();
  await expect(colleague).toHaveURL('/agent/login');
  await expect(agency.roleOf(known.name)).toHaveValue('owner');
});

test('An invitation is sent again, and withdrawn', sameAtAnyWidth, async ({ page, agency, colleague }) => {
  const { email } = newPerson();
  await agency.open();
  await agency.invite('odile');
  await expect(page.getByText('Enter an e-mail address, such as name@example.org')).toBeVisible();
  await agency.invite(email);
  await expect(agency.invitation(email)).toBeVisible();
  const link = await invitationOf(email);
  await agency
    .invitation(email)
    .getByRole('button', { name: /^Send again/ })
    .click();
  await expect(notices(page)).toContainText(`Invitation sent to ${email} again`);
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBe(2);
  await agency
    .invitation(email)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await expect(notices(page)).toContainText(`The invitation of ${email} is withdrawn`);
  await expect(agency.invitation(email)).toHaveCount(0);
  await colleague.goto(link);
  await expect(
    colleague.getByRole('heading', { name: 'This invitation is not valid any more' }),
  ).toBeVisible();
  await colleague.goto('/agent/join');
  await expect(colleague.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
});

test(
  'A profile is saved as it was typed, and what is wrong with it is said beside it',
  sameAtAnyWidth,
  async ({ page, agency }) => {
    await agency.open();
    const profile = agency.section('Profile');
    await expect(profile.getByRole('button', { name: 'Save Profile' })).toBeDisabled();
    await profile.getByLabel('Phone').fill('call us');
    await profile.getByLabel('Website').fill('our website');
    await profile.getByRole('button', { name: 'Save Profile' }).click();
    await expect(profile.getByText('Enter a phone number, such as 020 7946 0000')).toBeVisible();
    await expect(
      profile.getByText('Enter the address of a website, such as https://example.org'),
    ).toBeVisible();
    await profile.getByLabel('Phone').fill('020 7946 0999');
    await profile.getByLabel('Website').fill('daughters.example.org');
    await profile.getByLabel('Description').fill('Flats and houses since 1987.\n<b>Honestly.</b>');
    await profile.getByRole('button', { name: 'Save Profile' }).click();
    await expect(notices(page)).toContainText('Agency profile updated successfully');
    await page.reload();
    await expect(profile.getByLabel('Phone')).toHaveValue('020 7946 0999');
    await expect(profile.getByLabel('Website')).toHaveValue('https://daughters.example.org/');
    await expect(profile.getByLabel('Description')).toHaveValue(
      'Flats and houses since 1987.\n<b>Honestly.</b>',
    );
  },
);

test('A logo stands beside every home of the agency', sameAtAnyWidth, async ({ page, agency }) => {
  test.setTimeout(90_000);
  const { id } = await listedHome(page.request);
  await agency.open();
  const logo = agency.section('Logo');
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    logo.getByLabel('Logo file').setInputFiles({ name, mimeType, buffer });
  await choose('logo.png', 'image/png', Buffer.from('MZ\x90\x00 this is a program'));
  await expect(logo.getByText(/This is a program, whatever its name says/)).toBeVisible();
  await choose('logo.png', 'image/png', await picture(page));
  await expect(notices(page)).toContainText('Files uploaded successfully', { timeout: 30_000 });
  await expect(logo.getByRole('img', { name: `Logo of ${companyName}` })).toBeVisible();
  await page.goto(`/property/${id}`);
  const listedBy = page.getByRole('region', { name: 'Listed by' });
  await expect(listedBy.getByRole('img', { name: `Logo of ${companyName}` })).toBeVisible();
  await agency.open();
  await logo.getByRole('button', { name: 'Remove' }).click();
  await expect(logo.getByRole('img', { name: 'No logo yet' })).toBeVisible();
});

/** A drawn PNG of 320 by 160 pixels. */
const picture = async (page: Page): Promise<Buffer> => {
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 160 });
    const brush = canvas.getContext('2d')!;
    brush.fillStyle = '#9c3d27';
    brush.fillRect(40, 40, 240, 80);
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  return Buffer.from(drawn, 'base64');
};

test('axe finds nothing in Your Agency and in Join Your Agency', async ({ page, agency, colleague }) => {
  test.setTimeout(90_000);
  await joined(agency, colleague);
  const invited = newPerson().email;
  await agency.open();
  await agency.invite(invited);
  await expect(agency.invitation(invited)).toBeVisible();
  // A notice is of the shell.
  await page.reload();
  await expect(agency.invitation(invited)).toBeVisible();
  await expectAccessible(page);
  await agency.person('Odile Example').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);

  await new AgencyPage(colleague).open();
  await expectAccessible(colleague);
  await colleague.goto(await invitationOf(invited));
  await expect(colleague.getByRole('button', { name: 'Join the Agency' })).toBeVisible();
  await expectAccessible(colleague);
  await colleague.goto('/agent/join?token=nothing');
  await expect(colleague.getByRole('heading', { name: /not valid any more/ })).toBeVisible();
  await expectAccessible(colleague);
});
