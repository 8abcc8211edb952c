import { describe, expect, it } from '@jest/globals';
import { currentWish, freeBeside, isOpenDay, offeredTimes, takenOf, toggled } from './reschedule-choice.js';
import { aViewing } from './viewing.fixture.js';

const today = '2026-11-21';
const monday = '2026-11-23';
const tuesday = '2026-11-24';

describe('a reschedule request', () => {
  it("starts with the current viewing's date and time", () => {
    expect(currentWish(aViewing('scheduled', [monday, '10:00']), today)).toEqual({
      dates: [monday],
      times: ['10:00'],
    });
  });

  it('starts without what cannot be asked for any more', () => {
    expect(currentWish(aViewing('pending', ['2026-11-20', '17:00']), today)).toEqual({
      dates: [],
      times: [],
    });
  });

  it('takes no past dates, no Sundays and none beyond a year', () => {
    expect(
      ['2026-11-20', today, '2026-11-22', monday, '2027-11-20', '2027-11-22'].filter((day) =>
        isOpenDay(day, today),
      ),
    ).toEqual([today, monday, '2027-11-20']);
  });

  it('offers every 30 minutes from 9:00 AM to 4:30 PM before a date is chosen', () => {
    const offered = offeredTimes([], () => []);
    expect(offered).toHaveLength(16);
    expect([offered[0], offered[1], offered[15]]).toEqual(['09:00', '09:30', '16:30']);
  });

  it('offers no time that is taken on all of its dates, and says which are taken on some', () => {
    const free: Record<string, string[]> = { [monday]: ['09:00'], [tuesday]: ['09:00', '12:30'] };
    const of = (day: string) => free[day];
    expect(offeredTimes([monday, tuesday], of)).toEqual(['09:00', '12:30']);
    expect(takenOf({ dates: [monday, tuesday], times: ['09:00', '12:30'] }, of)).toEqual([
      { day: monday, time: '12:30' },
    ]);
  });

  it('offers all times of a date while its free times are not known', () => {
    expect(offeredTimes([monday], () => undefined)).toHaveLength(16);
    expect(takenOf({ dates: [monday], times: ['09:00'] }, () => undefined)).toEqual([]);
  });

  it('is not hindered by the viewing that it moves', () => {
    const { start } = aViewing('scheduled', [monday, '10:00']);
    expect(freeBeside(() => ['09:00', '11:00'], start)(monday)).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
    ]);
    expect(freeBeside(() => ['09:00'], start)(tuesday)).toEqual(['09:00']);
    expect(freeBeside(() => undefined, start)(monday)).toBeUndefined();
  });

  it('adds a date once and takes it away when it is pressed again', () => {
    expect(toggled([tuesday], monday)).toEqual([monday, tuesday]);
    expect(toggled([monday, tuesday], monday)).toEqual([tuesday]);
  });
});
