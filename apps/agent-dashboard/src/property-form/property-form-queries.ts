import { queryOptions } from '@tanstack/react-query';
import {
  AddressPinDocument,
  CreateListingDocument,
  DiscardListingFormDocument,
  DiscardUploadDocument,
  FinishUploadDocument,
  FormListingDocument,
  FormUploadsDocument,
  NewPropertyFormDocument,
  PropertyFormDocument,
  ReadFeaturesDocument,
  RequestUploadDocument,
  SaveListingFormDocument,
  UpdateListingDocument,
  type AddressPinQuery,
  type CreateListingMutation,
  type FeatureTextInput,
  type FormAgentFragment,
  type FormDocumentFragment,
  type FormListingFragment,
  type FormUploadFragment,
  type KeptFormFragment,
  type ListingInput,
  type ReadFeaturesQuery,
  type UploadRequestInput,
} from './property-form.generated.js';
import { request, type RequestOptions } from '@lintel/web';

/** A home of the agency as the form needs it. */
export type FormListing = FormListingFragment;
export type FormDocument = FormDocumentFragment;
export type FormAgent = FormAgentFragment;
export type FormUpload = FormUploadFragment;
export type ListingSaved = CreateListingMutation['createListing'];
export type PinOfAddress = AddressPinQuery['addressPin'];
export type { ListingInput };
export type FeatureText = FeatureTextInput;
export type FeatureReading = NonNullable<ReadFeaturesQuery['readFeatures']>[number];
/** What was typed and not saved. */
export type KeptForm = KeptFormFragment;

export interface PropertyFormBeginning {
  /** Null once nobody is signed in. */
  readonly agent: FormAgent | null;
  /** Null for a new one, and for one that is not the agency's. */
  readonly listing: FormListing | null;
  readonly kept: KeptForm | null;
}

/** What the form begins with; of a new home without an id. */
export const propertyFormBeginning = (id: number | undefined) =>
  queryOptions({
    queryKey: ['property-form', id ?? 'new'],
    queryFn: async ({ signal }): Promise<PropertyFormBeginning> => {
      if (id === undefined) {
        const { me, listingForm } = await request(NewPropertyFormDocument, {}, { signal });
        return { agent: me, listing: null, kept: listingForm };
      }
      const { me, agencyListing, listingForm } = await request(PropertyFormDocument, { id }, { signal });
      return { agent: me, listing: agencyListing, kept: listingForm };
    },
    // A form begins with what is saved now, and never changes under the hands of whoever fills it in.
    staleTime: 0,
    gcTime: 0,
  });

export const formListing = async (id: number): Promise<FormListing | null> =>
  (await request(FormListingDocument, { id })).agencyListing;

/** Where a home of that address stands; null where it names no known postcode. */
export const pinOfAddress = (address: string) =>
  queryOptions({
    queryKey: ['property-form', 'pin', address],
    queryFn: async ({ signal }): Promise<PinOfAddress> =>
      (await request(AddressPinDocument, { address }, { signal })).addressPin,
    staleTime: 10 * 60_000,
  });

/** What a text would be read as, saved or not. */
export const readFeatures = (input: FeatureText) =>
  queryOptions({
    queryKey: ['property-form', 'features', input],
    queryFn: async ({ signal }): Promise<readonly FeatureReading[]> =>
      (await request(ReadFeaturesDocument, { input }, { signal })).readFeatures ?? [],
    staleTime: Infinity,
    gcTime: 60_000,
  });

/** In the order of the ids; those of others and those cleaned away are left out. */
export const formUploads = async (ids: readonly string[]): Promise<readonly FormUpload[]> =>
  (await request(FormUploadsDocument, { ids: [...ids] })).uploads ?? [];

/** What these throw is an `ApiError`, whose issues name the fields as the input has them, such as `input.agent.phone`. */

/** @param idempotencyKey of all attempts to save one form: together they list one home */
export const createListing = async (input: ListingInput, idempotencyKey: string): Promise<ListingSaved> =>
  (await request(CreateListingDocument, { input, idempotencyKey })).createListing;

/** `CONFLICT` when a colleague's change came first; its `extensions.conflict` says which. */
export const updateListing = async (change: {
  readonly id: number;
  readonly version: number;
  readonly input: ListingInput;
}): Promise<ListingSaved> => (await request(UpdateListingDocument, change)).updateListing;

/** An address for one file, to be PUT there with the content type that was given. */
export const requestUpload = async (
  input: UploadRequestInput,
  signal?: AbortSignal,
): Promise<{ readonly id: string; readonly url: string }> => {
  const { upload, url } = (await request(RequestUploadDocument, { input }, { signal })).requestUpload;
  return { id: upload.id, url };
};

export const finishUpload = async (id: string, signal?: AbortSignal): Promise<FormUpload> =>
  (await request(FinishUploadDocument, { id }, { signal })).finishUpload;

export const discardUpload = async (id: string): Promise<boolean> =>
  (await request(DiscardUploadDocument, { id })).discardUpload;

/** Keeps what is typed; resolves with the time at which it was kept. */
export const saveListingForm = async (
  form: { readonly listingId: number | null; readonly version: number | null; readonly content: string },
  options?: RequestOptions,
): Promise<string> => (await request(SaveListingFormDocument, form, options)).saveListingForm.savedAt;

export const discardListingForm = async (listingId: number | null): Promise<boolean> =>
  (await request(DiscardListingFormDocument, { listingId })).discardListingForm;
