import { Alert, Button, Download } from '@lintel/ui';
import { shell } from '@lintel/web';
import { saveFile } from '../settings/save-file.js';

/** Shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    shell().toast({ tone: 'success', title: 'Recovery codes copied' });
  };
  return (
    <Alert
      tone="plain"
      className="mt-6 max-w-2xl"
      title="Keep these recovery codes"
      actions={
        <>
          <Button size="small" onClick={() => void copy()}>
            Copy
          </Button>
          <Button size="small" onClick={() => saveFile('lintel-recovery-codes.txt', text, 'text/plain')}>
            <Download aria-hidden /> Download
          </Button>
        </>
      }
    >
      <p>Each signs you in once, after your password. They are shown now and never again.</p>
      <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Alert>
  );
}
