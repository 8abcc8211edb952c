import { addDemonstration, LintelProcess } from './lintel-process.js';

/** The settings of the cluster profile on the engines that the tests are given. */
function clusterSettings(dataFolder: string): Record<string, string> {
  const given = (name: string): string => {
    const address = process.env[`LINTEL_TEST_${name}`];
    if (!address) throw new Error(`LINTEL_TEST_${name} is not set`);
    return address;
  };
  const s3 = new URL(given('S3'));
  return {
    LINTEL_DATA: dataFolder,
    LINTEL_DOCUMENTS: 'mongo',
    LINTEL_MONGO_URL: given('MONGO'),
    LINTEL_EVENT_BUS: 'kafka',
    LINTEL_KAFKA_BROKERS: given('KAFKA'),
    LINTEL_SEARCH_INDEX: 'elasticsearch',
    LINTEL_ELASTICSEARCH_URL: given('ELASTICSEARCH'),
    LINTEL_OBJECT_STORE: 's3',
    LINTEL_S3_URL: s3.origin,
    LINTEL_S3_ACCESS_KEY: decodeURIComponent(s3.username),
    LINTEL_S3_SECRET_KEY: decodeURIComponent(s3.password),
    LINTEL_IDENTITY_SECRET: 'a secret for tests that is long enough',
  };
}

/** The services as separate processes, two replicas each, behind one gateway. The gateway is the first. */
export async function startCluster(dataFolder: string): Promise<LintelProcess[]> {
  const settings = clusterSettings(dataFolder);
  const running: LintelProcess[] = [];
  try {
    const services: string[] = [];
    for (const service of ['listings', 'listings', 'search', 'search']) {
      const replica = await LintelProcess.run(`services/${service}/dist/main.js`, settings);
      running.push(replica);
      services.push(`${service}=${replica.address}`);
    }
    await addDemonstration(settings);
    const gateway = await LintelProcess.run('gateway/dist/main.js', {
      ...settings,
      LINTEL_SERVICES: services.join(','),
    });
    running.unshift(gateway);
    await demonstrationListed(gateway.address);
    return running;
  } catch (error) {
    await Promise.all(running.map((part) => part.stop()));
    throw error;
  }
}

/** Resolves once the projection has all the demonstration listings. */
async function demonstrationListed(address: string): Promise<void> {
  const query =
    '{ sale: searchListings(listingType: sale) { total } rent: searchListings(listingType: rent) { total } }';
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const { data } = (await response.json()) as { data?: Record<'sale' | 'rent', { total: number } | null> };
    if (data?.sale?.total === 2 && data.rent?.total === 11) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The demonstration listings did not arrive in the search projection');
}
