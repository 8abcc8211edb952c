import { describe, expect, it } from '@jest/globals';
import { milesBetween } from '@lintel/geo';
import { commuteOf, type Journey, reachOf, spotNamed, summaryOf } from './index.js';
import { stations } from './network.js';

function journey(line: string): Journey {
  const answer = commuteOf(line);
  if ('error' in answer) throw new Error(`${line}: ${answer.error}`);
  return answer;
}
const lines = (line: string) => journey(line).legs.map((leg) => (leg.mode === 'walk' ? 'walk' : leg.line));

describe('a commute', () => {
  it('is the walk, the wait, the ride, the changes and the walk together', () => {
    for (const line of ['SW12 → EC2', 'Hackney → Westminster', 'Oxford → Cambridge', 'Bromley → Bank']) {
      const { legs, minutes, rideMinutes } = journey(line);
      const parts = legs.map((leg) => leg.minutes + (leg.mode === 'ride' ? leg.wait : 0));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(minutes);
      const rides = legs.flatMap((leg) => (leg.mode === 'ride' ? [leg.minutes] : []));
      expect(rides.reduce((sum, part) => sum + part, 0)).toBe(rideMinutes);
    }
  });

  it('goes on from where the leg before ended', () => {
    const { legs } = journey('Walthamstow → Croydon');
    expect(legs.length).toBeGreaterThan(2);
    legs.slice(1).forEach((leg, index) => expect(leg.from).toBe(legs[index]!.to));
    expect([legs[0]!.from, legs.at(-1)!.to]).toEqual(['Walthamstow', 'Croydon']);
  });

  it('takes no second train where one does', () => {
    expect(lines('Balham → Bank')).toEqual(['Northern line']);
    expect(lines('Wimbledon → South Kensington')).toEqual(['District line']);
    expect(lines('Clapham Junction → Waterloo')).toEqual(['South Western Railway']);
  });

  it('knows each line by its name of today', () => {
    expect(lines('Gospel Oak → Barking Riverside')).toEqual(['Suffragette line']);
    expect(lines('Watford High Street → Bushey')).toEqual(['Lioness line']);
    expect(lines('Romford → Emerson Park')).toEqual(['Liberty line']);
    expect(lines('Chingford → Clapton')).toEqual(['Weaver line']);
    expect(lines('Homerton → Brondesbury')).toEqual(['Mildmay line']);
    expect(lines('Rotherhithe → Haggerston')).toEqual(['Windrush line']);
    expect(lines('Abbey Wood → Woolwich')).toEqual(['Elizabeth line']);
    expect(lines('Mitcham → Lebanon Road')).toEqual(['Tram']);
    expect(lines('Beckton → Prince Regent')).toEqual(['DLR']);
  });

  it('walks between stations close together', () => {
    expect(lines('Wanstead Park → Maryland')).toContain('walk');
  });

  it('takes the arrow either way it is written, and a station under any of its names', () => {
    const plain = journey('Angel → Bank');
    for (const line of ['Angel->Bank', ' angel tube station -> London Bank ', 'ANGEL → bank'])
      expect(journey(line)).toEqual(plain);
    expect(journey("London King's Cross → Cambridge").rideMinutes).toBe(48 + 1);
  });

  it.each([
    ['', 'write a line as: from → to'],
    ['Balham', 'write a line as: from → to'],
    ['Balham →', 'to: no place is said'],
    ['→ Bank', 'from: no place is said'],
    ['Atlantis → Bank', 'from: no place is known as “Atlantis”'],
    ['Bank → Atlantis', 'to: no place is known as “Atlantis”'],
    ['Penzance → Bank', 'from: no station is within reach of Penzance'],
    ['Bank → Penzance', 'to: no station is within reach of Penzance'],
    [`${'a'.repeat(10_000)} → Bank`, `from: no place is known as “${'a'.repeat(60)}…”`],
    ['a → b → c', 'from: no place is known as “a”'],
  ])('says what is wrong with %.20s', (line, error) => {
    expect(commuteOf(line)).toEqual({ error });
  });

  it('takes no time to where one is', () => {
    for (const place of ['Bank', 'Clapham', 'SW4', 'Penzance'])
      expect(commuteOf(`${place} → ${place}`)).toEqual({ rideMinutes: 0, minutes: 0, legs: [] });
  });

  it('is told in one line', () => {
    const home = { latitude: 51.447, longitude: -0.158 };
    expect(summaryOf(reachOf(spotNamed('Bank')!).from(home)!, 'Bank')).toBe(
      '29 min to Bank: 8 walk, Northern line',
    );
    expect(summaryOf(journey('Bank → Bank'), 'Bank')).toBe('0 min to Bank');
  });
});

describe('what is within reach', () => {
  const bank = reachOf(spotNamed('Bank')!);

  it('is the same as each home is told', () => {
    const circles = bank.circles(30);
    let inside = 0;
    for (let latitude = 51.3; latitude < 51.7; latitude += 0.013)
      for (let longitude = -0.4; longitude < 0.3; longitude += 0.017) {
        const home = { latitude, longitude };
        const within = circles.some(({ centre, miles }) => milesBetween(centre, home) <= miles);
        expect(within).toBe((bank.from(home)?.minutes ?? Infinity) <= 30);
        inside += Number(within);
      }
    expect(inside).toBeGreaterThan(100);
  });

  it('grows with the minutes, from a walk around the place itself', () => {
    const counts = [1, 10, 20, 40, 60].map((minutes) => bank.circles(minutes).length);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(bank.circles(1)).toEqual([{ centre: expect.anything(), miles: 0.05 }]);
  });

  it('is worked out in milliseconds', () => {
    const names = ['Bank', 'Oxford Circus', 'Canary Wharf', 'Reading', 'Croydon'];
    const started = performance.now();
    names.forEach((name) => reachOf({ ...spotNamed(name)!, name: `${name} anew` }));
    expect((performance.now() - started) / names.length).toBeLessThan(50);
  });

  it('has every station of the network', () => {
    const lost = stations.filter((station) => bank.from(station) === null);
    expect(lost.map(({ name }) => name)).toEqual([]);
  });
});
