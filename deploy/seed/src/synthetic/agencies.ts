import type { ListingAgent } from '@lintel/contracts';
import { hashOf, type Random } from './random.js';

/** Invented agencies of London and of everywhere else, thirty each. */
// prettier-ignore
const londonNames = [
  'Alder & Pym', 'Ashgrove Lettings', 'Barley Mow Residential', 'Bellweather Homes', 'Birchall Quint', 'Blackfriar & Rowe', 'Candlewick Estates',
  'Cobble & Lane', 'Cornhill Vane', 'Dunmore Ash', 'Eastgate & Pell', 'Farthing Yard', 'Gable & Thorn', 'Hartnoll Wick', 'Ivory Lane Residential',
  'Kestrel & Vine', 'Lambourn Tye', 'Linden Marsh', 'Mallory Stoke', 'Nettlefold Homes', 'Orchard & Pike', 'Pilgrim Stone', 'Quillfeather',
  'Redwood Tarn', 'Saffron Court Estates', 'Tallis & Brook', 'Underhill Crane', 'Vesper Row', 'Wharfdale & Sons', 'Yarrow Fitch',
] as const;
// prettier-ignore
const townNames = [
  'Abbey & Furrow', 'Applegarth Homes', 'Beacon & Fell', 'Bramble Wold', 'Calder Thwaite', 'Castlegate Moor', 'Chantry & Dale', 'Coppice Hall Estates',
  'Croftwell', 'Dovecote Residential', 'Elmbridge Tor', 'Foxley Sands', 'Greenholm & Tye', 'Hawthorn Beck', 'Heron Mill', 'Kiln & Meadow', 'Larchfield Homes',
  'Millrace & Co', 'Northcote Fen', 'Oakhanger Estates', 'Pennywell', 'Ridgeway & Lark', 'Sandpiper Homes', 'Silverdale Crook', 'Stonechat Property',
  'Teasel & Rook', 'Tidewater Lettings', 'Watermead & Holt', 'Westering Homes', 'Wychling Green',
] as const;
// prettier-ignore
const firstNames = [
  'Aisha', 'Alistair', 'Amara', 'Bronwen', 'Callum', 'Catriona', 'Daniel', 'Eleri', 'Esther', 'Farah', 'Fergus', 'Gemma', 'Harriet', 'Idris', 'Jasmin',
  'Joel', 'Kavita', 'Leah', 'Lewis', 'Maeve', 'Marcus', 'Nadine', 'Niall', 'Olivia', 'Priya', 'Rhys', 'Rosalind', 'Samir', 'Tamsin', 'Theo', 'Verity', 'Zara',
] as const;
// prettier-ignore
const surnames = [
  'Ackerly', 'Ambler', 'Bassett', 'Bellingham', 'Carrow', 'Chowdhury', 'Coombes', 'Dalgety', 'Denholm', 'Eastwell', 'Fairlie', 'Garrick', 'Haldane', 'Iddon',
  'Jarrold', 'Kellaway', 'Lomax', 'Mistry', 'Nethersole', 'Okoro', 'Pargeter', 'Quayle', 'Rashid', 'Sallow', 'Tennick', 'Unsworth', 'Venables', 'Wardley',
  'Yelland', 'Sandhu',
] as const;
const salePositions = [
  'Sales Negotiator',
  'Senior Sales Negotiator',
  'Sales Manager',
  'Branch Manager',
  'Director',
] as const;
const rentPositions = [
  'Lettings Negotiator',
  'Senior Lettings Negotiator',
  'Lettings Manager',
  'Branch Manager',
  'Property Manager',
] as const;

const PEOPLE = 3;
type Desk = { readonly sale: readonly ListingAgent[]; readonly rent: readonly ListingAgent[] };

function deskOf(name: string, index: number, inLondon: boolean): Desk {
  const agencyId = name.toLowerCase().replace(/[^a-z]+/g, '-');
  const domain = `${name.toLowerCase().replace(/[^a-z]+/g, '')}.example`;
  // Telephone numbers of Ofcom's ranges for drama: London's and that of no place at all.
  const phone = inLondon ? `020 7946 0${500 + index}` : `01632 960${500 + index}`;
  const people = (from: number, positions: readonly string[]): ListingAgent[] =>
    Array.from({ length: PEOPLE }, (_, place) => {
      const first = firstNames[hashOf(`${name}/first/${from + place}`) % firstNames.length]!;
      const last = surnames[hashOf(`${name}/last/${from + place}`) % surnames.length]!;
      const position = positions[hashOf(`${name}/position/${from + place}`) % positions.length]!;
      const email = `${first}.${last}@${domain}`.toLowerCase();
      return { agencyId, agency: name, name: `${first} ${last}`, position, phone, email };
    });
  return { sale: people(0, salePositions), rent: people(PEOPLE, rentPositions) };
}

const londonDesks = londonNames.map((name, index) => deskOf(name, index, true));
const townDesks = townNames.map((name, index) => deskOf(name, index, false));

const OFFICES = 5;

/** Someone of one of the five agencies which work in a place. */
export function agentIn(
  placeName: string,
  inLondon: boolean,
  desk: keyof Desk,
  random: Random,
): ListingAgent {
  const desks = inLondon ? londonDesks : townDesks;
  const agency = desks[(hashOf(placeName) + random.whole(0, OFFICES - 1) * 7) % desks.length]!;
  return random.pick(agency[desk]);
}
