import { Alert, Checkbox, Input, Select, Textarea } from '@lintel/ui';
import { listingStatusText, listingTypeText, propertyTypeText } from '@lintel/web';
import { useFormContext, useWatch } from 'react-hook-form';
import { statusFor, whyDraft, type PropertyValues } from '../form/property-values.js';
import { Card } from './card.js';
import { usePropertyField } from './use-property-field.js';

const optionsOf = (labels: Readonly<Record<string, string>>, values = Object.keys(labels)) =>
  values.map((value) => ({ value, label: labels[value]! }));
const endOf = { sale: 'sold', rent: 'let' } as const;

/** What the home is, and what it costs. */
export function BasicInformation() {
  const { control, getValues, setValue, trigger, formState } = useFormContext<PropertyValues>();
  const field = usePropertyField();
  const [listingType, price, priceOnApplication] = useWatch({
    control,
    name: ['listingType', 'price', 'priceOnApplication'],
  });
  const renting = listingType === 'rent';
  const draft = whyDraft({ listingType, price, priceOnApplication });
  const type = field('listingType');

  return (
    <Card title="Basic Information" lead="Fields marked * are required.">
      <div className="grid gap-5 sm:grid-cols-2">
        <Input label="Title" required className="sm:col-span-2" {...field('title')} />
        <Textarea label="Description" required rows={8} className="sm:col-span-2" {...field('description')} />
        <Select
          label="Listing Type"
          options={optionsOf(listingTypeText)}
          {...type}
          onChange={async (event) => {
            await type.onChange(event);
            setValue('status', statusFor(getValues('listingType'), getValues('status')));
            if (formState.isSubmitted) await trigger('price');
          }}
        />
        <Select label="Property Type" options={optionsOf(propertyTypeText)} {...field('propertyType')} />
        <div>
          <Input
            label={renting ? 'Monthly Rent' : 'Price'}
            hint={renting ? 'Price per calendar month (pcm)' : 'Total property price'}
            inputMode="decimal"
            autoComplete="off"
            required
            disabled={!renting && priceOnApplication}
            {...field('price')}
          />
          {!renting && <Checkbox label="Price on application" {...field('priceOnApplication')} />}
        </div>
        <Select
          label="Status"
          options={optionsOf(listingStatusText, ['available', 'underOffer', endOf[listingType]])}
          {...field('status')}
        />
        {draft !== undefined && (
          <Alert tone="plain" className="sm:col-span-2">
            {draft}
          </Alert>
        )}
        <Input label="Bedrooms" type="number" min={0} required {...field('bedrooms')} />
        <Input label="Bathrooms" type="number" min={0} required {...field('bathrooms')} />
        <Input
          label="Floor area (sq ft)"
          type="number"
          min={1}
          hint="Optional. Shown as ‘Ask Agent’ when empty."
          {...field('squareFeet')}
        />
      </div>
    </Card>
  );
}
