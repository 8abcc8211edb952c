export { type IntegrationsConfig, integrationsConfigSchema } from './config.js';
export * from './integrations.module.js';
