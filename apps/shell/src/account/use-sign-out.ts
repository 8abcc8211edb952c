import { shell } from '@lintel/web';
import { useNavigate } from '@lintel/web/router';
import { useState } from 'react';

/** Signs out and says so (specification, section 8). */
export function useSignOut(): { signOut: () => Promise<void>; signingOut: boolean } {
  const navigate = useNavigate();
  const [signingOut, setSigningOut] = useState(false);
  const signOut = async (): Promise<void> => {
    setSigningOut(true);
    const { session, toast } = shell();
    try {
      await session.signOut();
      navigate('/');
      toast({
        tone: 'success',
        title: 'Signed out successfully',
        description: 'You have been signed out of your account.',
      });
    } catch (error) {
      const description = (error instanceof Error && error.message) || 'Please try again';
      toast({ tone: 'destructive', title: 'Error signing out', description, error });
    } finally {
      setSigningOut(false);
    }
  };
  return { signOut, signingOut };
}
