/** What the form calls each of its fields. */
export const fieldLabels: Readonly<Record<string, string>> = {
  title: 'Title',
  description: 'Description',
  listingType: 'Listing Type',
  propertyType: 'Property Type',
  status: 'Status',
  price: 'Price',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  squareFeet: 'Floor area (sq ft)',
  address: 'Address',
  pin: 'Place on the map',
  keyFeatures: 'Key Features',
  featureCorrections: 'What the text was read as',
  'material.councilTaxBand': 'Council tax band',
  'material.tenure': 'Tenure',
  'material.leaseYearsRemaining': 'Years left on the lease',
  'material.groundRent': 'Ground rent',
  'material.serviceCharge': 'Service charge',
  'material.deposit': 'Deposit',
  'material.parking': 'Parking',
  'material.heating': 'Heating',
  'material.broadband': 'Broadband',
  'material.floodRisk': 'Flood risk',
  'material.restrictions': 'Restrictions and rights',
  agent: 'Contact',
  images: 'Property Images',
  floorplan: 'Floorplan',
  epc: 'EPC',
};

export const tenureLabels: Readonly<Record<string, string>> = {
  freehold: 'Freehold',
  leasehold: 'Leasehold',
  shareOfFreehold: 'Share of freehold',
  commonhold: 'Commonhold',
};

/** The names of the listing's fields that the form has others for. */
const formNames: Readonly<Record<string, string>> = {
  latitude: 'pin',
  longitude: 'pin',
  location: 'address',
  gallery: 'images',
  floorplanId: 'floorplan',
  epcId: 'epc',
};

/** The form's field for a field of the service: `input.materialInformation.parking` is `material.parking`, `images.3.alt` is `images`. */
export function formFieldOf(field: string): string {
  const bare = field.replace(/^input\./, '').replace(/^materialInformation\./, 'material.');
  if (bare in fieldLabels) return bare;
  const first = bare.split('.')[0]!;
  return formNames[first] ?? (first === 'materialInformation' ? 'material' : first);
}

/** What people call a field of a listing, in the middle of a sentence. */
export function wordsOf(field: string): string {
  const name = formFieldOf(field);
  const label = name === 'material' ? 'Material Information' : fieldLabels[name];
  return label === undefined ? field : label === 'EPC' ? label : label.toLowerCase();
}
