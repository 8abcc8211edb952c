import { randomUUID } from 'node:crypto';
import type { Ground } from '../ground.ts';
import { allowed } from '../held.ts';
import {
  aHome,
  aKnownHome,
  dayAhead,
  enquiryForm,
  requestViewing,
  sendEnquiry,
  viewingForm,
} from '../homes.ts';
import { anAgent, anEmail, aPerson } from '../people.ts';

/** What the victims have, by the id that an attacker came by. */
export async function victims(ground: Ground) {
  const agent = await anAgent(ground);
  const buyer = await aPerson(ground);
  const { browser } = buyer;
  const draft = await aHome(agent, { listingType: 'rent', price: null });
  const home = await aKnownHome(ground, agent);
  const sent = allowed(
    await browser.ask(sendEnquiry, { input: enquiryForm(home, { name: undefined, email: undefined }) }),
  );
  const viewing = allowed(
    await browser.ask(requestViewing, { input: viewingForm(home, { email: buyer.email, name: buyer.name }) }),
  ).requestViewing.id as string;
  const saved = allowed(
    await browser.ask('mutation { createSavedSearch(input: { name: "Flats", listingType: sale }) { id } }'),
  ).createSavedSearch.id as string;
  const list = allowed(
    await browser.ask('mutation { createSharedList(name: "Ours") { path list { id } } }'),
  ).createSharedList;
  const homes = allowed(
    await browser.ask(
      `mutation ($list: SharedListKey!, $home: Int!) {
         addToSharedList(list: $list, listingId: $home, name: "Sam") { id }
         writeInSharedList(list: $list, listingId: $home, text: "Too dear", name: "Sam") { homes { notes { id } } } }`,
      { list: { id: list.list.id }, home },
    ),
  ).writeInSharedList.homes;
  allowed(
    await agent.browser.ask(
      'mutation ($id: Int!) { saveListingForm(listingId: $id, version: 1, content: "{\\"title\\":\\"secret\\"}") { savedAt } }',
      { id: draft },
    ),
  );
  const upload = allowed(
    await agent.browser.ask(
      'mutation { requestUpload(input: { kind: image, fileName: "a.png", contentType: "image/png", bytes: 100 }) { upload { id } } }',
    ),
  ).requestUpload.upload.id as string;
  const bulk = allowed(
    await agent.browser.ask(
      'mutation ($id: Int!) { startBulkChange(input: { ids: [$id], status: underOffer }) { id } }',
      {
        id: home,
      },
    ),
  ).startBulkChange.id as string;
  const { invitations } = allowed(
    await agent.browser.ask(
      'mutation ($e: String!) { inviteColleague(email: $e, role: negotiator) { invitations { id } } }',
      { e: anEmail('invited') },
    ),
  ).inviteColleague;
  const { leads } = allowed(await agent.browser.ask('{ agencyLeads { leads { id } } }')).agencyLeads;
  const { devices } = allowed(await browser.ask('{ me { devices { id } } }')).me;
  return {
    agent,
    buyer,
    draft,
    home,
    viewing,
    saved,
    list: list.list.id as string,
    listPath: list.path as string,
    note: homes[0].notes[0].id as string,
    upload,
    bulk,
    conversation: sent.sendEnquiry.conversation.id as string,
    message: sent.sendEnquiry.messageId as string,
    invitation: invitations[0].id as string,
    lead: leads[0].id as string,
    device: devices[0].id as string,
  };
}
type Victims = Awaited<ReturnType<typeof victims>>;

