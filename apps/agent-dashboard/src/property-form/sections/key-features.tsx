import { listingLimits } from '@lintel/contracts';
import { Button, FieldError, IconButton, Input, Plus, X } from '@lintel/ui';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { fieldElementId } from '../form/focus-field.js';
import { withFeature } from '../form/key-feature.js';
import type { PropertyValues } from '../form/property-values.js';
import { Card } from './card.js';

/** Short points, added one at a time and removed one by one (specification, section 5). */
export function KeyFeatures() {
  const { control } = useFormContext<PropertyValues>();
  const { field, fieldState } = useController({ control, name: 'keyFeatures' });
  const [typed, setTyped] = useState('');
  const id = fieldElementId('keyFeatures');
  const features = field.value;
  const full = features.length >= listingLimits.keyFeatures;

  const add = (): void => {
    const next = withFeature(features, typed);
    if (next !== features) field.onChange(next);
    setTyped('');
  };
  const remove = (index: number): void => {
    field.onChange(features.filter((_, at) => at !== index));
    document.getElementById(id)?.focus();
  };

  return (
    <Card title="Key Features" lead="Short points that stand above the description.">
      <div>
        <div className="flex items-end gap-3">
          <Input
            id={id}
            label="Add a key feature"
            className="flex-1"
            value={typed}
            maxLength={listingLimits.keyFeature}
            placeholder="South-facing garden"
            onChange={(event) => setTyped(event.target.value)}
            // What was typed and not added would be lost.
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button
            className="h-12"
            disabled={full}
            onClick={() => {
              add();
              document.getElementById(id)?.focus();
            }}
          >
            <Plus aria-hidden /> Add
          </Button>
        </div>
        <FieldError
          message={
            full
              ? `That is all: a property has at most ${listingLimits.keyFeatures} key features.`
              : fieldState.error?.message
          }
        />
        {features.length > 0 && (
          <ul aria-label="Key Features" className="mt-4 flex flex-wrap gap-2">
            {features.map((feature, index) => (
              <li
                key={`${index} ${feature}`}
                className="flex max-w-full animate-arrive items-center rounded-control bg-sunken pl-3.5"
              >
                <span className="min-w-0 py-2 break-words">{feature}</span>
                <IconButton label={`Remove ${feature}`} onClick={() => remove(index)}>
                  <X aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
