import type { Clock } from '@lintel/kernel';
import type { EmailLinks } from '../email-links.js';
import type { EmailPreferences, PersonStore, PreferenceStore } from '../person-store.js';

export type StopOutcome = 'stopped' | 'alreadyStopped' | 'invalid';

/** Which e-mails people want beside those that they ask for. */
export class PreferencesHandler {
  constructor(
    private readonly preferences: PreferenceStore,
    private readonly people: PersonStore,
    private readonly links: EmailLinks,
    private readonly clock: Clock,
  ) {}

  /** Null for an account that is closed. */
  async read(accountId: string): Promise<EmailPreferences | null> {
    return (await this.isClosed(accountId)) ? null : this.preferences.find(accountId);
  }

  /** Null, and nothing kept, for an account that is closed. */
  async change(accountId: string, preferences: EmailPreferences): Promise<EmailPreferences | null> {
    if (await this.isClosed(accountId)) return null;
    await this.preferences.save(accountId, preferences, this.clock.now());
    // Closed meanwhile: known as such first, erased then, so that one of the two finds what was written.
    if (!(await this.isClosed(accountId))) return preferences;
    await this.preferences.erase(accountId);
    return null;
  }

  /** By the link in any e-mail about saved homes. */
  async stopSavedHomes(token: string): Promise<StopOutcome> {
    const link = await this.links.readEndSavedHomes(token, this.clock.now());
    if (!link.ok) return 'invalid';
    const known = await this.read(link.value);
    if (!known?.savedHomeChanges) return 'alreadyStopped';
    const stopped = await this.change(link.value, { ...known, savedHomeChanges: false });
    return stopped ? 'stopped' : 'alreadyStopped';
  }

  private async isClosed(accountId: string): Promise<boolean> {
    const person = await this.people.find(accountId);
    return !!person?.closedAt;
  }
}
