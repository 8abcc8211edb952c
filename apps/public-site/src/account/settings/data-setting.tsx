import { Button, Download, Setting } from '@lintel/ui';
import { exportMyData } from '../account-queries.js';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from './save-file.js';
import { useAccountChange } from './use-account-change.js';

/** All that is kept of the visitor, as a file (UK GDPR, articles 15 and 20). */
export function DataSetting() {
  const { failed } = useAccountChange();
  const exporting = useMutation({
    mutationFn: async () => {
      const now = new Date();
      saveFile(`lintel-${now.toISOString().slice(0, 10)}.json`, await exportMyData(now), 'application/json');
    },
    onError: failed('Your data could not be put together'),
  });
  return (
    <Setting
      title="Your data"
      text="One file with your account, devices, saved homes and searches, messages, viewings, what you reported, and the e-mails we sent you."
    >
      <Button busy={exporting.isPending} onClick={() => exporting.mutate()}>
        {!exporting.isPending && <Download aria-hidden />}
        {exporting.isPending ? 'Putting it together...' : 'Download my data'}
      </Button>
      {exporting.isSuccess && (
        <p role="status" className="mt-3 text-sm text-stone">
          The file is among your downloads.
        </p>
      )}
    </Setting>
  );
}
