import { Button, Dialog, Input } from '@lintel/ui';
import {
  alertFrequencies,
  savedSearches,
  shell,
  toSaved,
  type AlertFrequency,
  type ResultsSearch,
  type SavedSearch,
} from '@lintel/web';
import { useId, useState, type FormEvent } from 'react';
import { proposedName } from './proposed-name.js';

const frequencyText: Record<AlertFrequency, string> = { daily: 'Daily', weekly: 'Weekly' };
const longestName = 120;

interface SaveSearchDialogProps {
  readonly search: ResultsSearch;
  /** As it was saved before. */
  readonly saved: SavedSearch | undefined;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function SaveSearchDialog({ search, saved, open, onOpenChange }: SaveSearchDialogProps) {
  const form = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Save this search"
      description="Accounts are not open yet: it is kept in this browser only, and no alerts are sent until you have an account."
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          {saved && (
            <Button
              variant="quiet"
              className="mr-auto"
              onClick={() => {
                savedSearches().remove(saved.id);
                onOpenChange(false);
                shell().toast({ title: 'Saved search removed' });
              }}
            >
              Remove
            </Button>
          )}
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" type="submit" form={form}>
            Save search
          </Button>
        </div>
      }
    >
      <SaveSearchForm id={form} search={search} saved={saved} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** Mounted while the dialog is open, so that each opening starts from the search as it is then. */
function SaveSearchForm({
  id,
  search,
  saved,
  onDone,
}: Pick<SaveSearchDialogProps, 'search' | 'saved'> & { id: string; onDone: () => void }) {
  const [name, setName] = useState(saved?.name ?? proposedName(search));
  const [frequency, setFrequency] = useState<AlertFrequency>(saved?.alertFrequency ?? 'daily');
  const [error, setError] = useState<string>();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === '') {
      setError('Give the search a name, so that you find it again.');
      return;
    }
    const now = new Date();
    const kept = savedSearches().save(
      toSaved(search, {
        id: saved?.id ?? `search-${now.getTime()}`,
        name: name.trim(),
        dateCreated: saved?.dateCreated ?? now.toISOString(),
        alertFrequency: frequency,
      }),
    );
    onDone();
    shell().toast(
      kept
        ? {
            title: 'Search saved on this device',
            description: `Alerts (${frequencyText[frequency].toLowerCase()}) start once you have an account.`,
            tone: 'success',
          }
        : {
            title: 'Search saved for this visit only',
            description: 'Your browser does not let this page keep anything for longer.',
          },
    );
  };
  return (
    <form id={id} noValidate onSubmit={onSubmit} className="flex flex-col gap-6">
      <Input
        label="Name"
        required
        maxLength={longestName}
        value={name}
        error={error}
        onChange={({ target }) => {
          setName(target.value);
          setError(undefined);
        }}
      />
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">Alert me about new homes</legend>
        <div className="flex gap-3">
          {alertFrequencies.map((choice) => (
            <label
              key={choice}
              className="flex min-h-12 flex-1 cursor-pointer items-center gap-3 rounded-control border border-edge px-4 hover:border-ink has-checked:border-ink has-checked:bg-sunken"
            >
              <input
                type="radio"
                name={`${id}-frequency`}
                checked={frequency === choice}
                onChange={() => setFrequency(choice)}
                className="size-4.5 accent-brick"
              />
              {frequencyText[choice]}
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
