import { exactMomentText } from '@lintel/kernel';
import { Alert, Archive, Badge, Button, EmptyState, Table } from '@lintel/ui';
import { brand, shell } from '@lintel/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalText } from '../console/refusal-text.js';
import { bytesText } from '../mailbox/bytes-text.js';
import { type Backup, type Backups, backupsKey, makeBackup } from './backups-queries.js';

/** The backups of a data folder, and one more. */
export function BackupsMade({ backups }: { backups: Backups }) {
  const { folder, underWay, problem, made } = backups;
  return (
    <div className="space-y-4">
      {problem && <Alert title="The last backup came to nothing">{problem}</Alert>}
      {folder === null ? <Command /> : <BackUpNow folder={folder} underWay={underWay} />}
      {made.length === 0 ? (
        <div className="rounded-card border border-line bg-surface">
          <EmptyState icon={<Archive />} title="No backup was made yet">
            One has all data as it is at one moment, and is made while everything runs.
          </EmptyState>
        </div>
      ) : (
        <Made made={made} />
      )}
      <p className="text-sm text-soft">
        A backup holds secrets and everybody&rsquo;s data, so it is not offered here as a download: fetch it
        from its machine. To get it back, stop everything and run{' '}
        <code className="font-mono">npm run restore -- FILE</code>; docs/backup.md says more.
      </p>
    </div>
  );
}

const Command = () => (
  <p>
    <code className="rounded bg-sunken px-2 py-1 font-mono text-sm wrap-anywhere">
      npm run backup -- ../lintel-backup.tar.gz
    </code>{' '}
    makes one. With the setting <code className="font-mono text-sm">LINTEL_BACKUPS</code>, a folder, there is
    a button for it here.
  </p>
);

function BackUpNow({ folder, underWay }: { folder: string; underWay: boolean }) {
  const client = useQueryClient();
  const making = useMutation({
    mutationFn: makeBackup,
    networkMode: 'always',
    onSuccess: (backups) => client.setQueryData(backupsKey, backups),
    onError: (error) =>
      shell().toast({
        title: 'No backup was begun',
        description: refusalText(error) ?? `${brand().name} did not answer. Look again before you repeat it.`,
        tone: 'destructive',
        error,
      }),
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="primary" busy={underWay || making.isPending} onClick={() => making.mutate()}>
        {underWay ? 'A backup is being made' : 'Back up now'}
      </Button>
      <p className="text-sm wrap-anywhere text-soft">
        Into {folder}. Writes wait for some milliseconds; nothing stops. It is recorded in your name.
      </p>
    </div>
  );
}

const Made = ({ made }: { made: readonly Backup[] }) => (
  <Table caption="Backups that were made" className="text-sm [&_tbody_td]:align-top [&_tbody_th]:align-top">
    <thead>
      <tr>
        <th scope="col">As of</th>
        <th scope="col">Size</th>
        <th scope="col" className="max-md:hidden">
          Where
        </th>
        <th scope="col" className="max-md:hidden">
          By
        </th>
      </tr>
    </thead>
    <tbody>
      {made.map(({ file, takenAt, bytes, files, product, data, verified }) => (
        <tr key={file + takenAt}>
          <th scope="row" className="whitespace-nowrap">
            <time dateTime={takenAt}>{exactMomentText(takenAt)}</time>
            <Badge
              tone={verified ? 'moss' : 'clay'}
              className="ml-2 max-md:my-1 max-md:ml-0 max-md:flex max-md:w-fit"
            >
              {verified ? 'Read again' : 'Not readable'}
            </Badge>
            <span className="block font-normal wrap-anywhere whitespace-normal text-soft md:hidden">
              {file}
            </span>
          </th>
          <td className="whitespace-nowrap">
            {bytesText(bytes)}
            <span className="block text-stone">{files.toLocaleString('en-GB')} files</span>
          </td>
          <td className="wrap-anywhere max-md:hidden">{file}</td>
          <td className="whitespace-nowrap max-md:hidden">
            Lintel {product}
            <span className="block text-stone">data {data}</span>
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
