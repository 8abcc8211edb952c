import { Table } from '@lintel/ui';

/** In the order in which they are backed up while programs run; `docs/backup.md` has the reasons. */
const steps = [
  [
    'Secrets and settings',
    'wherever they are kept; LINTEL_IDENTITY_SECRET above all',
    'nothing brings them back',
  ],
  [
    'Kafka',
    'snapshots of the brokers’ disks, or a mirror',
    'listings are published anew by npm run -w @lintel/listings republish',
  ],
  [
    'MongoDB, after Kafka',
    'a snapshot of a member’s disk, or mongodump',
    'nothing brings it back: all else is made of it',
  ],
  ['Objects (S3)', 'versions of the bucket, or a copy that removes nothing', 'nothing brings them back'],
  ['Redis', 'its append-only file', 'services queue again what is due'],
  ['Elasticsearch', 'not needed', 'npm run -w @lintel/search rebuild, beside the live one'],
] as const;

/** What whoever runs the engines backs up, and what can be made again. */
export const InEngines = () => (
  <div className="space-y-4">
    <p>
      Engines have the data, and each is backed up by its own means, so nothing is known of backups here. Stop
      the programs meanwhile where you can; where you cannot, keep this order.
    </p>
    <Table caption="What to back up" className="text-sm [&_tbody_td]:align-top [&_tbody_th]:align-top">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">How</th>
          <th scope="col">Where it is lost</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(([what, how, lost]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td className="wrap-anywhere">{how}</td>
            <td className="wrap-anywhere">{lost}</td>
          </tr>
        ))}
      </tbody>
    </Table>
    <p className="text-sm text-soft">
      docs/backup.md says how each is restored, and in which order to start then.
    </p>
  </div>
);
