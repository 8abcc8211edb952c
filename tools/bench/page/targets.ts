const MODELS =
  'Search, messaging, viewings and the public stream each keep what they need of a home themselves, as none may ask another for it: texts of about a kilobyte, which are not packed (ADR 68), and in the stream the event once more.';

/** Why a figure misses what it is to reach, by what it is a figure of: what its profile showed. */
export const reasons: Readonly<Record<string, string>> = {
  'events on Kafka: outbox in MongoDB → handler':
    'What stands in for MongoDB on this machine writes slowly: what it takes of small documents alone is in the note, and a listing has a dozen indexes. Documents are found, claimed and cleared by hundreds; its time goes into each document that is claimed and cleared.',
  'events: outbox → handler':
    'Events are packed since (ADR 63), beside the home that they wait with and again in the log: 14 % of the time is packing, 22 % SQLite, 7 % the collection of garbage, and nothing else above 5 %.',
  'gateway, all in one: ten listings':
    'Both were some 1,000 requests/s while the index unpacked and parsed the ten homes of each answer, two fifths of their time, and what the gateway adds was a seventh of that. The homes read last are kept as they are given out since: what the gateway adds is a fifth of what is left, spread over HTTP, validation and answering.',
  'results and facets, 1000k listings: embedded, saved → found at 5 writes/s, p95':
    'Of the process’s time 35 % are searches and 11 % commits, as one new home is eleven of them in six services; whoever looks for it waits for both. Fifty writes are few: other runs had 40 and 43 ms.',
  'disk: a million listings, from 1k':
    'Pages of seven indexes and of a thousand rows are less full than those of ten thousand, from which a million are reckoned.',
  'disk: a million listings with what other services keep of them, from 1k': MODELS,
  'disk: a million listings with what other services keep of them, from 10k': MODELS,
  'disk: a million listings with what other services keep of them, from 100k': MODELS,
  'search on Elasticsearch, 100k listings: p50 at 20/s':
    'What is between, 5.6 ms, is the rest of the product: a whole page takes 4.7 ms with the embedded index.',
  'search on Elasticsearch, 100k listings: p95 at 20/s': 'As above.',
  'search with one to five wished-for features on Elasticsearch, 100k listings: p95 at 20/s':
    'Each wish is one more clause that the engine weighs.',
};

/** What is to be reached and no row measures yet. */
export const unmeasured: readonly {
  readonly what: string;
  readonly toReach: string;
  readonly why: string;
}[] = [
  {
    what: 'two replicas of everything, one killed every 5 s for ten minutes at 50 requests/s',
    toReach: '≥ 99.95 % answered rightly, none over 3 s',
    why: '`npm run test:faults -- --replicas` does so. All eight services, two cores (AMD EPYC, another machine than the page’s): for ten minutes, 119 kills, 99.68 % of 30,000 rightly, p50 74 ms, p99 0.83 s, none over 3 s (the slowest 1.6 s); nothing that was acknowledged was lost. Missed by 81 answers of the 96: 86 were under way at a gateway that was killed, 10 were changes at a service that was. Six or seven are under way at a gateway here, as answers take 74 ms while one or two of the killed are always starting on the same two cores; with the 11 ms that they take otherwise it would be one.',
  },
  {
    what: 'every process replaced by one of a next release and back, 5 requests/s',
    toReach: 'no request fails, no event is parked',
    why: 'Reached: `npm run test:faults -- --replicas --rolling` does so. All eight services and the gateway, 36 replacements in five minutes, none of 1,293 requests failed, the slowest took 0.86 s (ADR 65).',
  },
];
