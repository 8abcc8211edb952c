import { describe, expect, it } from '@jest/globals';
import { weaknessOf } from '../src/domain/password-policy.js';

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const refused = lines(`
  Arsenal1886
  Arsenal1886!
  arsenal2025
  @rsenal1886
  Ars3nal1886!
  Chelsea1905!
  Liverpool2020!
  LiverpoolFC1892
  Everton1878!
  Tottenham1882
  Hotspur1882!
  Spurs1882!!
  WestHam1895!
  westham2026!
  ManUtd1999!
  ManchesterUnited1
  ManCity2023!
  AstonVilla1874
  Newcastle1892!
  Sunderland1973!
  Leicester2016!
  Celtic1888!
  Rangers1872!
  Wolves1877!!
  Millwall1885
  Fulham1879!!
  summer2026!
  Summer2026
  SUMMER2026!
  Summer2026!!
  Winter2025!
  winter25!!
  Spring2026!
  Autumn2025!
  January2026!
  February2026
  November2026!
  December2025!
  Monday2026!
  Friday123!
  Easter2026!
  Christmas2025!
  London2026!
  Manchester1!
  Birmingham2026!
  Clapham2024!
  Brixton1981!
  Edinburgh2026!
  Glasgow2014!
  Yorkshire1!
  England1966!
  Scotland2026!
  qwertyuiop
  qwerty2026!
  Qwerty123!
  qwertyuiop2026!
  asdfghjkl1!
  zxcvbnm123!
  1qaz2wsx
  !QAZ2wsx
  1qaz2wsx3edc
  qazwsxedc1
  asdf1234!
  q1w2e3r4t5
  1q2w3e4r5t
  12345678
  123456789!
  87654321
  11111111
  aaaaaaaa
  abcdefgh
  abcd1234!
  abc123456
  password
  password1
  Password1!
  Password2026!
  Passw0rd!
  P@ssw0rd123
  passw0rd2026!
  letmein123!
  LetMeIn2026!
  Welcome1!
  Welcome2026!
  iloveyou2
  iloveyou2026!
  ILoveYou123!
  changeme123
  Admin2026!
  admin123!
  football10!
  Sunshine2026!
  princess1!
  Charlie2019!
  Jessica1990!
  Oliver2015!
  monkey123!
  dragon2026!
  Rightmove2026!
  Lintel2026!
  Property2026!
  trustno1!
  Superman2026!
  20261123
  01051999
`);

const accepted = lines(`
  seven green umbrellas
  nine green umbrellas
  seven purple lanterns
  four crooked chimneys
  five crooked chimneys
  three quiet streets
  another fine password
  weathered lintel over the door
  another weathered lintel
  a password that nobody guesses
  correct horse battery
  blue kettle garden
  quiet otter brave
  paper tiger moon
  lantern-orchard-42
  Correct-Horse-9
  horse battery staple 42
  my dog has fleas
  kJ8f2mQx
  xK9$mQ2vLp
  Tr0ub4dor&3
  pluvial7Kestrel
  gooseberry-tram-velvet
  umbrella and 48213790
  wm!7hGz2Qe
  the rain in Peckham falls mainly on me
  Marmalade on Tuesday, never toast
  zebra cello plinth
  fourteen damp otters
  9f2c1ab77e04
  Zoë mag grüne Lampen
`);

describe('a password', () => {
  it('of these hundred is refused', () => {
    expect(refused.length).toBeGreaterThanOrEqual(100);
    expect(refused.filter((password) => weaknessOf(password, []) === null)).toEqual([]);
  }, 120_000);

  it('of these thirty will do', () => {
    expect(accepted.length).toBeGreaterThanOrEqual(30);
    expect(accepted.filter((password) => weaknessOf(password, []) !== null)).toEqual([]);
  });

  it('of one’s own name, address or agency with a year is refused', () => {
    for (const password of ['Wolstenholme2026!', 'larkspur1987!', 'Odilexample1!'])
      expect(
        weaknessOf(password, ['Odile Wolstenholme', 'odilexample@example.org', 'Larkspur & Dean']),
      ).toContain('This password is easy to guess.');
  });

  it('that is one’s own name or address is refused, however it is written', () => {
    const personal = ['Margaret Thistlewood', 'margaret-13e2c66b-f1d@example.org'];
    for (const password of [...personal, 'MARGARET.THISTLEWOOD', 'margaret thistlewood!'])
      expect(weaknessOf(password, personal)).toContain('This password is easy to guess.');
  });

  it('that is refused for its ending says what would be better', () => {
    expect(weaknessOf('summer2026!', [])).toContain('Three words that have nothing to do with each other');
  });
});
