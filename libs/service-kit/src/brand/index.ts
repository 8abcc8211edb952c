export * from './brand.js';
export * from './brand-setting.js';
export { InvalidBrand, lintelFolder, readBrand, suppliedTypefaces } from './read-brand.js';
