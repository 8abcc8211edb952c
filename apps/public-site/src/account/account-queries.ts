import { queryOptions } from '@tanstack/react-query';
import {
  ChangeEmailDocument,
  ChangeEmailPreferencesDocument,
  ChangeNameDocument,
  ChangePasswordDocument,
  ChangePhoneDocument,
  CloseAccountDocument,
  ConfirmEmailDocument,
  EndDeviceDocument,
  EndOtherDevicesDocument,
  ExportMyAccountDocument,
  ExportMySavedHomesAndEmailsDocument,
  MyAccountDocument,
  MyEmailPreferencesDocument,
  NotMeDocument,
  RegisterAgentDocument,
  RequestPasswordResetDocument,
  ResendConfirmationDocument,
  ResetPasswordDocument,
  SignUpDocument,
  UndoEmailChangeDocument,
  type AccountFragment,
  type AgentRegistrationInput,
  type ChangePasswordMutationVariables,
  type ConfirmEmailMutation,
  type ConfirmEmailMutationVariables,
  type MyEmailPreferencesQuery,
  type ResetPasswordMutationVariables,
  type SignUpInput,
} from './account.generated.js';
import { browserKey } from './browser-key.js';
import { call, request } from '@lintel/web';

/** What visitors see and change of their own account. */
export type Account = AccountFragment;
export type Device = Account['devices'][number];
export type Confirmation = ConfirmEmailMutation['confirmEmail'];
export type EmailPreferences = NonNullable<MyEmailPreferencesQuery['emailPreferences']>;

/** These throw an `ApiError` whose issues name the fields as the input has them, such as `input.password`. */

/** Null once nobody is signed in any more. */
export const myAccount = () =>
  queryOptions({
    queryKey: ['account', 'me'],
    queryFn: async ({ signal }) => (await request(MyAccountDocument, {}, { signal })).me,
  });

export const myEmailPreferences = () =>
  queryOptions({
    queryKey: ['account', 'e-mails'],
    queryFn: async ({ signal }) =>
      (await request(MyEmailPreferencesDocument, {}, { signal })).emailPreferences,
  });

export interface SignIn {
  readonly email: string;
  readonly password: string;
  /** `agent` is for estate agents only: others are refused with `FORBIDDEN`, once the password is right. */
  readonly area: 'visitor' | 'agent';
}

/**
 * Opens a session of this browser; `Shell.session.refresh()` makes it known to the page. Refusals: `UNAUTHENTICATED`, `FORBIDDEN`,
 * `EMAIL_NOT_CONFIRMED`, `AWAITING_APPROVAL`, `TOO_MANY_REQUESTS`; and `SECOND_FACTOR_NEEDED`, which `askedFactor` reads.
 */
export const signIn = (credentials: SignIn): Promise<Opened> => call('POST', '/session', credentials);

export interface Opened {
  readonly role: Account['role'];
  /** The account needs a passkey or an authenticator, which has to be added before anything else. */
  readonly strongSignInNeeded?: true;
}

export const signUp = async (input: SignUpInput): Promise<boolean> =>
  (await request(SignUpDocument, { input: { ...input, browser: browserKey() } })).signUp.accepted;

export const registerAgent = async (input: AgentRegistrationInput): Promise<boolean> =>
  (await request(RegisterAgentDocument, { input: { ...input, browser: browserKey() } })).registerAgent
    .accepted;

/**
 * Takes the token of a link in an e-mail: confirms a new account or a changed address. Refused with `PASSWORD_NEEDED` where the account was not
 * requested in this browser: then a password has to be given.
 */
export const confirmEmail = async (
  given: Omit<ConfirmEmailMutationVariables, 'browser'>,
): Promise<Confirmation> =>
  (await request(ConfirmEmailDocument, { ...given, browser: browserKey() })).confirmEmail;

/** Takes the token of the e-mail to the address that is being, or has been, replaced. Ends every session and sends a link to a new password. */
export const undoEmailChange = async (token: string): Promise<boolean> =>
  (await request(UndoEmailChangeDocument, { token })).undoEmailChange.accepted;

/** Takes the token of an e-mail about a new device or password. Ends every session and sends a link to a new password. */
export const notMe = async (token: string): Promise<boolean> =>
  (await request(NotMeDocument, { token })).notMe.accepted;

export const resendConfirmation = async (email: string): Promise<boolean> =>
  (await request(ResendConfirmationDocument, { email, browser: browserKey() })).resendConfirmation.accepted;

export const requestPasswordReset = async (email: string): Promise<boolean> =>
  (await request(RequestPasswordResetDocument, { email })).requestPasswordReset.accepted;

/** Takes the token of a link in an e-mail. Ends every session of the account. */
export const resetPassword = async (given: ResetPasswordMutationVariables): Promise<boolean> =>
  (await request(ResetPasswordDocument, given)).resetPassword.accepted;

export const changeName = async (name: string): Promise<Account> =>
  (await request(ChangeNameDocument, { name })).changeName;

/** The number that forms offer; empty for none. */
export const changePhone = async (phone: string): Promise<Account> =>
  (await request(ChangePhoneDocument, { phone })).changePhone;

/** Ends every other session. */
export const changePassword = async (given: ChangePasswordMutationVariables): Promise<Account> =>
  (await request(ChangePasswordDocument, given)).changePassword;

/** The new address takes effect once it is confirmed. */
export const changeEmail = async (given: { email: string; password: string }): Promise<boolean> =>
  (await request(ChangeEmailDocument, given)).changeEmail.accepted;

export const endDevice = async (id: string): Promise<Account> =>
  (await request(EndDeviceDocument, { id })).endDevice;

export const endOtherDevices = async (): Promise<Account> =>
  (await request(EndOtherDevicesDocument, {})).endOtherDevices;

export const changeEmailPreferences = async (input: EmailPreferences): Promise<EmailPreferences> =>
  (await request(ChangeEmailPreferencesDocument, { input })).changeEmailPreferences;

/** All that Lintel keeps about the caller, as one text of JSON. */
export async function exportMyData(exportedAt: Date): Promise<string> {
  const [account, others] = await Promise.all([
    request(ExportMyAccountDocument, {}, { timeLimit: 60_000 }),
    request(ExportMySavedHomesAndEmailsDocument, {}, { timeLimit: 60_000 }),
  ]);
  const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text));
  const all = {
    exportedAt: exportedAt.toISOString(),
    account: parsed(account.exportMyData),
    saved: parsed(others.exportMySavedData),
    emails: parsed(others.exportMyEmailData),
    messages: parsed(others.exportMyMessages),
    viewings: parsed(others.exportMyViewingData),
    reports: parsed(others.exportMyListingReports),
  };
  return JSON.stringify(all, null, 2);
}

/** Erases the account and what belongs to it. */
export const closeAccount = async (password: string): Promise<boolean> =>
  (await request(CloseAccountDocument, { password })).closeAccount.accepted;
