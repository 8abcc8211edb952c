import { Button, Dialog } from '@lintel/ui';
import { useSession, type SavedSearch } from '@lintel/web';
import type { ResultsSearch } from '../results-address.js';
import { useId, useState } from 'react';
import { deleteSearch } from '../../saved/searches/search-changes.js';
import { SaveSearchForm } from './save-search-form.js';

interface SaveSearchDialogProps {
  readonly search: ResultsSearch;
  /** As it was saved before. */
  readonly saved: SavedSearch | undefined;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function SaveSearchDialog({ search, saved, open, onOpenChange }: SaveSearchDialogProps) {
  const form = useId();
  const signedIn = useSession().status === 'signedIn';
  const [saving, setSaving] = useState(false);
  const close = (): void => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Save this search"
      description={
        signedIn
          ? 'It is kept on your account, with your other saved searches.'
          : 'Without an account it is kept in this browser only, and no alerts are sent.'
      }
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          {saved && (
            <Button
              variant="quiet"
              className="mr-auto"
              disabled={saving}
              onClick={() => {
                close();
                deleteSearch(saved);
              }}
            >
              Remove
            </Button>
          )}
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" type="submit" form={form} busy={saving}>
            Save search
          </Button>
        </div>
      }
    >
      <SaveSearchForm
        id={form}
        search={search}
        saved={saved}
        signedIn={signedIn}
        onSaving={setSaving}
        onDone={close}
      />
    </Dialog>
  );
}
