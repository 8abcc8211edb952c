// Loaded before a program (`node --import`), so that its clock is off by LINTEL_FAULTS_SKEW_MS. Timers are not: they measure, and do not tell, the time.
const skewMs = Number(process.env.LINTEL_FAULTS_SKEW_MS ?? 0);
const { now } = Date;
const RightDate = Date;
globalThis.Date = class Date extends RightDate {
  constructor(...given) {
    if (given.length === 0) super(now() + skewMs);
    else super(...given);
  }
  static now() {
    return now() + skewMs;
  }
};
