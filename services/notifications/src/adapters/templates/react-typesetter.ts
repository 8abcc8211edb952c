// First: it decides which React all of these get.
import './deployed-react.js';
import type { Brand } from '@lintel/service-kit';
import { isNoticeLetter, type Letter, type LetterContent, type Typesetter } from '../../domain/letter.js';
import { accountEmailChanged } from './account-email-changed.js';
import { accountLink } from './account-link.js';
import { accountNotice } from './account-notice.js';
import { agencyApproved } from './agency-approved.js';
import { agencyNews } from './agency-news.js';
import { agencyInvitation } from './agency-invitation.js';
import { contactEnquiry } from './contact-enquiry.js';
import { conversationAway } from './conversation-away.js';
import { enquiryConfirmation } from './enquiry-confirmation.js';
import { enquiryReceipt } from './enquiry-receipt.js';
import { newsletterConfirmation } from './newsletter-confirmation.js';
import { reportSettled } from './report-settled.js';
import { operationsAlert } from './operations-alert.js';
import { savedHomeChanged } from './saved-home-changed.js';
import { savedSearchDigest } from './saved-search-digest.js';
import { type Look, LookContext, lookOf } from './parts/theme.js';
import { plainTextOf } from './plain-text.js';
import { viewing } from './viewing.js';
import { webhookDisabled } from './webhook-disabled.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Mail programs lay tables out by the rules of this one. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** What React adds for a browser to fetch pictures early, which a letter must not. Content cannot hold any: its markup is escaped. */
const PRELOADS = /<link rel="preload"[^>]*>/g;

/** Letters as React components, written out as HTML in one pass, since nothing in them waits for anything; the text is made of that. */
export class ReactTypesetter implements Typesetter {
  private readonly look: Look;

  constructor(brand: Brand) {
    this.look = lookOf(brand);
  }

  async set(content: LetterContent): Promise<Letter> {
    const { subject, body } = fill(content, this.look.name);
    const page = createElement(LookContext.Provider, { value: this.look }, body);
    const html = DOCTYPE + renderToStaticMarkup(page).replace(PRELOADS, '');
    return { subject, html, text: plainTextOf(html) };
  }
}

function fill(content: LetterContent, brand: string) {
  if (isNoticeLetter(content)) return accountNotice(content, brand);
  switch (content.template) {
    case 'newsletter-confirmation':
      return newsletterConfirmation(content, brand);
    case 'account-email-changed':
      return accountEmailChanged(content, brand);
    case 'agency-approved':
      return agencyApproved(content, brand);
    case 'agency-held':
    case 'agency-suspended':
    case 'agency-reinstated':
    case 'agency-name-approved':
    case 'agency-name-refused':
      return agencyNews(content, brand);
    case 'agency-invitation':
      return agencyInvitation(content, brand);
    case 'saved-search-digest':
      return savedSearchDigest(content, brand);
    case 'saved-home-changed':
      return savedHomeChanged(content, brand);
    case 'contact-enquiry':
      return contactEnquiry(content, brand);
    case 'enquiry-confirmation':
      return enquiryConfirmation(content, brand);
    case 'enquiry-receipt':
      return enquiryReceipt(content, brand);
    case 'conversation-away':
      return conversationAway(content, brand);
    case 'report-settled':
      return reportSettled(content, brand);
    case 'webhook-disabled':
      return webhookDisabled(content, brand);
    case 'operations-alert':
      return operationsAlert(content, brand);
    case 'account-confirm':
    case 'account-change-email':
    case 'account-reset':
    case 'account-already-registered':
      return accountLink(content, brand);
    default:
      return viewing(content, brand);
  }
}
