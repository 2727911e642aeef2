import { type Handlers, NotFound } from '@vitrine/contract/kit'
import type { mailbox as mailboxService } from '@vitrine/contract/mailbox'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodeMessage, type PhoneMessagesFeature } from '../phone-messages/index.ts'
import { encodeMail, maySeeBodies } from './codec/mail.ts'
import { mailboxPage } from './codec/mailbox-page.ts'
import { phoneBoxPage } from './codec/phone-box-page.ts'
import type { MailFeature } from './index.ts'

const MAX_LISTED = 100

export const mailboxHandlers = (
  mail: MailFeature,
  phone: Pick<PhoneMessagesFeature, 'list' | 'sendTest'>,
) =>
  ({
    listMails: async ({ tx, caller, input: { to, limit = MAX_LISTED } }) => {
      const withBody = maySeeBodies(caller)
      const mails = await mail.list(tx, { to, limit })
      return { mails: mails.map((one) => encodeMail(one, withBody)) }
    },
    getMail: async ({ tx, caller, input }) => {
      const found = await mail.find(tx, input.id)
      if (!found) throw NotFound({ id: input.id })
      return { mail: encodeMail(found, maySeeBodies(caller)) }
    },
    sendTestMail: ({ tx, input }) => mail.sendTest(tx.siteId, input.to),
    listPhoneMessages: async ({ tx, caller, input: { limit = MAX_LISTED } }) => {
      const withText = maySeeBodies(caller)
      const messages = await phone.list(tx, limit)
      return { messages: messages.map((one) => encodeMessage(one, withText)) }
    },
    sendTestPhoneMessage: ({ tx, input }) => phone.sendTest(tx.siteId, input),
    showMailbox: async ({ tx, input }) => {
      if (!mail.isOpen) throw NotFound()
      if (input.box === 'phone') {
        const messages = await phone.list(tx, MAX_LISTED)
        return phoneBoxPage({ messages, shop: await mail.siteName(tx) })
      }
      const mails = await mail.list(tx, { limit: MAX_LISTED })
      return mailboxPage({ mails, shop: await mail.siteName(tx), ...input })
    },
  }) satisfies Handlers<typeof mailboxService, HandlerContext>
