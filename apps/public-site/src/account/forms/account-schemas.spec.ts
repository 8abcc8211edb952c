import { describe, expect, it } from '@jest/globals';
import { agentRegistrationSchema, signInSchema, signUpSchema } from './account-schemas.js';

const robin = {
  name: 'Robin',
  email: 'robin@example.org',
  password: 'three quiet streets',
  confirmPassword: 'three quiet streets',
};
const problems = (
  given: object,
  schema: typeof signUpSchema | typeof agentRegistrationSchema = signUpSchema,
) =>
  Object.fromEntries(
    schema.safeParse(given).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );

describe('the sign-up form', () => {
  it('takes a name, an e-mail address and a password twice', () => {
    expect(problems(robin)).toEqual({});
    expect(signUpSchema.parse({ ...robin, email: ' robin@example.org ' }).email).toBe('robin@example.org');
  });

  it('names every field that is empty, once', () => {
    expect(problems({ name: ' ', email: '', password: '', confirmPassword: '' })).toEqual({
      name: 'Enter your name',
      email: 'Enter your e-mail address',
      password: 'Enter a password',
      confirmPassword: 'Enter the password again',
    });
  });

  it('says that passwords do not match, also while something else is wrong', () => {
    expect(problems({ ...robin, name: '', confirmPassword: 'two quiet streets' })).toEqual({
      name: 'Enter your name',
      confirmPassword: 'Passwords do not match',
    });
  });

  it('takes passwords as they are, spaces and all', () => {
    const spaced = '  three quiet streets ';
    expect(signUpSchema.parse({ ...robin, password: spaced, confirmPassword: spaced }).password).toBe(spaced);
  });
});

describe('the sign-in form', () => {
  it('judges no password by its length: it may be older than the rule', () => {
    expect(signInSchema.safeParse({ email: robin.email, password: 'short' }).success).toBe(true);
  });
});

describe('the registration of an estate agent', () => {
  const agency = {
    ...robin,
    companyName: 'Hartley & Finch',
    phone: '020 7946 0000',
    address: '1 High Street',
  };
  it('takes a company, a phone number and an address beside the account', () => {
    expect(problems(agency, agentRegistrationSchema)).toEqual({});
  });

  it('says what a phone number looks like', () => {
    expect(problems({ ...agency, phone: 'ask Robin' }, agentRegistrationSchema)).toEqual({
      phone: 'Enter a phone number, such as 020 7946 0000',
    });
  });
});
