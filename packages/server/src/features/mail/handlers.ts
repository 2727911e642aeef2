import { type Handlers, NotFound } from '@vitrine/contract/kit'
import type { mailbox as mailboxService } from '@vitrine/contract/mailbox'
import type { HandlerContext } from '../../transport/call.ts'
import { encodeMail, mailboxPage } from './codec.ts'
import type { MailFeature } from './index.ts'

export const mailboxHandlers = (mail: MailFeature) =>
  ({
    listMails: async ({ tx }) => ({ mails: (await mail.list(tx)).map(encodeMail) }),
    showMailbox: async ({ tx }) => {
      if (!mail.isOpen) throw NotFound()
      return mailboxPage(await mail.list(tx))
    },
  }) satisfies Handlers<typeof mailboxService, HandlerContext>
