import { PasswordInput } from '@lintel/ui';
import type { FieldErrors, FieldValues, Path, UseFormRegister } from 'react-hook-form';

interface PasswordPairProps<Fields extends FieldValues> {
  readonly register: UseFormRegister<Fields>;
  readonly errors: FieldErrors<Fields>;
  readonly labels?: readonly [string, string];
}

/** A new password, twice. */
export function PasswordPair<Fields extends FieldValues & { password: string; confirmPassword: string }>({
  register,
  errors,
  labels = ['Password', 'Confirm Password'],
}: PasswordPairProps<Fields>) {
  const at = (name: 'password' | 'confirmPassword') => ({
    ...register(name as Path<Fields>),
    error: errors[name]?.message as string | undefined,
  });
  return (
    <>
      <PasswordInput
        label={labels[0]}
        autoComplete="new-password"
        required
        hint="At least 8 characters. Three or four words that do not belong together are strong and easy to remember."
        {...at('password')}
      />
      <PasswordInput label={labels[1]} autoComplete="new-password" required {...at('confirmPassword')} />
    </>
  );
}
