import { Alert, Button, Skeleton, Spinner, Textarea } from '@lintel/ui';
import { MapBoundary, withRetries } from '@lintel/ui/map-loading';
import { milesText } from '@lintel/web';
import type { FormListing } from '../property-form-queries.js';
import { lazy, Suspense } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { fieldElementId } from '../form/focus-field.js';
import type { PropertyValues } from '../form/property-values.js';
import { pinWords } from '../pin/pin-rules.js';
import { useAddressPin } from '../pin/use-address-pin.js';
import { Card } from './card.js';
import { usePropertyField } from './use-property-field.js';

/** Its own chunk, with the map library: it loads when there is a place to show. */
const PinMap = lazy(() =>
  withRetries(
    () => import('../pin/pin-map.js'),
    // Specification, section 8.
    (error, attempt) => console.error(`The map could not be loaded (attempt ${attempt})`, error),
  ),
);

/** The address, and where it is. */
export function LocationSection({ distances }: { distances: FormListing['transportDistances'] }) {
  const { control } = useFormContext<PropertyValues>();
  const field = usePropertyField();
  const { field: pinField, fieldState } = useController({ control, name: 'pin' });
  const pin = pinField.value;
  const found = useAddressPin();
  const id = fieldElementId('pin');

  return (
    <Card title="Where it is" lead="The map finds the postcode of the address; you know the house.">
      <Textarea
        label="Address"
        required
        rows={2}
        hint="With its postcode, such as 12 Example Road, London SW4 7AA"
        {...field('address')}
      />
      <div id={id} tabIndex={-1} className="mt-5">
        {pin ? (
          <div className="h-80 overflow-hidden rounded-card border border-line bg-sunken">
            <MapBoundary text="The map could not be loaded. The position below is still right.">
              <Suspense fallback={<Skeleton className="size-full rounded-none" />}>
                <PinMap pin={pin} onMove={pinField.onChange} describedBy={`${id}-words`} />
              </Suspense>
            </MapBoundary>
          </div>
        ) : (
          <p className="grid h-80 place-items-center rounded-card border border-dashed border-edge p-6 text-center text-soft">
            {found.unknown
              ? `We do not know the postcode ${found.postcode}. Is it right? The property can be saved without a place on the map.`
              : 'The map appears here as soon as the address has its postcode.'}
          </p>
        )}
        {/* As high before there is a place: the map comes while people go on below, and must not move what they press. */}
        <div className="mt-3 flex min-h-28 flex-wrap content-start items-baseline justify-between gap-x-6 gap-y-1 text-sm sm:min-h-16">
          {pin && (
            <>
              <p id={`${id}-words`} className="max-w-measure text-soft">
                {pinWords[pin.from]}
              </p>
              <p className="text-stone tabular-nums" aria-live="polite">
                Latitude {pin.latitude.toFixed(5)}, longitude {pin.longitude.toFixed(5)}
              </p>
            </>
          )}
          {found.looking && <Spinner label="Looking up the postcode" className="text-sm" />}
        </div>
        {found.failed && (
          <Alert
            error={found.error}
            tone="plain"
            className="mt-3"
            actions={
              <Button size="small" onClick={found.tryAgain}>
                Try again
              </Button>
            }
          >
            The postcode could not be looked up. Nothing is lost; the place can be found later.
          </Alert>
        )}
        {found.offer && (
          <Alert
            tone="plain"
            className="mt-3"
            actions={
              <Button size="small" onClick={() => pinField.onChange(found.offer)}>
                Move the pin to {found.postcode}
              </Button>
            }
          >
            The address has another postcode now. The pin stays where you placed it.
          </Alert>
        )}
        {fieldState.error?.message && (
          <p role="alert" className="mt-2 text-sm text-clay">
            {fieldState.error.message}
          </p>
        )}
      </div>
      <Distances distances={distances} />
    </Card>
  );
}

/** Distances to the nearest stops, as the service has measured them. */
function Distances({ distances }: { distances: FormListing['transportDistances'] }) {
  const rows = [
    ['Tube', distances?.tube, distances?.tubeStop],
    ['Bus', distances?.bus, distances?.busStop],
    ['Train', distances?.train, distances?.trainStop],
  ] as const;
  if (rows.every(([, miles]) => typeof miles !== 'number'))
    return (
      <p className="mt-4 text-sm text-stone">
        Distances to tube, bus and train are measured from the pin once the property is saved.
      </p>
    );
  return (
    <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2 text-sm">
      {rows.map(
        ([kind, miles, stop]) =>
          typeof miles === 'number' && (
            <div key={kind} className="flex gap-2">
              <dt className="font-semibold">{kind}</dt>
              <dd className="text-soft tabular-nums">
                {milesText(miles)}
                {stop ? ` to ${stop}` : ''}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
