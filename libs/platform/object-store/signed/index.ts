/**
 * Signed addresses that lead to ourselves: an engine's own can limit neither size nor use, and would need to be reached by the public. Shared by the
 * adapters, for the promise is one.
 */
export { AddressSigner, type Permit } from './address-signer.js';
export { BodyTooLarge } from './body-too-large.js';
export { SignedRequests, type SignedStore, type Upload, type UsedAddress } from './signed-requests.js';
