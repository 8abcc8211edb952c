/** The products that run during the specs. Specs that list homes use `market`, since the others count the homes. */
export type ProductName = 'demonstration' | 'large' | 'market';

/** A process of a service on the cluster profile. */
export interface Replica {
  readonly service: string;
  readonly pid: number;
}

const REPLICAS = 'LINTEL_E2E_REPLICAS';
const variable = (name: ProductName): string => `LINTEL_E2E_${name.toUpperCase()}`;

/** Workers inherit the environment of the process that ran the global set-up. */
export const publishAddress = (name: ProductName, address: string): void => {
  process.env[variable(name)] = address;
};

export function addressOf(name: ProductName): string {
  const address = process.env[variable(name)];
  if (!address) throw new Error(`The ${name} product was not started`);
  return address;
}

const mailVariable = (name: ProductName): string => `${variable(name)}_MAIL`;

export const publishMailFolder = (name: ProductName, folder: string): void => {
  process.env[mailVariable(name)] = folder;
};

/** Where a product's mails are, one file each. */
export function mailFolderOf(name: ProductName): string {
  const folder = process.env[mailVariable(name)];
  if (!folder) throw new Error(`The ${name} product was not started`);
  return folder;
}

export const publishReplicas = (replicas: readonly Replica[]): void => {
  process.env[REPLICAS] = JSON.stringify(replicas);
};

export const replicasOf = (service: string): Replica[] =>
  (JSON.parse(process.env[REPLICAS] ?? '[]') as Replica[]).filter((replica) => replica.service === service);
