import { defineError } from '../kit/index.ts'

/** Neither the site nor the installation has a mail server, or the site is a demonstration. */
export const MailNotSetUp = defineError({
  code: 'MAIL_NOT_SET_UP',
  status: 409,
  description: 'No mail server is configured, so e-mails stay in the mailbox',
})
/** A site may only use mail servers of the public internet. */
export const MailServerNotAllowed = defineError({
  code: 'MAIL_SERVER_NOT_ALLOWED',
  status: 422,
  description: 'The mail server is not on the public internet',
})
/** `data.failure` is the reason: the name, the connection or the encryption. */
export const MailServerUnreachable = defineError({
  code: 'MAIL_SERVER_UNREACHABLE',
  status: 422,
  description: 'The mail server cannot be reached',
})
/** The server was reached and refused the user name and password. */
export const MailSignInRefused = defineError({
  code: 'MAIL_SIGN_IN_REFUSED',
  status: 422,
  description: 'The mail server refused the user name or password',
})
/** `data.response` is the server's response; it refused the sender, the recipient or the mail. */
export const MailRefused = defineError({
  code: 'MAIL_REFUSED',
  status: 422,
  description: 'The mail server refused the message',
})
/** The site has no gateway for this kind of message. */
export const PhoneGatewayNotSetUp = defineError({
  code: 'PHONE_GATEWAY_NOT_SET_UP',
  status: 409,
  description: 'No gateway is configured, so phone messages stay in the mailbox',
})
/** `data.failure` is the reason: its name, the connection, or an address outside of the public internet. */
export const PhoneGatewayUnreachable = defineError({
  code: 'PHONE_GATEWAY_UNREACHABLE',
  status: 422,
  description: 'The gateway cannot be reached',
})
/** `data.status` and `data.response` are the gateway's response. */
export const PhoneGatewayRefused = defineError({
  code: 'PHONE_GATEWAY_REFUSED',
  status: 422,
  description: 'The gateway refused the message',
})
