import { token } from '@lintel/platform/port';
import { z } from 'zod';

export const accountsConfigSchema = z.object({
  LINTEL_AGENT_APPROVAL: z
    .enum(['none', 'required'])
    .default('none')
    .describe(
      'required: agents of a new agency can sign in once operations staff have approved it, and an agency keeps its name until they have approved another',
    ),
  LINTEL_OPERATIONS_SIGN_IN: z
    .enum(['strong', 'password'])
    .optional()
    .describe(
      'strong: operations staff need a passkey or an authenticator beside their password; password: they do not. Without it, strong, and password where the demonstration accounts are',
    ),
  LINTEL_BREACH_CHECK_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'where new passwords are looked up among stolen ones, by the first five characters of their SHA-1, such as https://api.pwnedpasswords.com/range; without it they are not',
    ),
});

export type AccountsConfig = z.output<typeof accountsConfigSchema> & {
  /** Passkeys are made for its host. The platform's own default unless given. */
  readonly LINTEL_PUBLIC_URL?: string;
};

export const ACCOUNTS_CONFIG = token<AccountsConfig>('AccountsConfig');
