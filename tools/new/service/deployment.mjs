/** Where a service runs in a container of its own, beside the others: as viewings does, without the engines that it does not use. */
export function deploy(draft, name, port) {
  const address = `${name}=http://${name}:8080`;
  const listed = /(&services listings=\S*)/;
  draft.edit('docker-compose.yml', listed, (before) => `${before},${address}`);
  draft.edit(
    'docker-compose.yml',
    /\n {6}viewings: \{ condition: service_healthy \}/,
    (before) => `${before}\n      ${name}: { condition: service_healthy }`,
  );
  draft.edit(
    'docker-compose.yml',
    /\n {2}messaging:\n/,
    (before) => `
  ${name}:
    <<: *confined
    image: lintel/${name}:\${LINTEL_VERSION:-local}
    build:
      context: .
      dockerfile: deploy/docker/service.Dockerfile
      args: { SERVICE: ${name} }
    environment:
      <<: [*program, *documents, *event-bus]
    depends_on:
      mongo: { condition: service_healthy }
      kafka: { condition: service_healthy }
${before}`,
  );
  draft.edit(
    'libs/service-kit/src/config/services-setting.ts',
    /(messaging=http:\/\/127\.0\.0\.1:\d+[^']*)'/,
    (_, before) => `${before},${name}=http://127.0.0.1:${port}'`,
  );
  draft.edit(
    '.github/workflows/release.yml',
    /program:\s*\[([^\]]*?),\s*seed,/,
    (_, before) => `program: [${before}, ${name}, seed,`,
  );
  onKubernetes(draft, name, address);
}

function onKubernetes(draft, name, address) {
  for (const file of draft.filesIn('k8s/base/viewings'))
    draft.add(
      file.replace('/viewings/', `/${name}/`),
      draft
        .read(file)
        .replaceAll('viewings', name)
        .replace(/\n *- \w+: \{ name: lintel-cache-and-jobs \}/g, ''),
    );
  draft.edit('k8s/base/kustomization.yaml', /\n {2}- viewings\n/, (before) => `${before}  - ${name}\n`);
  for (const program of ['gateway', 'operations'])
    draft.edit(
      `k8s/base/${program}/deployment.yaml`,
      /(value: listings=\S*)/,
      (before) => `${before},${address}`,
    );
  draft.edit(
    'k8s/base/gateway/network-policy.yaml',
    /values:\s*\[\s*(listings[^\]]*?),?\s*\]/,
    (_, before) => `values: [${before}, ${name}]`,
  );
  const overlay = 'k8s/overlays/production';
  draft.edit(
    `${overlay}/kustomization.yaml`,
    /\n {2}- \{ name: lintel\/viewings,[^\n]*/,
    (before) => before + before.replaceAll('lintel/viewings', `lintel/${name}`),
  );
  draft.edit(
    `${overlay}/engines.network-policy.yaml`,
    /---\n(?:(?!---)[\s\S])*?name: viewings-engines\n(?:(?!---)[\s\S])*?(?=---)/,
    (before) => before + before.replaceAll('viewings', name).replace(/\n *# Redis\n[^\n]*/, ''),
  );
}
