import { Button } from '@lintel/ui';
import { useSignOut } from './use-sign-out.js';

/** At the end of the side menu, which closes when it is done. */
export default function SignOutButton({ onDone }: { onDone: () => void }) {
  const { signOut, signingOut } = useSignOut();
  return (
    <Button className="w-full" busy={signingOut} onClick={() => void signOut().finally(onDone)}>
      Sign Out
    </Button>
  );
}
