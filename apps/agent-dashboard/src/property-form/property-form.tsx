import { zodResolver } from '@hookform/resolvers/zod';
import { Alert, Button } from '@lintel/ui';
import type { FormListing } from './property-form-queries.js';
import { useCallback, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { ConflictAlert, ConflictNotice, DecideFirst } from './conflict/conflict-notice.js';
import { useColleagueChanges } from './conflict/use-colleague-changes.js';
import { SavedLine } from './draft/saved-line.js';
import { useDraft } from './draft/use-draft.js';
import type { Beginning } from './form/beginning.js';
import { differs } from './form/merge.js';
import { propertySchema } from './form/property-schema.js';
import type { Contacts, PropertyValues } from './form/property-values.js';
import { LeaveDialog } from './leave/leave-dialog.js';
import { useLeaveGuard } from './leave/use-leave-guard.js';
import { BasicInformation } from './sections/basic-information.js';
import { ContactSection } from './sections/contact-section.js';
import { DocumentsSection } from './sections/documents-section.js';
import { ImagesSection } from './sections/images-section.js';
import { KeyFeatures } from './sections/key-features.js';
import { LocationSection } from './sections/location-section.js';
import { useLeaving } from '../leaving/use-leaving.js';
import { MaterialInformation } from './sections/material-information.js';
import { TextReading } from './sections/text-reading.js';
import { PublishDialog } from './publish/publish-dialog.js';
import { SessionNotice, useUnsaved } from './session-notice.js';
import { hasArrived, isOnItsWay } from './uploads/upload-item.js';
import { useUploads } from './uploads/use-uploads.js';
import { useSave } from './use-save.js';

const dashboard = '/agent/dashboard';

interface PropertyFormProps {
  /** Null for a new one. */
  readonly listing: FormListing | null;
  /** Who may be the contact. */
  readonly contacts: Contacts;
  /** Whose form it is. */
  readonly accountId: string;
  readonly beginning: Beginning;
  /** Whether something that was typed before is kept. */
  readonly kept: boolean;
}

/** Why the public does not see it. */
function StateNotice({ listing }: { listing: FormListing | null }) {
  if (listing?.state === 'archived')
    return (
      <Alert tone="plain" title="This property is archived">
        The public does not see it until it is brought back from the dashboard.
      </Alert>
    );
  if (listing?.state !== 'draft' || listing.missing.length === 0) return null;
  return (
    <Alert tone="plain" title="This property is a draft">
      {listing.missing.map(({ message }) => message).join(' ')}
    </Alert>
  );
}

/** The form of a property (specification, section 2). Whatever goes wrong, it stays with all that was typed. */
export function PropertyForm({ listing, contacts, accountId, beginning, kept }: PropertyFormProps) {
  const form = useForm<PropertyValues>({
    resolver: zodResolver(propertySchema),
    defaultValues: beginning.values,
    shouldFocusError: false,
  });
  const { queue, uploads } = useUploads(beginning.items);
  const idOf = useCallback(
    (key: string): string | null => {
      const item = queue.get().get(key);
      return item && hasArrived(item) ? item.id : null;
    },
    [queue],
  );
  const colleagues = useColleagueChanges({ listing, beginning, form, queue });
  const { base } = colleagues;
  const keeper = useDraft({ listingId: listing?.id ?? null, base, form, queue, idOf, kept });

  const values = useWatch({ control: form.control }) as PropertyValues;
  const [left, setLeft] = useState(false);
  const unsaved = !left && differs(base.values, values);
  useUnsaved(unsaved);
  const guard = useLeaveGuard(unsaved);
  const leaving = useLeaving();
  const { state, submit, answer } = useSave({
    listing,
    form,
    queue,
    idOf,
    colleagues,
    keeper,
    guard,
    leaving,
  });
  const busy = state.is === 'saving' || state.is === 'waiting';
  const onTheirWay = [...uploads.values()].filter(isOnItsWay).length;

  const discard = (): void => {
    setLeft(true);
    void keeper.end().catch((error: unknown) => console.error('What was kept could not be discarded', error));
    guard.leave();
  };

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} aria-label={listing ? 'Edit Property' : 'Add New Property'}>
        <div className="mb-6 grid gap-4 empty:hidden">
          <StateNotice listing={listing} />
        </div>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
          <div className="grid min-w-0 gap-6">
            <BasicInformation />
            <LocationSection distances={listing?.transportDistances ?? null} />
            <KeyFeatures />
            <MaterialInformation />
            <TextReading />
          </div>
          <div className="grid min-w-0 gap-6">
            <ImagesSection queue={queue} uploads={uploads} />
            <DocumentsSection queue={queue} uploads={uploads} />
            <ContactSection contacts={contacts} />
          </div>
        </div>
        <ConflictNotice colleagues={colleagues} />
        <div className="sticky bottom-0 z-20 -mx-4 mt-6 grid gap-3 border-t border-line bg-paper/95 px-4 py-3 backdrop-blur md:-mx-8 md:px-8">
          <div className="grid max-h-[45dvh] gap-3 overflow-y-auto empty:hidden">
            <SessionNotice accountId={accountId} />
            <ConflictAlert colleagues={colleagues} />
            {state.is === 'failed' && (
              <Alert title="Error saving property" error={state.error}>
                {state.text} Nothing you typed is lost.
              </Alert>
            )}
            {state.is === 'undecided' && <DecideFirst />}
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Button className="max-md:flex-1" disabled={busy} onClick={() => guard.go(dashboard)}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" className="max-md:flex-1" busy={busy}>
              {listing ? 'Update Property' : 'Create Property'}
            </Button>
            {state.is === 'waiting' && onTheirWay > 0 && (
              <p role="status" className="text-sm text-soft">
                Waits for {onTheirWay} {onTheirWay === 1 ? 'file' : 'files'}
              </p>
            )}
            <SavedLine keeper={keeper} className="max-md:order-first max-md:basis-full md:ml-3" />
          </div>
        </div>
      </form>
      <PublishDialog
        open={state.is === 'asking'}
        gaps={state.is === 'asking' ? state.gaps : []}
        isPublic={listing?.state === 'published'}
        onBack={answer.back}
        onPublish={answer.publish}
      />
      <LeaveDialog guard={guard} onDiscard={discard} />
      {leaving.dialog}
    </FormProvider>
  );
}
