import { oneLine } from '../../domain/display-text.js';
import type { AlertFacts } from '../../domain/email.js';
import type { EmailLinks } from '../email-links.js';
import { type ComposedEmail, drop } from './composed-email.js';

/** After this long another reminder follows, or somebody looks into it. */
const REMINDER_MS = 1_800_000;

/** Tells whoever is on call what is the matter with the installation. */
export class AlertEmail {
  constructor(private readonly links: EmailLinks) {}

  compose({ address, ...alert }: AlertFacts, now: Date): ComposedEmail {
    if (alert.kind === 'reminded' && now.getTime() - alert.at.getTime() > REMINDER_MS)
      return drop('a later reminder follows, or somebody looks into it');
    return {
      kind: 'send',
      address,
      name: undefined,
      thread: `alert:${alert.alert}`,
      content: {
        ...alert,
        title: oneLine(alert.title),
        reason: alert.reason === null ? undefined : oneLine(alert.reason),
        page: this.links.page(`/operations/alerts?id=${encodeURIComponent(alert.alert)}`),
      },
    };
  }
}
