import { usePageTitle } from '@lintel/web';
import { Navigate, useParams } from '@lintel/web/router';
import type { ComponentType } from 'react';
import { EventPage } from './events/event-page.js';
import { EventsPage } from './events/events-page.js';
import { Frame } from './frame.js';
import { SchemaPage } from './graphql/schema-page.js';
import { texts } from './texts/index.js';
import { topicAddress, topics, type TopicSlug } from './topics.js';
import { TryPage } from './try/try-page.js';

const pages: Readonly<Partial<Record<TopicSlug, ComponentType>>> = {
  events: EventsPage,
  graphql: SchemaPage,
  try: TryPage,
};

/** `/developers` and all below it; what is none of them leads to the nearest that is. */
export default function DevelopersPage() {
  const { topic = '', type } = useParams();
  const known = topics.find(({ slug }) => slug === topic);
  if (type !== undefined) return <EventPage type={type} />;
  if (!known) return <Navigate to={topicAddress('')} replace />;
  const Page = pages[known.slug];
  return Page ? <Page /> : <TextPage slug={known.slug} />;
}

function TextPage({ slug }: { readonly slug: TopicSlug }) {
  const { title, description } = topics.find((topic) => topic.slug === slug)!;
  usePageTitle(title);
  return (
    <Frame title={title} lead={description} topic={slug}>
      {texts[slug]?.(location.origin).map(({ id, title: heading, text }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{heading}</h2>
          {text}
        </section>
      ))}
    </Frame>
  );
}
