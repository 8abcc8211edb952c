import { useSearchParams } from '@lintel/web/router';
import { FoundPage } from './found-page.js';
import { JobPage } from './job-page.js';
import { QueueListPage } from './queue-list-page.js';
import { QueuePage } from './queue-page.js';
import { readPlace } from './queue-address.js';

/** `/operations/queues`, with `?queue=&state=&error=&kind=&after=` for the jobs of one, `&job=` for one job, and `?q=` for what is sought in all. */
export default function QueuesPage() {
  const place = readPlace(useSearchParams()[0]);
  const { queue, job, q } = place;
  if (queue && job) return <JobPage key={`${queue} ${job}`} queue={queue} job={job} />;
  if (q) return <FoundPage text={q} />;
  if (queue) return <QueuePage key={queue} queue={queue} place={place} />;
  return <QueueListPage />;
}
