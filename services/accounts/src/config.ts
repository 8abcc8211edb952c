import { z } from 'zod';

export const accountsConfigSchema = z.object({
  LINTEL_AGENT_APPROVAL: z
    .enum(['none', 'required'])
    .default('none')
    .describe('required: agents of a new agency can sign in once operations staff have approved it'),
});

export type AccountsConfig = z.output<typeof accountsConfigSchema>;
