export * from './answers.js';
export * from './fake-device.js';
export * from './form.js';
export * from './render-page.js';
export * from './today.js';
export * from '../integrations/key.fixture.js';
