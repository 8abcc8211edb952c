import type { ListingAgent } from '@lintel/contracts';

/** An invented agency with the people who answer for its listings. Telephone numbers are of Ofcom's range for drama. */
interface DemonstrationAgency {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly domain: string;
  readonly address: string;
}

const agency = {
  larkspur: {
    id: 'larkspur-dean',
    name: 'Larkspur & Dean',
    phone: '020 7946 0112',
    domain: 'larkspurdean.example',
    address: '41 Abbotsmead Parade, Clapham, London SW4',
  },
  penrose: {
    id: 'penrose-hythe',
    name: 'Penrose Hythe',
    phone: '020 7946 0147',
    domain: 'penrosehythe.example',
    address: '9 Cardington Place, Marylebone, London W1U',
  },
  thorncastle: {
    id: 'thorncastle-residential',
    name: 'Thorncastle Residential',
    phone: '020 7946 0163',
    domain: 'thorncastle.example',
    address: 'Unit 3, Chandlers Walk, Canary Wharf, London E14',
  },
  loom: {
    id: 'loom-quay',
    name: 'Loom & Quay',
    phone: '020 7946 0185',
    domain: 'loomandquay.example',
    address: '118 Weavers Row, Shoreditch, London EC2A',
  },
  merrow: {
    id: 'merrow-finch',
    name: 'Merrow & Finch',
    phone: '020 7946 0204',
    domain: 'merrowfinch.example',
    address: '27 Fernhill Parade, Hampstead, London NW3',
  },
  wray: {
    id: 'aldous-wray',
    name: 'Aldous Wray',
    phone: '020 7946 0231',
    domain: 'aldouswray.example',
    address: '6 Lansbury Mews, Notting Hill, London W11',
  },
} as const satisfies Record<string, DemonstrationAgency>;

export const demonstrationAgencies: readonly DemonstrationAgency[] = Object.values(agency);

const person = (of: DemonstrationAgency, name: string, position: string): ListingAgent => ({
  agencyId: of.id,
  agency: of.name,
  name,
  position,
  phone: of.phone,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@${of.domain}`,
});

export const staff = {
  imogenFarrant: person(agency.larkspur, 'Imogen Farrant', 'Lettings Manager'),
  devikaRamsay: person(agency.larkspur, 'Devika Ramsay', 'Senior Lettings Negotiator'),
  julianAshcombe: person(agency.penrose, 'Julian Ashcombe', 'Head of Lettings'),
  beatriceHollingworth: person(agency.penrose, 'Beatrice Hollingworth', 'Director, Sales'),
  marcusOyedale: person(agency.thorncastle, 'Marcus Oyedale', 'Lettings Manager'),
  freyaLindholme: person(agency.loom, 'Freya Lindholme', 'Senior Lettings Negotiator'),
  oliverPemble: person(agency.merrow, 'Oliver Pemble', 'Lettings Manager'),
  nadiaKerrigan: person(agency.merrow, 'Nadia Kerrigan', 'Associate Director, Sales'),
  rowanTalbot: person(agency.wray, 'Rowan Talbot-Hay', 'Senior Lettings Negotiator'),
} as const;
