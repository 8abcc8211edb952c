import { describe, expect, it } from '@jest/globals';
import { readSmtpAddress } from './smtp-address.js';

describe('the address of an SMTP server', () => {
  it('has a port by its protocol', () => {
    expect(readSmtpAddress('smtp://mail.example')).toMatchObject({
      host: 'mail.example',
      port: 587,
      secure: false,
    });
    expect(readSmtpAddress('smtps://mail.example')).toMatchObject({ port: 465, secure: true });
    expect(readSmtpAddress('smtp://[::1]:2525')).toMatchObject({ host: '::1', port: 2525 });
  });

  it('asks for TLS before a password leaves this machine', () => {
    expect(readSmtpAddress('smtp://u:p@mail.example').requireTLS).toBe(true);
    expect(readSmtpAddress('smtp://u:p@127.0.0.1').requireTLS).toBe(false);
    expect(readSmtpAddress('smtp://mail.example').requireTLS).toBe(false);
    expect(readSmtpAddress('smtp://u:p@mail.example?requireTLS=false').requireTLS).toBe(false);
    expect(readSmtpAddress('smtp://mail.example?requireTLS=true').requireTLS).toBe(true);
  });

  it('has user and password as they were before encoding', () => {
    expect(readSmtpAddress('smtp://a%40b:p%2Fq@h').auth).toEqual({ user: 'a@b', pass: 'p/q' });
  });
});
