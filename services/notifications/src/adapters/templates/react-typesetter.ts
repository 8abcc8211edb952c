import { render, toPlainText } from '@react-email/render';
import { isNoticeLetter, type Letter, type LetterContent, type Typesetter } from '../../domain/letter.js';
import { accountEmailChanged } from './account-email-changed.js';
import { accountLink } from './account-link.js';
import { accountNotice } from './account-notice.js';
import { agencyApproved } from './agency-approved.js';
import { agencyInvitation } from './agency-invitation.js';
import { contactEnquiry } from './contact-enquiry.js';
import { conversationAway } from './conversation-away.js';
import { enquiryConfirmation } from './enquiry-confirmation.js';
import { enquiryReceipt } from './enquiry-receipt.js';
import { newsletterConfirmation } from './newsletter-confirmation.js';
import { savedHomeChanged } from './saved-home-changed.js';
import { savedSearchDigest } from './saved-search-digest.js';
import { plainText } from './plain-text.js';
import { viewing } from './viewing.js';

/** What React leaves between texts for a browser to wake up. Content cannot hold any: its markup is escaped. */
const BOUNDARIES = /<!--.*?-->/g;

/** Letters as React components, written out as HTML; the text is made of that. */
export class ReactTypesetter implements Typesetter {
  async set(content: LetterContent): Promise<Letter> {
    const { subject, body } = fill(content);
    const html = (await render(body)).replace(BOUNDARIES, '');
    return { subject, html, text: toPlainText(html, plainText) };
  }
}

function fill(content: LetterContent) {
  if (isNoticeLetter(content)) return accountNotice(content);
  switch (content.template) {
    case 'newsletter-confirmation':
      return newsletterConfirmation(content);
    case 'account-email-changed':
      return accountEmailChanged(content);
    case 'agency-approved':
      return agencyApproved(content);
    case 'agency-invitation':
      return agencyInvitation(content);
    case 'saved-search-digest':
      return savedSearchDigest(content);
    case 'saved-home-changed':
      return savedHomeChanged(content);
    case 'contact-enquiry':
      return contactEnquiry(content);
    case 'enquiry-confirmation':
      return enquiryConfirmation(content);
    case 'enquiry-receipt':
      return enquiryReceipt(content);
    case 'conversation-away':
      return conversationAway(content);
    case 'account-confirm':
    case 'account-change-email':
    case 'account-reset':
    case 'account-already-registered':
      return accountLink(content);
    default:
      return viewing(content);
  }
}
