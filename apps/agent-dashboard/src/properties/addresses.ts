/** Where a listing is edited. */
export const formAddress = (id: number): string => `/agent/properties/${id}/edit`;

export const newPropertyAddress = '/agent/properties/new';

/** As the public sees it. */
export const publicAddress = (id: number): string => `/property/${id}`;
