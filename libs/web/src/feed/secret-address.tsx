import { buttonLook, CalendarCheck, Input } from '@lintel/ui';
import { CopyButton } from '../integrations/copy-button.js';

interface SecretAddressProps {
  readonly label: string;
  readonly url: string;
  readonly calendar: boolean;
}

/** An address to be copied, and where the device has a calendar to be opened by it. */
export const SecretAddress = ({ label, url, calendar }: SecretAddressProps) => (
  <div>
    <Input label={label} readOnly spellCheck={false} value={url} onFocus={({ target }) => target.select()} />
    <div className="mt-3 flex flex-wrap gap-3">
      <CopyButton text={url} what={label} />
      {calendar && (
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonLook({ size: 'small' })}>
          <CalendarCheck aria-hidden /> Open in my calendar
        </a>
      )}
    </div>
  </div>
);
