/** What `npm install` would do and write of a new workspace. @param change what else it changes in the lockfile's packages */
export function asAddedTo(draft, folder, dependencies, change = () => undefined) {
  const name = folder.split('/').at(-1);
  draft.link(`node_modules/@lintel/${name}`, folder);
  draft.editJson('package-lock.json', (lock) => {
    const { '': whole, ...packages } = lock.packages;
    change(packages);
    lock.packages = {
      '': whole,
      ...sortedByPath({
        ...packages,
        [folder]: { name: `@lintel/${name}`, version: '0.1.0', dependencies },
        [`node_modules/@lintel/${name}`]: { resolved: folder, link: true },
      }),
    };
  });
}

const sortedByPath = (packages) =>
  Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
