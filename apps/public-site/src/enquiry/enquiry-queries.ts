import { request } from '@lintel/web';
import {
  SendEnquiryDocument,
  type EnquiryInput,
  type SendEnquiryMutation,
  RequestViewingDocument,
  type ViewingRequestInput,
} from './enquiry.generated.js';

/** The contact form. What is wrong with its fields are issues of an `ApiError`, such as `input.phone`. */
export const sendEnquiry = async (input: EnquiryInput): Promise<SendEnquiryMutation['sendEnquiry']> =>
  (await request(SendEnquiryDocument, { input })).sendEnquiry;

/** With or without an account. A repeated request of the same key and content is one request. */
export const requestViewing = async (input: ViewingRequestInput): Promise<boolean> =>
  (await request(RequestViewingDocument, { input })).requestViewing.accepted;
