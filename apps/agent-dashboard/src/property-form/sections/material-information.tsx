import { councilTaxBands, tenures } from '@lintel/contracts';
import { Input, Select, Textarea } from '@lintel/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { tenureLabels } from '../form/field-words.js';
import type { PropertyValues } from '../form/property-values.js';
import { Card } from './card.js';
import { usePropertyField } from './use-property-field.js';

const notGiven = { value: '', label: 'Not given' };

/** What a buyer or tenant is owed before viewing (Digital Markets, Competition and Consumers Act 2024). */
export function MaterialInformation() {
  const { control } = useFormContext<PropertyValues>();
  const field = usePropertyField();
  const [listingType, tenure] = useWatch({ control, name: ['listingType', 'material.tenure'] });
  const leased = tenure === 'leasehold' || tenure === 'shareOfFreehold';

  return (
    <Card
      title="Material Information"
      lead="What buyers and tenants are owed before they view. All of it is optional here; what is given is shown on the property’s page."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="Council tax band"
          options={[notGiven, ...councilTaxBands.map((band) => ({ value: band, label: band }))]}
          {...field('material.councilTaxBand')}
        />
        <Select
          label="Tenure"
          options={[notGiven, ...tenures.map((one) => ({ value: one, label: tenureLabels[one]! }))]}
          {...field('material.tenure')}
        />
        {leased && (
          <>
            <Input
              label="Years left on the lease"
              type="number"
              min={0}
              {...field('material.leaseYearsRemaining')}
            />
            <Input
              label="Ground rent"
              hint="Pounds a year"
              inputMode="decimal"
              {...field('material.groundRent')}
            />
          </>
        )}
        <Input
          label="Service charge"
          hint="Pounds a year"
          inputMode="decimal"
          {...field('material.serviceCharge')}
        />
        <Input
          label="Deposit"
          hint={listingType === 'rent' ? 'Pounds: at most five weeks’ rent in most cases' : 'Pounds'}
          inputMode="decimal"
          {...field('material.deposit')}
        />
        <Input label="Parking" {...field('material.parking')} />
        <Input label="Heating" {...field('material.heating')} />
        <Input label="Broadband" {...field('material.broadband')} />
        <Input
          label="Flood risk"
          hint="Rivers, sea and surface water, and past floods"
          {...field('material.floodRisk')}
        />
        <Textarea
          label="Restrictions and rights"
          hint="Covenants, rights of way, listed status and the like"
          rows={3}
          className="sm:col-span-2"
          {...field('material.restrictions')}
        />
      </div>
    </Card>
  );
}
