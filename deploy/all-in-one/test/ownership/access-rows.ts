/** Who may use an operation that names nothing by an id: what it is about is the caller's own, everybody's, or for a role. */
export type Access = 'everybody' | 'nullForVisitors' | 'signedIn' | 'agents' | 'agencyOwners' | 'operations';

export interface AccessRow {
  /** As in `Query.savedSearches`. */
  readonly operation: string;
  readonly access: Access;
  /** With whatever arguments it needs, so that it fails for no other reason. Not needed where everybody may. */
  readonly document?: string;
}

const everybody = (...operations: readonly string[]): readonly AccessRow[] =>
  operations.map((operation) => ({ operation, access: 'everybody' }));
const row = (access: Access, operation: string, document: string): AccessRow => ({
  operation,
  access,
  document,
});

export const accessRows: readonly AccessRow[] = [
  ...everybody(
    'Query.publicListings',
    'Query.searchListings',
    'Query.listingsMap',
    'Query.suggestPlaces',
    'Query.featuredListings',
    'Query.understand',
    'Mutation.signUp',
    'Mutation.registerAgent',
    'Mutation.resendConfirmation',
    'Mutation.requestPasswordReset',
    'Mutation.subscribeToNewsletter',
  ),
  row('operations', 'Query.verifyAuditTrail', '{ verifyAuditTrail { entries } }'),
  row('nullForVisitors', 'Query.me', '{ me { id } }'),
  row('nullForVisitors', 'Query.unreadMessages', '{ unreadMessages }'),
  row('signedIn', 'Query.myViewings', '{ myViewings { id } }'),
  row('signedIn', 'Query.exportMyViewingData', '{ exportMyViewingData }'),
  row('signedIn', 'Query.myConversations', '{ myConversations { total } }'),
  row('signedIn', 'Query.myUnconfirmedConversations', '{ myUnconfirmedConversations { total } }'),
  row('signedIn', 'Query.exportMyMessages', '{ exportMyMessages }'),
  row('signedIn', 'Query.emailPreferences', '{ emailPreferences { savedHomeChanges } }'),
  row('signedIn', 'Query.exportMyEmailData', '{ exportMyEmailData }'),
  row('signedIn', 'Query.savedProperties', '{ savedProperties { total } }'),
  row('signedIn', 'Query.savedPropertyIds', '{ savedPropertyIds }'),
  row('signedIn', 'Query.savedSearches', '{ savedSearches { id } }'),
  row('signedIn', 'Query.exportMySavedData', '{ exportMySavedData }'),
  row('signedIn', 'Mutation.changeName', 'mutation { changeName(name: "B. Person") { id } }'),
  row('signedIn', 'Mutation.changePhone', 'mutation { changePhone(phone: "020 7946 0123") { id } }'),
  row(
    'signedIn',
    'Mutation.changePassword',
    'mutation { changePassword(currentPassword: "wrong", password: "a long enough one", confirmPassword: "a long enough one") { id } }',
  ),
  row(
    'signedIn',
    'Mutation.changeEmail',
    'mutation { changeEmail(email: "new@example.org", password: "wrong") { accepted } }',
  ),
  row('signedIn', 'Mutation.endOtherDevices', 'mutation { endOtherDevices { id } }'),
  row('signedIn', 'Mutation.exportMyData', 'mutation { exportMyData }'),
  row('signedIn', 'Mutation.closeAccount', 'mutation { closeAccount(password: "wrong") { accepted } }'),
  row(
    'signedIn',
    'Mutation.changeEmailPreferences',
    'mutation { changeEmailPreferences(input: { savedHomeChanges: true }) { savedHomeChanges } }',
  ),
  row(
    'signedIn',
    'Mutation.createSavedSearch',
    'mutation { createSavedSearch(input: { name: "All", listingType: rent }) { id } }',
  ),
  row('agents', 'Query.agencyListings', '{ agencyListings { total } }'),
  row(
    'agents',
    'Query.addressPin',
    '{ addressPin(address: "1 Example Road, London SW4 7AA") { precision } }',
  ),
  row('agents', 'Query.agencyLeads', '{ agencyLeads { total } }'),
  row(
    'agents',
    'Mutation.requestUpload',
    'mutation { requestUpload(input: { kind: image, fileName: "a.png", contentType: "image/png", bytes: 1 }) { expiresAt } }',
  ),
  row('agents', 'Mutation.openDashboard', 'mutation { openDashboard { newSince } }'),
  row('agents', 'Mutation.markActivitySeen', 'mutation { markActivitySeen { newSince } }'),
  row(
    'agencyOwners',
    'Mutation.inviteColleague',
    'mutation { inviteColleague(email: "new@example.org", role: owner) { id } }',
  ),
  row(
    'agencyOwners',
    'Mutation.changeAgencyProfile',
    'mutation { changeAgencyProfile(input: { description: "Homes since 1923." }) { id } }',
  ),
  row('signedIn', 'Mutation.beginPasskey', 'mutation { beginPasskey { challenge } }'),
  row(
    'signedIn',
    'Mutation.addPasskey',
    'mutation { addPasskey(challenge: "nonsense", response: "{}") { recoveryCodes } }',
  ),
  row('signedIn', 'Mutation.beginAuthenticator', 'mutation { beginAuthenticator { secret } }'),
  row(
    'signedIn',
    'Mutation.confirmAuthenticator',
    'mutation { confirmAuthenticator(code: "000000") { recoveryCodes } }',
  ),
  row('signedIn', 'Mutation.removeAuthenticator', 'mutation { removeAuthenticator { id } }'),
  row('signedIn', 'Mutation.makeRecoveryCodes', 'mutation { makeRecoveryCodes { recoveryCodes } }'),
  row('signedIn', 'Mutation.beginConfirmation', 'mutation { beginConfirmation { challenge } }'),
  row('signedIn', 'Mutation.confirmIdentity', 'mutation { confirmIdentity(password: "wrong") { accepted } }'),
  row(
    'agencyOwners',
    'Mutation.requireStrongSignIn',
    'mutation { requireStrongSignIn(required: false) { strongSignInRequired } }',
  ),
  row(
    'operations',
    'Mutation.resetStrongSignIn',
    'mutation { resetStrongSignIn(email: "nobody@example.org") { accepted } }',
  ),
  row('operations', 'Query.overview', '{ overview { at } }'),
  row('operations', 'Query.series', '{ series(names: [consumerLag]) { name } }'),
  row('operations', 'Query.queues', '{ queues { name } }'),
  row('operations', 'Query.jobs', '{ jobs(queue: "emails") { next } }'),
  row('operations', 'Query.findJobs', '{ findJobs(text: "nothing") { key } }'),
  row('operations', 'Query.job', '{ job(queue: "emails", key: "none") { data } }'),
  row('operations', 'Query.jobFailures', '{ jobFailures(queue: "emails") { kind } }'),
  row('operations', 'Query.countJobs', '{ countJobs(queue: "emails", filter: { key: "none" }) }'),
  row('operations', 'Query.jobRuns', '{ jobRuns(queue: "emails") { id } }'),
  row('operations', 'Mutation.retryJob', 'mutation { retryJob(queue: "emails", key: "none") { key } }'),
  row('operations', 'Mutation.discardJob', 'mutation { discardJob(queue: "emails", key: "none") { key } }'),
  row('operations', 'Mutation.pauseQueue', 'mutation { pauseQueue(queue: "none") { paused } }'),
  row('operations', 'Mutation.resumeQueue', 'mutation { resumeQueue(queue: "none") { paused } }'),
  row(
    'operations',
    'Mutation.retryJobs',
    'mutation { retryJobs(queue: "emails", filter: { key: "none" }) { matched } }',
  ),
  row(
    'operations',
    'Mutation.discardJobs',
    'mutation { discardJobs(queue: "emails", filter: { key: "none", state: failed }) { matched } }',
  ),
  row('operations', 'Mutation.revealJob', 'mutation { revealJob(queue: "emails", key: "none") { data } }'),
  row('operations', 'Query.topics', '{ topics { name } }'),
  row('operations', 'Query.consumers', '{ consumers { name } }'),
  row(
    'operations',
    'Query.eventLog',
    '{ eventLog(topic: "lintel.listing", filter: { subject: "none" }) { next } }',
  ),
  row('operations', 'Query.findEvents', '{ findEvents(text: "nothing") { id } }'),
  row(
    'operations',
    'Query.parkedEvents',
    '{ parkedEvents(topic: "lintel.listing", consumer: "none") { next } }',
  ),
  row(
    'operations',
    'Query.countParked',
    '{ countParked(topic: "lintel.listing", consumer: "none", filter: {}) }',
  ),
  row('operations', 'Query.countReplay', '{ countReplay(topic: "lintel.listing", consumer: "none") }'),
  row(
    'operations',
    'Mutation.retryParked',
    'mutation { retryParked(topic: "lintel.listing", consumer: "none", filter: {}) { done } }',
  ),
  row(
    'operations',
    'Mutation.discardParked',
    'mutation { discardParked(topic: "lintel.listing", consumer: "none", filter: {}, reason: "no") { done } }',
  ),
  row(
    'operations',
    'Mutation.revealParked',
    'mutation { revealParked(topic: "lintel.listing", consumer: "none", key: "1") { data } }',
  ),
  row(
    'operations',
    'Mutation.replayConsumer',
    'mutation { replayConsumer(topic: "lintel.listing", consumer: "none") { events } }',
  ),
  row('operations', 'Query.pendingAgencies', '{ pendingAgencies { id } }'),
  row('operations', 'Query.agencies', '{ agencies(q: "") { id } }'),
  row('operations', 'Query.findListings', '{ findListings(q: "1") { id } }'),
  row('operations', 'Query.people', '{ people(q: "nobody@example.org") { id } }'),
  row('operations', 'Query.mailbox', '{ mailbox { readable } }'),
  row('operations', 'Query.emails', '{ emails { next } }'),
  row('operations', 'Query.emailFailures', '{ emailFailures { count } }'),
  row('operations', 'Query.failedEmails', '{ failedEmails }'),
  row(
    'operations',
    'Mutation.resendFailedEmails',
    'mutation { resendFailedEmails(cause: "none") { queued } }',
  ),
  row('operations', 'Mutation.sendDueAlerts', 'mutation { sendDueAlerts(frequency: weekly) }'),
  row(
    'operations',
    'Mutation.grantRole',
    'mutation { grantRole(email: "nobody@example.org", role: user) { accepted } }',
  ),
];
