import {
  createListing,
  updateListing,
  type FormListing,
  pinOfAddress,
  type ListingSaved,
} from './property-form-queries.js';
import { isApiError, listingStatusText, newRequestKey, shell } from '@lintel/web';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@lintel/web/router';
import { useRef, useState } from 'react';
import type { FieldErrors, FieldPath, UseFormReturn } from 'react-hook-form';
import { isOver } from '../properties/card/status-options.js';
import type { Leaving } from '../leaving/use-leaving.js';
import { tellSuccess } from '../shared/outcome.js';
import { undecided } from './conflict/colleague-changes.js';
import { conflictId } from './conflict/conflict-notice.js';
import type { Colleagues } from './conflict/use-colleague-changes.js';
import type { DraftKeeper } from './draft/draft-keeper.js';
import { fieldFailures, messageOf } from './failure.js';
import { focusFirst } from './form/focus-field.js';
import { changedInput, inputOf, type IdOf } from './form/listing-input.js';
import type { PropertyValues } from './form/property-values.js';
import type { LeaveGuard } from './leave/use-leave-guard.js';
import { postcodeOf } from './pin/pin-rules.js';
import { gapsOf, gapsOfPublic, goesPublic, type Gap } from './publish/gaps.js';
import type { UploadQueue } from './uploads/upload-queue.js';

export type SaveState =
  | { readonly is: 'idle' }
  /** Files are still on their way. */
  | { readonly is: 'waiting' }
  | { readonly is: 'saving' }
  /** It would go public without what people look for. */
  | { readonly is: 'asking'; readonly gaps: readonly Gap[] }
  /** Fields that a colleague has changed too have to be decided first. */
  | { readonly is: 'undecided' }
  | { readonly is: 'failed'; readonly text: string; readonly error?: unknown };

interface SaveParts {
  readonly listing: FormListing | null;
  readonly form: UseFormReturn<PropertyValues>;
  readonly queue: UploadQueue;
  readonly idOf: IdOf;
  readonly colleagues: Colleagues;
  readonly keeper: DraftKeeper;
  readonly guard: LeaveGuard;
  readonly leaving: Leaving;
}

