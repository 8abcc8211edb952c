import { Alert, Button, Input } from '@lintel/ui';
import {
  longestSearchName,
  shell,
  toSaved,
  type AlertFrequency,
  type KeptOn,
  type SavedSearch,
  type Toast,
} from '@lintel/web';
import type { ResultsSearch } from '../results-address.js';
import { savedSearches } from '../../saved/saved-searches-of.js';
import { useLocation, useNavigate } from '@lintel/web/router';
import { useState, type FormEvent } from 'react';
import { frequencyMeaning } from '../../saved/searches/frequency-words.js';
import { failureText } from '../../saved/searches/search-changes.js';
import { FrequencyChoice } from './frequency-choice.js';
import { proposedName } from './proposed-name.js';

const toasts: Record<KeptOn, (frequency: AlertFrequency) => Toast> = {
  account: (frequency) => ({
    title: 'Search saved',
    description: frequencyMeaning[frequency],
    tone: 'success',
  }),
  device: () => ({
    title: 'Search saved on this device',
    description: 'Alerts start when you sign in.',
    tone: 'success',
  }),
  page: () => ({
    title: 'Search saved for this visit only',
    description: 'Your browser does not let this page keep anything for longer.',
  }),
};

interface SaveSearchFormProps {
  readonly id: string;
  readonly search: ResultsSearch;
  readonly saved: SavedSearch | undefined;
  readonly signedIn: boolean;
  readonly onSaving: (saving: boolean) => void;
  readonly onDone: () => void;
}

/** Mounted while the dialog is open, so that each opening starts from the search as it is then. */
export function SaveSearchForm({ id, search, saved, signedIn, onSaving, onDone }: SaveSearchFormProps) {
  const [name, setName] = useState(saved?.name ?? proposedName(search));
  const [frequency, setFrequency] = useState<AlertFrequency>(saved?.alertFrequency ?? 'daily');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();

  /** @returns where it is kept now, or undefined when it is not */
  const keep = async (): Promise<KeptOn | undefined> => {
    setFailure(undefined);
    if (name.trim() === '') {
      setError('Give the search a name, so that you find it again.');
      return undefined;
    }
    const now = new Date();
    onSaving(true);
    try {
      return await savedSearches().save(
        toSaved(search, {
          id: saved?.id ?? `search-${now.getTime()}`,
          name: name.trim(),
          dateCreated: saved?.dateCreated ?? now.toISOString(),
          alertFrequency: frequency,
        }),
      );
    } catch (reason) {
      setFailure(reason);
      return undefined;
    } finally {
      onSaving(false);
    }
  };
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const kept = await keep();
    if (!kept) return;
    onDone();
    shell().toast(toasts[kept](frequency));
  };
  const signIn = async (): Promise<void> => {
    if (await keep()) void navigate('/auth', { state: { from: pathname + query } });
  };

  return (
    <form id={id} noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-6">
      {failure !== undefined && (
        <Alert title="The search was not saved" error={failure}>
          {failureText(failure)}
        </Alert>
      )}
      <Input
        label="Name"
        required
        maxLength={longestSearchName}
        value={name}
        error={error}
        onChange={({ target }) => {
          setName(target.value);
          setError(undefined);
        }}
      />
      <FrequencyChoice
        chosen={frequency}
        onChoose={setFrequency}
        hint={signedIn ? frequencyMeaning[frequency] : 'Alerts start when you sign in.'}
      />
      {!signedIn && (
        <Alert
          tone="plain"
          title="Alerts need an account"
          actions={<Button onClick={() => void signIn()}>Sign In</Button>}
        >
          The search is kept on this device while you sign in, and is on your account afterwards.
        </Alert>
      )}
    </form>
  );
}
