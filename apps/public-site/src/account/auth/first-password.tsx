import { Button, Reference } from '@lintel/ui';
import { confirmEmail, type Confirmation } from '../account-queries.js';
import { useEffect, useState } from 'react';
import { AccountFrame } from '../account-frame.js';
import { newPasswordSchema } from '../forms/account-schemas.js';
import { messageOf } from '../forms/failure.js';
import { PasswordPair } from '../forms/password-pair.js';
import { sending, useAccountForm } from '../forms/use-account-form.js';
import { openDoor } from '../pictures.js';

interface FirstPasswordProps {
  readonly token: string;
  readonly onConfirmed: (confirmation: Confirmation) => void;
}

/** In place of the button where the account was not requested in this browser: whoever reads the e-mail chooses its password. */
export function FirstPassword({ token, onConfirmed }: FirstPasswordProps) {
  const form = useAccountForm(newPasswordSchema, { password: '', confirmPassword: '' });
  const [failure, setFailure] = useState<{ readonly text: string; readonly error: unknown }>();
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  // The button that was pressed has gone, and the focus with it.
  useEffect(() => setFocus('password'), [setFocus]);

  const submit = sending(form, {
    send: async (fields) => {
      setFailure(undefined);
      onConfirmed(await confirmEmail({ token, ...fields }));
    },
    failed: (error) => setFailure({ text: messageOf(error, 'That did not reach us.'), error }),
  });

  return (
    <AccountFrame
      title="Choose the password of your account"
      lead="This account was asked for in another browser, perhaps by somebody else. The password that you choose here is the one that counts."
      picture={openDoor}
    >
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <PasswordPair register={form.register} errors={errors} />
        <Button type="submit" variant="primary" size="large" className="w-full" busy={isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Confirm my address'}
        </Button>
      </form>
      {failure !== undefined && (
        <div role="alert" className="mt-4 text-clay">
          {failure.text}
          <Reference error={failure.error} />
        </div>
      )}
    </AccountFrame>
  );
}
