import { Building2, Button, FieldError, Picture, Progress, Setting, Spinner } from '@lintel/ui';
import { uploadLimits } from '@lintel/contracts';
import type { Agency } from './agency-queries.js';
import { useRef } from 'react';
import { acceptedTypes, megabytes, wanted } from '../property-form/uploads/check-file.js';
import { useLogo } from './use-logo.js';

/** The agency's mark beside its homes. */
export function LogoSection({ agency, manages }: { agency: Agency; manages: boolean }) {
  const { logo } = agency;
  const { stage, problem, send, cancel, remove, removing } = useLogo();
  const file = useRef<HTMLInputElement>(null);
  return (
    <Setting title="Logo" text="It stands in the ‘Listed by’ card of every home of your agency.">
      <div className="flex flex-wrap items-center gap-6">
        <div className="grid h-28 w-44 shrink-0 place-items-center overflow-hidden rounded-card border border-line bg-white p-3">
          {logo ? (
            <Picture
              image={{ ...logo, alt: `Logo of ${agency.companyName}`, placeholder: '' }}
              sizes="176px"
              eager
              className="bg-transparent! object-contain!"
            />
          ) : (
            <Building2 className="size-9 text-[#8b8577]" aria-label="No logo yet" role="img" />
          )}
        </div>
        {manages && (
          <div className="min-w-0 flex-1 basis-64">
            <input
              ref={file}
              type="file"
              accept={acceptedTypes('logo')}
              aria-label="Logo file"
              tabIndex={-1}
              className="sr-only"
              onChange={({ target }) => {
                const [chosen] = target.files ?? [];
                // The same file may be chosen again.
                target.value = '';
                if (chosen) send(chosen);
              }}
            />
            {stage?.stage === 'sending' ? (
              <Progress label="Uploading the logo" value={stage.share} max={1} />
            ) : stage?.stage === 'processing' ? (
              <Spinner label="Making the logo ready" />
            ) : (
              <div className="flex flex-wrap gap-2">
                <Button onClick={() => file.current?.click()}>{logo ? 'Replace' : 'Upload Logo'}</Button>
                {logo && (
                  <Button variant="quiet" busy={removing} onClick={() => remove()}>
                    Remove
                  </Button>
                )}
              </div>
            )}
            {stage && (
              <Button size="small" variant="quiet" className="mt-2" onClick={cancel}>
                Cancel
              </Button>
            )}
            <FieldError message={stage ? undefined : problem} />
            <p className="mt-2 text-sm text-stone">
              {wanted('logo')} At most {megabytes(uploadLimits.bytes)}, at least {uploadLimits.shortestSide}{' '}
              pixels on its shorter side.
            </p>
          </div>
        )}
      </div>
    </Setting>
  );
}
