/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AgentRegistrationInput = {
  address: string;
  /** A random key that the page keeps in its browser, by which the link of the e-mail knows it again. */
  browser?: string | null | undefined;
  companyName: string;
  confirmPassword: string;
  email: string;
  /** The person's who registers; that of the company unless given. */
  name?: string | null | undefined;
  password: string;
  phone: string;
};

export type ConfirmationPurpose =
  | 'newAccount'
  | 'newEmail';

export type EmailPreferencesInput = {
  savedHomeChanges: boolean;
};

export type Role =
  | 'agent'
  | 'operations'
  | 'user';

export type SignUpInput = {
  /** A random key that the page keeps in its browser, by which the link of the e-mail knows it again. */
  browser?: string | null | undefined;
  confirmPassword: string;
  email: string;
  name: string;
  password: string;
};

export type AccountFragment = { id: string, name: string, phone: string, email: string, pendingEmail: string | null, role: Role, agency: { id: string, companyName: string, phone: string, address: string, approved: boolean } | null, devices: Array<{ id: string, name: string, signedInAt: string, lastUsedAt: string, current: boolean }>, strongSignIn: { authenticator: boolean, recoveryCodesLeft: number, required: boolean, neededNow: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } };

export type MyAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAccountQuery = { me: { id: string, name: string, phone: string, email: string, pendingEmail: string | null, role: Role, agency: { id: string, companyName: string, phone: string, address: string, approved: boolean } | null, devices: Array<{ id: string, name: string, signedInAt: string, lastUsedAt: string, current: boolean }>, strongSignIn: { authenticator: boolean, recoveryCodesLeft: number, required: boolean, neededNow: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } | null };

export type ChangePhoneMutationVariables = Exact<{
  phone: string;
}>;


export type ChangePhoneMutation = { changePhone: { id: string, name: string, phone: string, email: string, pendingEmail: string | null, role: Role, agency: { id: string, companyName: string, phone: string, address: string, approved: boolean } | null, devices: Array<{ id: string, name: string, signedInAt: string, lastUsedAt: string, current: boolean }>, strongSignIn: { authenticator: boolean, recoveryCodesLeft: number, required: boolean, neededNow: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { signUp: { accepted: boolean } };

export type RegisterAgentMutationVariables = Exact<{
  input: AgentRegistrationInput;
}>;


export type RegisterAgentMutation = { registerAgent: { accepted: boolean } };

export type ConfirmEmailMutationVariables = Exact<{
  token: string;
  browser?: string | null | undefined;
  password?: string | null | undefined;
  confirmPassword?: string | null | undefined;
}>;


export type ConfirmEmailMutation = { confirmEmail: { role: Role, purpose: ConfirmationPurpose } };

export type UndoEmailChangeMutationVariables = Exact<{
  token: string;
}>;


export type UndoEmailChangeMutation = { undoEmailChange: { accepted: boolean } };

export type NotMeMutationVariables = Exact<{
  token: string;
}>;


export type NotMeMutation = { notMe: { accepted: boolean } };

export type ResendConfirmationMutationVariables = Exact<{
  email: string;
  browser?: string | null | undefined;
}>;


export type ResendConfirmationMutation = { resendConfirmation: { accepted: boolean } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { accepted: boolean } };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
  confirmPassword: string;
}>;


export type ResetPasswordMutation = { resetPassword: { accepted: boolean } };

export type ChangeNameMutationVariables = Exact<{
  name: string;
}>;


export type ChangeNameMutation = { changeName: { id: string, name: string, phone: string, email: string, pendingEmail: string | null, role: Role, agency: { id: string, companyName: string, phone: string, address: string, approved: boolean } | null, devices: Array<{ id: string, name: string, signedInAt: string, lastUsedAt: string, current: boolean }>, strongSignIn: { authenticator: boolean, recoveryCodesLeft: number, required: boolean, neededNow: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  password: string;
  confirmPassword: string;
}>;


export type ChangePasswordMutation = { changePassword: { id: string, name: string, phone: string, email: string, pendingEmail: string | null, role: Role, agency: { id: string, companyName: string, phone: string, address: string, approved: boolean } | null, devices: Array<{ id: string, name: string, signedInAt: string, lastUsedAt: string, current: boolean }>, strongSignIn: { authenticator: boolean, recoveryCodesLeft: number, required: boolean, neededNow: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } };

export type ChangeEmailMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type ChangeEmailMutation = { changeEmail: { accepted: boolean } };

export type EndDeviceMutationVariables = Exact<{
  id: string | number;
}>;


export type EndDeviceMutation = { endDevice: { id: string, name: string, phone: string, email: string, pendingEmail: string | null, role: Role, agency: { id: string, companyName: string, phone: string, address: string, approved: boolean } | null, devices: Array<{ id: string, name: string, signedInAt: string, lastUsedAt: string, current: boolean }>, strongSignIn: { authenticator: boolean, recoveryCodesLeft: number, required: boolean, neededNow: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } };

export type EndOtherDevicesMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherDevicesMutation = { endOtherDevices: { id: string, name: string, phone: string, email: string, pendingEmail: string | null, role: Role, agency: { id: string, companyName: string, phone: string, address: string, approved: boolean } | null, devices: Array<{ id: string, name: string, signedInAt: string, lastUsedAt: string, current: boolean }>, strongSignIn: { authenticator: boolean, recoveryCodesLeft: number, required: boolean, neededNow: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } };

export type MyEmailPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyEmailPreferencesQuery = { emailPreferences: { savedHomeChanges: boolean } | null };

export type ChangeEmailPreferencesMutationVariables = Exact<{
  input: EmailPreferencesInput;
}>;


export type ChangeEmailPreferencesMutation = { changeEmailPreferences: { savedHomeChanges: boolean } };

export type ExportMyAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type ExportMyAccountMutation = { exportMyData: string };

export type ExportMySavedHomesAndEmailsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportMySavedHomesAndEmailsQuery = { exportMySavedData: string | null, exportMyEmailData: string | null, exportMyMessages: string | null, exportMyViewingData: string | null, exportMyListingReports: string | null };

export type CloseAccountMutationVariables = Exact<{
  password: string;
}>;


export type CloseAccountMutation = { closeAccount: { accepted: boolean } };

export type BeginPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyMutation = { beginPasskey: { challenge: string, options: string } };

export type AddPasskeyMutationVariables = Exact<{
  challenge: string;
  response: string;
  name?: string | null | undefined;
}>;


export type AddPasskeyMutation = { addPasskey: { recoveryCodes: Array<string>, me: { id: string, name: string, phone: string, email: string, pendingEmail: string | null, role: Role, agency: { id: string, companyName: string, phone: string, address: string, approved: boolean } | null, devices: Array<{ id: string, name: string, signedInAt: string, lastUsedAt: string, current: boolean }>, strongSignIn: { authenticator: boolean, recoveryCodesLeft: number, required: boolean, neededNow: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } } };

export type RenamePasskeyMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: { id: string, name: string, phone: string, email: string, pendingEmail: string | null, role: Role, agency: { id: string, companyName: string, phone: string, address: string, approved: boolean } | null, devices: Array<{ id: string, name: string, signedInAt: string, lastUsedAt: string, current: boolean }>, strongSignIn: { authenticator: boolean, recoveryCodesLeft: number, required: boolean, neededNow: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } };

export type RemovePasskeyMutationVariables = Exact<{
  id: string | number;
}>;


export type RemovePasskeyMutation = { removePasskey: { id: string, name: string, phone: string, email: string, pendingEmail: string | null, role: Role, agency: { id: string, companyName: string, phone: string, address: string, approved: boolean } | null, devices: Array<{ id: string, name: string, signedInAt: string, lastUsedAt: string, current: boolean }>, strongSignIn: { authenticator: boolean, recoveryCodesLeft: number, required: boolean, neededNow: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } };

export type BeginAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginAuthenticatorMutation = { beginAuthenticator: { secret: string, uri: string } };

export type ConfirmAuthenticatorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmAuthenticatorMutation = { confirmAuthenticator: { recoveryCodes: Array<string>, me: { id: string, name: string, phone: string, email: string, pendingEmail: string | null, role: Role, agency: { id: string, companyName: string, phone: string, address: string, approved: boolean } | null, devices: Array<{ id: string, name: string, signedInAt: string, lastUsedAt: string, current: boolean }>, strongSignIn: { authenticator: boolean, recoveryCodesLeft: number, required: boolean, neededNow: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } } };

export type RemoveAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveAuthenticatorMutation = { removeAuthenticator: { id: string, name: string, phone: string, email: string, pendingEmail: string | null, role: Role, agency: { id: string, companyName: string, phone: string, address: string, approved: boolean } | null, devices: Array<{ id: string, name: string, signedInAt: string, lastUsedAt: string, current: boolean }>, strongSignIn: { authenticator: boolean, recoveryCodesLeft: number, required: boolean, neededNow: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } };

export type MakeRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type MakeRecoveryCodesMutation = { makeRecoveryCodes: { recoveryCodes: Array<string>, me: { id: string, name: string, phone: string, email: string, pendingEmail: string | null, role: Role, agency: { id: string, companyName: string, phone: string, address: string, approved: boolean } | null, devices: Array<{ id: string, name: string, signedInAt: string, lastUsedAt: string, current: boolean }>, strongSignIn: { authenticator: boolean, recoveryCodesLeft: number, required: boolean, neededNow: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const AccountFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Account on Me {
  id
  name
  phone
  email
  pendingEmail
  role
  agency {
    id
    companyName
    phone
    address
    approved
  }
  devices {
    id
    name
    signedInAt
    lastUsedAt
    current
  }
  strongSignIn {
    passkeys {
      id
      name
      createdAt
      lastUsedAt
    }
    authenticator
    recoveryCodesLeft
    required
    neededNow
  }
}
    `, {"fragmentName":"Account"}) as unknown as TypedDocumentString<AccountFragment, unknown>;
export const MyAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyAccount {
  me {
    ...Account
  }
}
    fragment Account on Me {
  id
  name
  phone
  email
  pendingEmail
  role
  agency {
    id
    companyName
    phone
    address
    approved
  }
  devices {
    id
    name
    signedInAt
    lastUsedAt
    current
  }
  strongSignIn {
    passkeys {
      id
      name
      createdAt
      lastUsedAt
    }
    authenticator
    recoveryCodesLeft
    required
    neededNow
  }
}`) as unknown as TypedDocumentString<MyAccountQuery, MyAccountQueryVariables>;
export const ChangePhoneDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangePhone($phone: String!) {
  changePhone(phone: $phone) {
    ...Account
  }
}
    fragment Account on Me {
  id
  name
  phone
  email
  pendingEmail
  role
  agency {
    id
    companyName
    phone
    address
    approved
  }
  devices {
    id
    name
    signedInAt
    lastUsedAt
    current
  }
  strongSignIn {
    passkeys {
      id
      name
      createdAt
      lastUsedAt
    }
    authenticator
    recoveryCodesLeft
    required
    neededNow
  }
}`) as unknown as TypedDocumentString<ChangePhoneMutation, ChangePhoneMutationVariables>;
export const SignUpDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SignUp($input: SignUpInput!) {
  signUp(input: $input) {
    accepted
  }
}
    `) as unknown as TypedDocumentString<SignUpMutation, SignUpMutationVariables>;
export const RegisterAgentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RegisterAgent($input: AgentRegistrationInput!) {
  registerAgent(input: $input) {
    accepted
  }
}
    `) as unknown as TypedDocumentString<RegisterAgentMutation, RegisterAgentMutationVariables>;
export const ConfirmEmailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmEmail($token: String!, $browser: String, $password: String, $confirmPassword: String) {
  confirmEmail(
    token: $token
    browser: $browser
    password: $password
    confirmPassword: $confirmPassword
  ) {
    role
    purpose
  }
}
    `) as unknown as TypedDocumentString<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const UndoEmailChangeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UndoEmailChange($token: String!) {
  undoEmailChange(token: $token) {
    accepted
  }
}
    `) as unknown as TypedDocumentString<UndoEmailChangeMutation, UndoEmailChangeMutationVariables>;
export const NotMeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation NotMe($token: String!) {
  notMe(token: $token) {
    accepted
  }
}
    `) as unknown as TypedDocumentString<NotMeMutation, NotMeMutationVariables>;
export const ResendConfirmationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResendConfirmation($email: String!, $browser: String) {
  resendConfirmation(email: $email, browser: $browser) {
    accepted
  }
}
    `) as unknown as TypedDocumentString<ResendConfirmationMutation, ResendConfirmationMutationVariables>;
export const RequestPasswordResetDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestPasswordReset($email: String!) {
  requestPasswordReset(email: $email) {
    accepted
  }
}
    `) as unknown as TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResetPassword($token: String!, $password: String!, $confirmPassword: String!) {
  resetPassword(
    token: $token
    password: $password
    confirmPassword: $confirmPassword
  ) {
    accepted
  }
}
    `) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const ChangeNameDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeName($name: String!) {
  changeName(name: $name) {
    ...Account
  }
}
    fragment Account on Me {
  id
  name
  phone
  email
  pendingEmail
  role
  agency {
    id
    companyName
    phone
    address
    approved
  }
  devices {
    id
    name
    signedInAt
    lastUsedAt
    current
  }
  strongSignIn {
    passkeys {
      id
      name
      createdAt
      lastUsedAt
    }
    authenticator
    recoveryCodesLeft
    required
    neededNow
  }
}`) as unknown as TypedDocumentString<ChangeNameMutation, ChangeNameMutationVariables>;
export const ChangePasswordDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangePassword($currentPassword: String!, $password: String!, $confirmPassword: String!) {
  changePassword(
    currentPassword: $currentPassword
    password: $password
    confirmPassword: $confirmPassword
  ) {
    ...Account
  }
}
    fragment Account on Me {
  id
  name
  phone
  email
  pendingEmail
  role
  agency {
    id
    companyName
    phone
    address
    approved
  }
  devices {
    id
    name
    signedInAt
    lastUsedAt
    current
  }
  strongSignIn {
    passkeys {
      id
      name
      createdAt
      lastUsedAt
    }
    authenticator
    recoveryCodesLeft
    required
    neededNow
  }
}`) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const ChangeEmailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeEmail($email: String!, $password: String!) {
  changeEmail(email: $email, password: $password) {
    accepted
  }
}
    `) as unknown as TypedDocumentString<ChangeEmailMutation, ChangeEmailMutationVariables>;
export const EndDeviceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndDevice($id: ID!) {
  endDevice(id: $id) {
    ...Account
  }
}
    fragment Account on Me {
  id
  name
  phone
  email
  pendingEmail
  role
  agency {
    id
    companyName
    phone
    address
    approved
  }
  devices {
    id
    name
    signedInAt
    lastUsedAt
    current
  }
  strongSignIn {
    passkeys {
      id
      name
      createdAt
      lastUsedAt
    }
    authenticator
    recoveryCodesLeft
    required
    neededNow
  }
}`) as unknown as TypedDocumentString<EndDeviceMutation, EndDeviceMutationVariables>;
export const EndOtherDevicesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndOtherDevices {
  endOtherDevices {
    ...Account
  }
}
    fragment Account on Me {
  id
  name
  phone
  email
  pendingEmail
  role
  agency {
    id
    companyName
    phone
    address
    approved
  }
  devices {
    id
    name
    signedInAt
    lastUsedAt
    current
  }
  strongSignIn {
    passkeys {
      id
      name
      createdAt
      lastUsedAt
    }
    authenticator
    recoveryCodesLeft
    required
    neededNow
  }
}`) as unknown as TypedDocumentString<EndOtherDevicesMutation, EndOtherDevicesMutationVariables>;
export const MyEmailPreferencesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyEmailPreferences {
  emailPreferences {
    savedHomeChanges
  }
}
    `) as unknown as TypedDocumentString<MyEmailPreferencesQuery, MyEmailPreferencesQueryVariables>;
export const ChangeEmailPreferencesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeEmailPreferences($input: EmailPreferencesInput!) {
  changeEmailPreferences(input: $input) {
    savedHomeChanges
  }
}
    `) as unknown as TypedDocumentString<ChangeEmailPreferencesMutation, ChangeEmailPreferencesMutationVariables>;
export const ExportMyAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ExportMyAccount {
  exportMyData
}
    `) as unknown as TypedDocumentString<ExportMyAccountMutation, ExportMyAccountMutationVariables>;
export const ExportMySavedHomesAndEmailsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ExportMySavedHomesAndEmails {
  exportMySavedData
  exportMyEmailData
  exportMyMessages
  exportMyViewingData
  exportMyListingReports
}
    `) as unknown as TypedDocumentString<ExportMySavedHomesAndEmailsQuery, ExportMySavedHomesAndEmailsQueryVariables>;
export const CloseAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CloseAccount($password: String!) {
  closeAccount(password: $password) {
    accepted
  }
}
    `) as unknown as TypedDocumentString<CloseAccountMutation, CloseAccountMutationVariables>;
export const BeginPasskeyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BeginPasskey {
  beginPasskey {
    challenge
    options
  }
}
    `) as unknown as TypedDocumentString<BeginPasskeyMutation, BeginPasskeyMutationVariables>;
export const AddPasskeyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddPasskey($challenge: String!, $response: String!, $name: String) {
  addPasskey(challenge: $challenge, response: $response, name: $name) {
    me {
      ...Account
    }
    recoveryCodes
  }
}
    fragment Account on Me {
  id
  name
  phone
  email
  pendingEmail
  role
  agency {
    id
    companyName
    phone
    address
    approved
  }
  devices {
    id
    name
    signedInAt
    lastUsedAt
    current
  }
  strongSignIn {
    passkeys {
      id
      name
      createdAt
      lastUsedAt
    }
    authenticator
    recoveryCodesLeft
    required
    neededNow
  }
}`) as unknown as TypedDocumentString<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const RenamePasskeyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RenamePasskey($id: ID!, $name: String!) {
  renamePasskey(id: $id, name: $name) {
    ...Account
  }
}
    fragment Account on Me {
  id
  name
  phone
  email
  pendingEmail
  role
  agency {
    id
    companyName
    phone
    address
    approved
  }
  devices {
    id
    name
    signedInAt
    lastUsedAt
    current
  }
  strongSignIn {
    passkeys {
      id
      name
      createdAt
      lastUsedAt
    }
    authenticator
    recoveryCodesLeft
    required
    neededNow
  }
}`) as unknown as TypedDocumentString<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
export const RemovePasskeyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemovePasskey($id: ID!) {
  removePasskey(id: $id) {
    ...Account
  }
}
    fragment Account on Me {
  id
  name
  phone
  email
  pendingEmail
  role
  agency {
    id
    companyName
    phone
    address
    approved
  }
  devices {
    id
    name
    signedInAt
    lastUsedAt
    current
  }
  strongSignIn {
    passkeys {
      id
      name
      createdAt
      lastUsedAt
    }
    authenticator
    recoveryCodesLeft
    required
    neededNow
  }
}`) as unknown as TypedDocumentString<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const BeginAuthenticatorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BeginAuthenticator {
  beginAuthenticator {
    secret
    uri
  }
}
    `) as unknown as TypedDocumentString<BeginAuthenticatorMutation, BeginAuthenticatorMutationVariables>;
export const ConfirmAuthenticatorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmAuthenticator($code: String!) {
  confirmAuthenticator(code: $code) {
    me {
      ...Account
    }
    recoveryCodes
  }
}
    fragment Account on Me {
  id
  name
  phone
  email
  pendingEmail
  role
  agency {
    id
    companyName
    phone
    address
    approved
  }
  devices {
    id
    name
    signedInAt
    lastUsedAt
    current
  }
  strongSignIn {
    passkeys {
      id
      name
      createdAt
      lastUsedAt
    }
    authenticator
    recoveryCodesLeft
    required
    neededNow
  }
}`) as unknown as TypedDocumentString<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables>;
export const RemoveAuthenticatorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveAuthenticator {
  removeAuthenticator {
    ...Account
  }
}
    fragment Account on Me {
  id
  name
  phone
  email
  pendingEmail
  role
  agency {
    id
    companyName
    phone
    address
    approved
  }
  devices {
    id
    name
    signedInAt
    lastUsedAt
    current
  }
  strongSignIn {
    passkeys {
      id
      name
      createdAt
      lastUsedAt
    }
    authenticator
    recoveryCodesLeft
    required
    neededNow
  }
}`) as unknown as TypedDocumentString<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables>;
export const MakeRecoveryCodesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MakeRecoveryCodes {
  makeRecoveryCodes {
    me {
      ...Account
    }
    recoveryCodes
  }
}
    fragment Account on Me {
  id
  name
  phone
  email
  pendingEmail
  role
  agency {
    id
    companyName
    phone
    address
    approved
  }
  devices {
    id
    name
    signedInAt
    lastUsedAt
    current
  }
  strongSignIn {
    passkeys {
      id
      name
      createdAt
      lastUsedAt
    }
    authenticator
    recoveryCodesLeft
    required
    neededNow
  }
}`) as unknown as TypedDocumentString<MakeRecoveryCodesMutation, MakeRecoveryCodesMutationVariables>;