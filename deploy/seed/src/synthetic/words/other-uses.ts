import type { TransportDistances } from '@lintel/contracts';
import type { Home } from '../home.js';
import type { Random } from '../random.js';
import { capital, inAcres, withArticle } from './phrases.js';
import { transportSentence } from './transport.js';

/** Land and shops, which have neither bedrooms nor gardens to speak of. */
export function otherUseDescription(
  home: Home,
  placeName: string,
  distances: TransportDistances | null,
  random: Random,
): string {
  const text = home.propertyType === 'land' ? land(home, placeName, random) : shop(home, placeName, random);
  const transport = transportSentence(distances, random);
  return transport === '' ? text : `${text} ${transport}`;
}

function land(home: Home, placeName: string, random: Random): string {
  const first = random.pick([
    `A site of about ${inAcres(home.acres)} on the edge of ${placeName}, with frontage to the road and a gated entrance.`,
    `About ${inAcres(home.acres)} in ${placeName}, level for the most part and bounded by ${random.pick(['hedges', 'mature trees', 'post and rail fences', 'old brick walls'])}.`,
    `A plot of about ${inAcres(home.acres)} between existing homes in ${placeName}, reached from an adopted road.`,
  ]);
  const planning = random.pick([
    'The site has no planning consent; interested parties should make their own enquiries of the planning authority.',
    'Outline planning permission has been granted, and the documents are available from our office.',
    'Pre-application advice has been taken and will be passed to serious purchasers.',
  ]);
  const services = random.pick([
    'Mains water and electricity are understood to be nearby.',
    'Services are understood to be available in the road.',
    'Purchasers should satisfy themselves as to services.',
  ]);
  const sale = random.pick([
    'The land is for sale by private treaty.',
    'Offers are invited for the whole.',
    'The site may be viewed from the road at any reasonable time.',
  ]);
  return `${first} ${services}\n\n${planning} ${sale}`;
}

function shop(home: Home, placeName: string, random: Random): string {
  const unit = random.pick(['shop', 'retail unit', 'lock-up shop', 'ground-floor unit']);
  const age = `${home.era} ${random.pick(['building', 'parade', 'terrace'])}`;
  const first = random.pick([
    `${capital(withArticle(unit))} in ${withArticle(age)} in ${placeName}, with a full-width display window.`,
    `This ${unit} is part of ${withArticle(age)} among established traders in ${placeName}.`,
  ]);
  const layout = random.pick([
    'Behind the sales area are a store, a kitchenette and a cloakroom.',
    'The open floor is ready for a new fit-out, with a cloakroom at the rear.',
    'There is a sales area, an office and a store with access from the rear.',
  ]);
  const use = random.pick([
    'The premises fall within use class E, suitable for a shop, an office or a cafe.',
    'Use class E allows retail, office and medical use.',
  ]);
  const terms =
    home.listingType === 'sale'
      ? random.pick([
          'The premises are sold with vacant possession.',
          'The sale is with vacant possession on completion.',
        ])
      : random.pick([
          'A new lease is available on terms to be agreed.',
          'The premises are available on a new lease.',
        ]);
  return `${first} ${layout}\n\n${use} ${terms}${home.parking ? ' There is a parking space at the rear.' : ''}`;
}
