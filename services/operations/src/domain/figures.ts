/** What is watched over time, each a number at a moment. */
export const figureNames = [
  'consumerLag',
  'parkedEvents',
  'outboxWaiting',
  'outboxAge',
  'jobsWaiting',
  'jobsFailed',
  'emailsSent',
  'emailsLate',
  'emailsFailed',
  'searchLag',
  'webhooksFailing',
  'webhooksLate',
  'openReports',
  'backupAge',
  'partsDown',
] as const;
export type FigureName = (typeof figureNames)[number];
export type Figures = Readonly<Partial<Record<FigureName, number>>>;

/** From which number on somebody should look; none for what is no trouble however much it is. */
const troubleFrom: Readonly<Partial<Record<FigureName, number>>> = {
  consumerLag: 1000,
  parkedEvents: 1,
  outboxWaiting: 100,
  // As in deploy/monitoring/alerts.yaml.
  outboxAge: 120,
  jobsFailed: 1,
  emailsLate: 1,
  emailsFailed: 1,
  searchLag: 100,
  webhooksFailing: 1,
  // As in deploy/monitoring/alerts.yaml.
  webhooksLate: 300,
  // Two days: one that is made each night may fail once.
  backupAge: 48,
  partsDown: 1,
};

export const isTrouble = (name: FigureName, value: number): boolean =>
  value >= (troubleFrom[name] ?? Infinity);
