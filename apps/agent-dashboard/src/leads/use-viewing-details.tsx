import { agencyViewing, type AgencyViewing } from '../viewings/agency-viewings-queries.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { tellError } from '../shared/outcome.js';
import { ViewingDetailsDialog } from '../viewings/viewing-details-dialog.js';

/** Shows a viewing over the page it is named on. */
export function useViewingDetails(account: string): {
  readonly show: (id: string) => void;
  /** The id of the one that is being fetched. */
  readonly loading: string | undefined;
  readonly dialog: ReactNode;
} {
  const queries = useQueryClient();
  const [viewing, setViewing] = useState<AgencyViewing>();
  const [open, setOpen] = useState(false);
  const fetching = useMutation({
    mutationFn: async (id: string) => {
      const found = await queries.fetchQuery(agencyViewing(account, id));
      if (!found) throw new Error('There is no such viewing');
      return found;
    },
    networkMode: 'always',
    onSuccess: (found) => {
      setViewing(found);
      setOpen(true);
    },
    onError: (error) => tellError('This viewing could not be opened', error),
  });
  return {
    show: fetching.mutate,
    loading: fetching.isPending ? fetching.variables : undefined,
    dialog: viewing && <ViewingDetailsDialog viewing={viewing} open={open} onClose={() => setOpen(false)} />,
  };
}
