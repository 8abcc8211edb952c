/** Listings on one page of results (specification: product, 'page size'). */
export const pageSize = 24;
