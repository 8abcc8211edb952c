export * from './affordability.js';
export * from './amounts.js';
export * from './mortgage.js';
export * from './moving-costs.js';
export * from './nation.js';
export * from './property-tax.js';
export * from './renting.js';
