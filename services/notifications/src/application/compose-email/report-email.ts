import { reportersSeal, type SealKey } from '@lintel/service-kit';
import { oneLine } from '../../domain/display-text.js';
import type { ReportFacts, VisitorReportFacts } from '../../domain/email.js';
import type { LetterContent } from '../../domain/letter.js';
import { type ComposedEmail, drop } from './composed-email.js';

export const reportLetter = ({ about, home, outcome }: ReportFacts) => ({
  template: 'report-settled' as const,
  about,
  title: oneLine(home.title),
  outcome,
});

/** Tells a visitor who left an address what became of what they reported. */
export class ReportEmail {
  constructor(private readonly key: SealKey) {}

  compose({ sealedAddress, ...facts }: VisitorReportFacts): ComposedEmail {
    const address = this.key.open(sealedAddress, reportersSeal);
    if (address === null) return drop('the address cannot be read any more');
    const content: LetterContent = { ...reportLetter(facts), name: undefined };
    return { kind: 'send', address, name: undefined, content };
  }
}
