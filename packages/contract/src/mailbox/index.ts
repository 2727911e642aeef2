import {
  Email,
  GET,
  Guid,
  Maybe,
  OneOf,
  operation,
  type Page,
  POST,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import { phoneKinds } from '../vocabulary/index.ts'
import {
  MailNotSetUp,
  MailRefused,
  MailServerNotAllowed,
  MailServerUnreachable,
  MailSignInRefused,
  PhoneGatewayNotSetUp,
  PhoneGatewayRefused,
  PhoneGatewayUnreachable,
} from './errors.ts'
import { Mail, PhoneMessage } from './schemas.ts'

export * from './errors.ts'
export * from './schemas.ts'

/** E-mails and phone messages of a site, readable without a mail server or gateway during development. */
export const mailbox = service({
  name: 'mailbox',
  summary: 'E-mails and phone messages of a site, newest first',
  mounts: ['/vitrine/v1'],
  operations: {
    listMails: operation({
      route: GET('/mailbox'),
      permission: 'admin',
      summary: 'List the latest e-mails, newest first',
      description:
        'API keys need the scope `mailbox:read`. Staff with read-only roles see no bodies: e-mails contain one-time codes and links.',
      request: Type.Object({
        /** Mails to this address alone, whatever its case. */
        to: Type.Optional(Text(1, 254)),
        /** 1 to 100; Default 100. */
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      }),
      response: Type.Object({ mails: Type.Array(Mail) }),
    }),
    getMail: operation({
      route: GET('/mailbox/{id}'),
      permission: 'admin',
      summary: 'Read an e-mail',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({ mail: Mail }),
    }),
    sendTestMail: operation({
      route: POST('/mailbox/test'),
      permission: 'admin',
      writes: 'own',
      callsPerMinute: 10,
      summary: 'Send a test e-mail immediately and return the mail server’s response',
      request: Type.Object({ to: Email() }),
      response: Type.Object({
        /** Host and port of the mail server. */
        server: Type.String(),
        /** The sender of the mail. */
        from: Type.String(),
        /** The server's response when it accepted the message. */
        response: Type.String(),
      }),
      errors: [
        MailNotSetUp,
        MailServerNotAllowed,
        MailServerUnreachable,
        MailSignInRefused,
        MailRefused,
      ],
    }),
    listPhoneMessages: operation({
      route: GET('/mailbox/phone'),
      permission: 'admin',
      summary: 'List the latest phone messages, newest first; stored for 14 days',
      description: 'Staff with read-only roles see no texts: messages contain one-time codes.',
      request: Type.Object({
        /** 1 to 100; Default 100. */
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      }),
      response: Type.Object({ messages: Type.Array(PhoneMessage) }),
    }),
    sendTestPhoneMessage: operation({
      route: POST('/mailbox/phone/test'),
      permission: 'admin',
      writes: 'own',
      callsPerMinute: 10,
      summary: 'Send a test message to a phone immediately and return the gateway’s response',
      request: Type.Object({
        kind: OneOf(phoneKinds),
        /** As people write it; without a country code it is one of `country`. */
        phone: Text(3, 40),
        /** ISO 3166-1, two letters; the site’s own by default. */
        country: Maybe(Type.String({ pattern: '^[A-Za-z]{2}$' })),
      }),
      response: Type.Object({
        /** Host of the gateway. */
        gateway: Type.String(),
        /** The number, E.164. */
        to: Type.String(),
        /** Status of its answer. */
        status: Type.Integer(),
        /** The beginning of its answer. */
        response: Type.String(),
      }),
      errors: [PhoneGatewayNotSetUp, PhoneGatewayUnreachable, PhoneGatewayRefused],
    }),
    showMailbox: operation({
      route: GET('/mailbox'),
      mounts: [''],
      permission: 'open',
      answers: 'page',
      summary: 'Show the mailbox as a web page; in development only, otherwise not found',
      request: Type.Object({
        /** The mail to read; the newest by default. */
        id: Type.Optional(Text(1, 64)),
        /** `text` shows the plain text. */
        view: Type.Optional(Text(0, 16)),
        /** `phone` shows the messages to phones. */
        box: Type.Optional(Text(0, 16)),
      }),
      response: Type.Unsafe<Page>({}),
    }),
  },
})
