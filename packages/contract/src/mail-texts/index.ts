import { InvalidRevision } from '../catalog/index.ts'
import { GET, Maybe, OneOf, operation, POST, PUT, service, Type } from '../kit/index.ts'
import { OrderNotFound } from '../orders/errors.ts'
import {
  MailPartUnknown,
  MailPlaceholderBroken,
  MailPlaceholderMissing,
  MailPlaceholderUnknown,
  MailTestForStaffOnly,
} from './errors.ts'
import { MailTextChanged } from './facts.ts'
import { MailPreview, MailText, MailTexts } from './schemas.ts'
import { mailLanguages, mailNames, testMailStates } from './vocabulary.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './schemas.ts'
export * from './vocabulary.ts'

const which = { mail: OneOf(mailNames), language: OneOf(mailLanguages) }
const refusals = [
  MailPartUnknown,
  MailPlaceholderBroken,
  MailPlaceholderMissing,
  MailPlaceholderUnknown,
]

/** Input of a preview or a test. */
const draft = Type.Object({
  ...which,
  /** Unsaved texts, in the form of a save; the saved ones by default. */
  texts: Type.Optional(MailTexts),
  /** An order of the shop, for mails about orders; an example by default. Its link leads nowhere. */
  orderId: Maybe(Type.String({ maxLength: 64 })),
})

/** Subjects, greetings, texts and labels of the mails to shoppers and members. */
export const mailTexts = service({
  name: 'mail-texts',
  summary: 'The texts of the mails to shoppers and members, by mail and language',
  mounts: ['/vitrine/v1/mail-texts'],
  operations: {
    listMailTexts: operation({
      route: GET(''),
      permission: 'admin',
      summary: 'List all mails with the default texts and those of the merchant, in one language',
      request: Type.Object({
        /** The site's language by default. */
        language: Maybe(OneOf(mailLanguages)),
      }),
      response: Type.Object({ mailTexts: Type.Array(MailText) }),
    }),
    getMailText: operation({
      route: GET('/{mail}/{language}'),
      permission: 'admin',
      summary: 'Read the texts of one mail in one language',
      request: Type.Object(which),
      response: Type.Object({ mailText: MailText }),
    }),
    saveMailText: operation({
      route: PUT('/{mail}/{language}'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Save the merchant’s texts of one mail in one language',
      description:
        'They replace those with the given revision. Only parts that differ from ours are stored. Codes, links and lists in a mail stay whatever its texts say.',
      request: Type.Object({
        ...which,
        texts: MailTexts,
        revision: Type.Integer({ minimum: 0 }),
      }),
      response: Type.Object({ mailText: MailText }),
      errors: [InvalidRevision, ...refusals],
      facts: [MailTextChanged],
    }),
    resetMailText: operation({
      route: POST('/{mail}/{language}/reset'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Reset one mail in one language to the default texts',
      request: Type.Object({ ...which, revision: Type.Integer({ minimum: 0 }) }),
      response: Type.Object({ mailText: MailText }),
      errors: [InvalidRevision],
      facts: [MailTextChanged],
    }),
    previewMailText: operation({
      route: POST('/{mail}/{language}/preview'),
      permission: 'admin',
      summary: 'Preview a mail as HTML and as plain text',
      request: draft,
      response: Type.Object({ preview: MailPreview }),
      errors: [OrderNotFound, ...refusals],
    }),
    sendMailTextTest: operation({
      route: POST('/{mail}/{language}/test'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      callsPerMinute: 10,
      summary: 'Send the caller a mail as a customer would get it',
      description:
        'To the address of the staff member who calls, 20 in an hour at most. Without a mail server it stays in the mailbox.',
      request: draft,
      response: Type.Object({
        /** The address of the caller. */
        to: Type.String(),
        /** WAITING for the mail server, or KEPT in the mailbox because there is none. */
        state: OneOf(testMailStates),
      }),
      errors: [MailTestForStaffOnly, OrderNotFound, ...refusals],
    }),
  },
})
