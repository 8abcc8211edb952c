import { useSearchParams } from '@lintel/web/router';
import { readPlace } from './event-address.js';
import { FoundEventsPage } from './found-events-page.js';
import { ParkedEventPage } from './parked-event-page.js';
import { ParkedPage } from './parked-page.js';
import { TopicListPage } from './topic-list-page.js';
import { TopicPage } from './topic-page.js';

/**
 * `/operations/events`, with `?topic=&type=&subject=&correlation=&from=&before=&after=` for the events of one topic, `&consumer=&error=&settled=` for what one of
 * its consumers gave up, `&parked=` for one of these, and `?q=&from=&before=` for what is sought in all topics.
 */
export default function EventsPage() {
  const place = readPlace(useSearchParams()[0]);
  const { topic, consumer, parked, q } = place;
  if (q) return <FoundEventsPage key={q} text={q} place={place} />;
  if (topic && consumer)
    return parked ? (
      <ParkedEventPage key={parked} of={{ topic, consumer }} eventKey={parked} />
    ) : (
      <ParkedPage key={`${topic} ${consumer}`} of={{ topic, consumer }} place={place} />
    );
  return topic ? <TopicPage key={topic} topic={topic} place={place} /> : <TopicListPage />;
}
