import {
  GET,
  Guid,
  OneOf,
  operation,
  type Page,
  type Static,
  service,
  Timestamp,
  Type,
} from '../kit/index.ts'

/** WAITING for the mail server, SENT to it, or KEPT here because there is none. */
export const mailStates = ['WAITING', 'SENT', 'KEPT'] as const

/** One mail of the site. */
export const Mail = Type.Object({
  id: Guid(),
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  html: Type.String(),
  state: OneOf(mailStates),
  /** What the mail server said when it last refused. */
  failure: Type.Optional(Type.String()),
  createdDate: Timestamp(),
})
export type Mail = Static<typeof Mail>

/** The mail a site has written: for developers, who need no mail server to read it. */
export const mailbox = service({
  name: 'mailbox',
  summary: 'The mail of a site, newest first',
  mounts: ['/vitrine/v1'],
  operations: {
    listMails: operation({
      route: GET('/mailbox'),
      permission: 'admin',
      summary: 'The last 100 mails',
      request: Type.Object({}),
      response: Type.Object({ mails: Type.Array(Mail) }),
    }),
    showMailbox: operation({
      route: GET('/mailbox'),
      mounts: [''],
      permission: 'open',
      answers: 'page',
      summary:
        'The same as a page to read, in development only; elsewhere there is nothing at this address',
      request: Type.Object({}),
      response: Type.Unsafe<Page>({}),
    }),
  },
})