/** Saves the form, and says what came of it (specification, section 8). */
export function useSave({ listing, form, queue, idOf, colleagues, keeper, guard, leaving }: SaveParts) {
  const [state, setState] = useState<SaveState>({ is: 'idle' });
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [idempotencyKey] = useState(newRequestKey);
  /** The gaps that the agent has accepted. */
  const allowed = useRef(new Set<Gap['field']>());

  const send = async (): Promise<ListingSaved | undefined> => {
    const values = form.getValues();
    if (!listing) return createListing(inputOf(values, idOf), idempotencyKey);
    const base = colleagues.latest();
    const input = changedInput(base.values, values, idOf);
    if (Object.keys(input).length === 0) return undefined;
    return updateListing({ id: listing.id, version: base.version ?? listing.version, input });
  };

  /** A home that is sold or let with this takes its viewings along, about which is asked first. */
  const maySave = async (): Promise<boolean> => {
    const { status } = form.getValues();
    if (!listing || !isOver(status) || colleagues.latest().values.status === status) return true;
    return leaving.ask([listing.id], `Mark as ${listingStatusText[status]}`);
  };

  const saved = (outcome: ListingSaved | undefined): void => {
    guard.release();
    void keeper.end().catch((error: unknown) => console.error('What was kept could not be discarded', error));
    tellSuccess(listing ? 'Property updated successfully' : 'Property created successfully');
    if (outcome && !outcome.published && outcome.missing.length > 0)
      shell().toast({
        title: 'It is a draft for now',
        description: outcome.missing.map(({ message }) => message).join(' '),
      });
    void queries.invalidateQueries();
    void navigate('/agent/dashboard', { replace: true });
  };

  /** Somebody else saved first. Tells what they changed; when the form shows none of it, saving goes on. */
  const overtaken = async (): Promise<void> => {
    const gone = { is: 'failed', text: 'It is not there any more.' } as const;
    try {
      const found = await colleagues.catchUp();
      if (found === 'nothing new') return saved(await send());
      setState(found === 'gone' ? gone : { is: 'idle' });
      requestAnimationFrame(() => document.getElementById(conflictId)?.focus());
    } catch (error) {
      console.error('What a colleague changed could not be loaded', error);
      setState({
        is: 'failed',
        text: 'Somebody else has changed it, and what they changed could not be loaded.',
        error,
      });
    }
  };

  const failed = async (error: unknown): Promise<void> => {
    console.error('Error saving property', error);
    if (isApiError(error) && error.has('CONFLICT') && listing) return overtaken();
    const atFault = fieldFailures(error);
    for (const { field, message } of atFault) form.setError(field as FieldPath<PropertyValues>, { message });
    setState(
      atFault.length > 0
        ? { is: 'failed', text: atFault.map(({ message }) => message).join(' ') }
        : { is: 'failed', text: messageOf(error) ?? 'Something went wrong on our side.', error },
    );
    requestAnimationFrame(() => focusFirst(atFault.map(({ field }) => field)));
  };

  const gaps = async (): Promise<readonly Gap[]> => {
    const values = form.getValues();
    const lost = gapsOfPublic(listing, colleagues.latest().values, values, idOf);
    if (!goesPublic(listing, values)) return lost.filter(({ field }) => !allowed.current.has(field));
    const postcode = postcodeOf(values.address);
    const found =
      values.pin || !postcode
        ? null
        : await queries.fetchQuery(pinOfAddress(postcode)).catch(() => undefined);
    return gapsOf(values, found, idOf).filter(({ field }) => !allowed.current.has(field));
  };

  const save = async (): Promise<void> => {
    if (undecided(colleagues.changes)) {
      setState({ is: 'undecided' });
      document.getElementById(conflictId)?.focus();
      return;
    }
    colleagues.pause(true);
    try {
      setState({ is: 'waiting' });
      await queue.settled();
      const lost = [...queue.get().values()].filter(({ stage }) => stage === 'lost').length;
      if (lost > 0) {
        setState({ is: 'failed', text: lostText(lost) });
        return;
      }
      const lacking = await gaps();
      if (lacking.length > 0) {
        setState({ is: 'asking', gaps: lacking });
        return;
      }
      setState({ is: 'saving' });
      if (!(await maySave())) {
        setState({ is: 'idle' });
        return;
      }
      saved(await send());
    } catch (error) {
      await failed(error);
    } finally {
      colleagues.pause(false);
    }
  };

  const submit = (event: React.SyntheticEvent): void => {
    event.preventDefault();
    void form.handleSubmit(save, (errors) => {
      setState({ is: 'idle' });
      focusFirst(pathsOf(errors));
    })(event);
  };
  const answer = {
    back: (): void => {
      const fields = state.is === 'asking' ? state.gaps.map(({ field }) => field) : [];
      setState({ is: 'idle' });
      requestAnimationFrame(() => focusFirst(fields));
    },
    publish: (): void => {
      if (state.is === 'asking') for (const { field } of state.gaps) allowed.current.add(field);
      void save();
    },
  };
  return { state, submit, answer };
}

const lostText = (files: number): string =>
  files === 1
    ? 'One file did not arrive. Try it again, or remove it.'
    : `${files} files did not arrive. Try them again, or remove them.`;

/** `title`, `material.deposit`: the paths that have a message. */
function pathsOf(errors: FieldErrors<PropertyValues>): string[] {
  return Object.entries(errors).flatMap(([name, error]) =>
    name === 'material' && error && !('message' in error && typeof error.message === 'string')
      ? Object.keys(error).map((field) => `material.${field}`)
      : [name],
  );
}
