import { Button, CalendarIcon } from '@lintel/ui';
import { viewingCalendar, type Viewing, type ViewingClaim } from './viewings-queries.js';
import { useMutation } from '@tanstack/react-query';
import { useViewingChanges } from './use-viewing-changes.js';

interface CalendarButtonProps {
  readonly viewing: Viewing;
  readonly claim: ViewingClaim;
}

/** The arranged time as a file for the visitor's own calendar; a later one changes the entry that an earlier one made. */
export function CalendarButton({ viewing, claim }: CalendarButtonProps) {
  const { failed, again } = useViewingChanges();
  const fetching = useMutation({
    mutationFn: () => viewingCalendar(claim),
    onSuccess: (file) => {
      if (file === null) again();
      else saveFile(`viewing-${viewing.start?.date ?? viewing.date.date}.ics`, file);
    },
    onError: failed('The calendar file could not be made'),
  });
  return (
    <Button
      variant="quiet"
      busy={fetching.isPending}
      aria-label={`Add to calendar: ${viewing.propertyTitle}`}
      onClick={() => fetching.mutate()}
    >
      {!fetching.isPending && <CalendarIcon aria-hidden />}
      Add to calendar
    </Button>
  );
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
