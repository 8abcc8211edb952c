import { Button, Input } from '@lintel/ui';
import { registerAgent } from './account-queries.js';
import { shell } from '@lintel/web';
import { Link, useNavigate } from '@lintel/web/router';
import { useEffect, useState } from 'react';
import { AccountFrame } from './account-frame.js';
import { agentRegistrationSchema, mismatch } from './forms/account-schemas.js';
import { messageOf } from './forms/failure.js';
import { PasswordPair } from './forms/password-pair.js';
import { sending, useAccountForm } from './forms/use-account-form.js';
import { streetAtDusk } from './pictures.js';

/** Milliseconds until a new agent is taken to the login (specification, section 9). */
const redirectAfter = 2_000;

/** `/agent/register` */
export default function AgentRegisterPage() {
  const navigate = useNavigate();
  const [registered, setRegistered] = useState(false);
  const form = useAccountForm(agentRegistrationSchema, {
    name: '',
    companyName: '',
    email: '',
    phone: '',
    address: '',
    password: '',
    confirmPassword: '',
  });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;

  useEffect(() => {
    if (!registered) return;
    const timer = setTimeout(() => navigate('/agent/login'), redirectAfter);
    return () => clearTimeout(timer);
  }, [registered, navigate]);

  const submit = sending(form, {
    send: async (fields) => {
      if (!(await registerAgent(fields))) {
        shell().toast({ tone: 'destructive', title: 'Error', description: 'Failed to create user account' });
        return;
      }
      setRegistered(true);
      shell().toast({
        tone: 'success',
        title: 'Registration successful!',
        description: 'Please check your email to confirm your account before logging in.',
      });
    },
    failed: (error) =>
      shell().toast({
        tone: 'destructive',
        error,
        title: 'Registration failed',
        description: messageOf(error, 'An error occurred during registration'),
      }),
    mismatched: { title: 'Error', description: mismatch },
  });
  const text = (name: 'name' | 'companyName' | 'email' | 'phone' | 'address') => ({
    required: true,
    error: errors[name]?.message,
    ...register(name),
  });

  return (
    <AccountFrame
      title="Register as an Estate Agent"
      lead="An account for your agency, free of charge."
      picture={streetAtDusk}
      foot={
        <p>
          Registered already?{' '}
          <Link
            to="/agent/login"
            className="font-semibold text-ink underline underline-offset-4 hover:decoration-2"
          >
            Estate Agent Login
          </Link>
        </p>
      }
    >
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <Input label="Your Name" autoComplete="name" {...text('name')} />
        <Input label="Company Name" autoComplete="organization" {...text('companyName')} />
        <Input label="Email" type="email" autoComplete="email" {...text('email')} />
        <Input label="Phone" type="tel" autoComplete="tel" {...text('phone')} />
        <Input label="Address" autoComplete="street-address" {...text('address')} />
        <PasswordPair register={register} errors={errors} />
        <Button
          type="submit"
          variant="primary"
          size="large"
          className="w-full"
          busy={isSubmitting || registered}
        >
          {isSubmitting ? 'Sending...' : registered ? 'Taking you to the login...' : 'Register'}
        </Button>
      </form>
    </AccountFrame>
  );
}
