declare const config: { readonly generates: Readonly<Record<string, unknown>> };
export default config;
