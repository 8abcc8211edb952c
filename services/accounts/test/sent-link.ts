import type { CloudEvent } from '@lintel/contracts';
import type { Harness } from '@lintel/testing';

/** The token of a link of that purpose, or in the notice of that name, made as whoever e-mails it makes it. */
export function sentLink(events: readonly CloudEvent[], { linkKey }: Harness, purpose: string, nth = -1) {
  const sent = events
    .filter(({ type }) => /account-(link|notice)\.requested/.test(type))
    .map(({ data }) => data as Record<string, string>)
    .filter((one) => (one['purpose'] ?? one['notice']) === purpose);
  const { accountId, request, expiresAt } = sent.at(nth)!;
  const link = { subject: accountId!, purpose, request: request! };
  return linkKey.sign({ ...link, expiresAt: new Date(expiresAt!) });
}
