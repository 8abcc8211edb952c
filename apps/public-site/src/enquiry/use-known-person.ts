import { changePhone, myAccount } from '../account/account-queries.js';
import { useSession } from '@lintel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

type Field = 'name' | 'email' | 'phone';

interface FormOfPerson {
  readonly valueOf: (field: Field) => string;
  readonly fill: (field: Field, value: string) => void;
}

/** Fills empty fields with what is known of the account; keeps the number that is sent, for the next form. */
export function useKnownPerson(open: boolean, { valueOf, fill }: FormOfPerson) {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : undefined;
  const queries = useQueryClient();
  const account = useQuery({ ...myAccount(), enabled: open && user !== undefined });
  const phone = user && account.data?.id === user.id ? account.data.phone : undefined;

  useEffect(() => {
    // Who is signed in may become known only after the dialog has opened; what was typed takes precedence.
    const known = { name: user?.name, email: user?.email, phone };
    for (const [field, value] of Object.entries(known) as [Field, string | undefined][])
      if (value && valueOf(field) === '') fill(field, value);
  }, [user, phone, valueOf, fill]);

  return {
    user,
    /** Never fails: the form was sent all the same. */
    rememberPhone: (sent: string): void => {
      if (phone === undefined || sent.trim() === phone) return;
      changePhone(sent).then(
        (changed) => queries.setQueryData(myAccount().queryKey, changed),
        (error: unknown) => console.error('the telephone number was not remembered', error),
      );
    },
  };
}