/** What each operation is given. One that is not here is given ids that are nobody's. */
export const rowsOf = (v: Victims): Readonly<Record<string, Readonly<Record<string, unknown>>>> => {
  const onHome = { id: v.draft };
  const onViewing = { id: v.viewing };
  const onList = { list: { id: v.list } };
  const when = { date: dayAhead(9), time: '11:30' };
  const key = () => ({ idempotencyKey: randomUUID() });
  return {
    'Query.listing': onHome,
    'Query.listingState': onHome,
    'Query.listingsByIds': { ids: [v.draft] },
    'Query.agencyListing': onHome,
    'Query.auditTrail': { subject: v.agent.id },
    'Query.uploads': { ids: [v.upload] },
    'Query.listingForm': { listingId: v.draft },
    'Query.bulkChange': { id: v.bulk },
    'Query.conversation': { id: v.conversation },
    'Query.agencyConversations': { listingId: v.home },
    'Query.agencyLead': { id: v.lead },
    'Query.agencyViewings': { listingId: v.home },
    'Query.standingViewings': { listingIds: [v.home] },
    'Query.viewing': onViewing,
    'Query.viewingSlots': { listingId: v.draft, from: dayAhead(1) },
    'Query.alternativeViewingTimes': onViewing,
    'Query.viewingCalendar': onViewing,
    'Mutation.endDevice': { id: v.device },
    'Mutation.endSessionsOf': { accountId: v.agent.id },
    'Mutation.lockAccount': { accountId: v.agent.id, locked: true },
    'Mutation.approveAgency': { id: v.agent.agency },
    'Mutation.refuseAgencyName': { id: v.agent.agency },
    'Mutation.holdAgency': { id: v.agent.agency, note: 'Your licence?' },
    'Mutation.suspendAgency': { id: v.agent.agency, reason: 'No licence' },
    'Mutation.reinstateAgency': { id: v.agent.agency },
    'Mutation.cancelInvitation': { id: v.invitation },
    'Mutation.changeColleagueRole': { accountId: v.agent.id, role: 'negotiator' },
    'Mutation.removeColleague': { accountId: v.agent.id },
    'Mutation.updateListing': { ...onHome, version: 1, input: { title: 'Taken over' } },
    'Mutation.changeListingStatus': { ...onHome, status: 'let' },
    'Mutation.removeListing': onHome,
    'Mutation.restoreListing': onHome,
    'Mutation.takeDownListing': { ...onHome, reason: 'other' },
    'Mutation.archiveListing': onHome,
    'Mutation.unarchiveListing': onHome,
    'Mutation.finishUpload': { id: v.upload },
    'Mutation.discardUpload': { id: v.upload },
    'Mutation.setAgencyLogo': { upload: v.upload },
    'Mutation.saveListingForm': { listingId: v.draft, version: 1, content: '{}' },
    'Mutation.discardListingForm': { listingId: v.draft },
    'Mutation.undoBulkChange': { id: v.bulk },
    'Mutation.recordListingView': onHome,
    'Mutation.sendEnquiry': { input: enquiryForm(v.draft) },
    'Mutation.sendMessage': { conversationId: v.conversation, message: 'Hello', ...key() },
    'Mutation.writeAboutViewing': { viewingId: v.viewing, message: 'Hello', ...key() },
    'Mutation.markConversationRead': { conversationId: v.conversation, upTo: v.message },
    'Mutation.saveProperty': onHome,
    'Mutation.mergeSavedProperties': { ids: [v.draft] },
    'Mutation.hideProperty': onHome,
    'Mutation.mergeHiddenProperties': { ids: [v.draft] },
    'Mutation.writePropertyNote': { ...onHome, text: 'Theirs' },
    'Mutation.mergePropertyNotes': { notes: [{ ...onHome, text: 'Theirs' }] },
    'Query.sharedList': onList,
    'Mutation.renameSharedList': { id: v.list, name: 'Mine' },
    'Mutation.renewSharedListLink': { id: v.list },
    'Mutation.endSharedListLink': { id: v.list },
    'Mutation.deleteSharedList': { id: v.list },
    'Mutation.addToSharedList': { ...onList, listingId: v.home, name: 'Another' },
    'Mutation.removeFromSharedList': { ...onList, listingId: v.home },
    'Mutation.writeInSharedList': { ...onList, listingId: v.home, text: 'Theirs', name: 'Another' },
    'Mutation.removeSharedListNote': { ...onList, noteId: v.note },
    'Mutation.voteInSharedList': { ...onList, listingId: v.home, vote: 'no', name: 'Another' },
    'Mutation.renameSavedSearch': { id: v.saved, name: 'Mine' },
    'Mutation.changeAlertFrequency': { id: v.saved, frequency: 'off' },
    'Mutation.deleteSavedSearch': { id: v.saved },
    'Query.savedSearchFeed': { id: v.saved },
    'Mutation.renewSavedSearchFeed': { id: v.saved },
    'Mutation.endSavedSearchFeed': { id: v.saved },
    'Mutation.requestViewing': { input: viewingForm(v.draft) },
    'Mutation.confirmViewing': { input: onViewing },
    'Mutation.declineViewing': onViewing,
    'Mutation.rejectViewing': onViewing,
    'Mutation.proposeViewingTime': { input: { ...onViewing, ...when } },
    'Mutation.moveViewing': { input: { ...onViewing, ...when } },
    'Mutation.enterViewing': {
      input: { listingId: v.home, name: 'A. Caller', phone: '020 7946 0124', ...when },
    },
    'Mutation.honourViewings': { ids: [v.viewing] },
    'Mutation.keepViewingTime': onViewing,
    'Mutation.acceptProposedTime': { input: { ...onViewing, proposal: randomUUID() } },
    'Mutation.refuseProposedTime': { input: { ...onViewing, proposal: randomUUID() } },
    'Mutation.requestReschedule': { input: { ...onViewing, dates: [when.date], times: [when.time] } },
    'Mutation.cancelViewing': { input: onViewing },
    'Mutation.saveViewingNotes': { ...onViewing, notes: 'Loud' },
  };
};
