import type { contactMessages as contactMessagesService } from '@vitrine/contract/contact-messages'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import type { ContactMessagesFeature } from './index.ts'

const PAGE = 50

export const contactMessagesHandlers = (messages: ContactMessagesFeature) =>
  ({
    sendMessage: async ({ tx, caller, input }) => {
      const { phone, website, email, ...rest } = input
      const memberId = caller.kind === 'member' ? caller.id : null
      await messages.send(tx, {
        ...rest,
        email: email.trim(),
        phone: phone ?? '',
        website: website ?? '',
        memberId,
      })
      return {}
    },
    askAboutProduct: async ({ tx, caller, input }) => {
      const { website, email, variantId, ...rest } = input
      await messages.ask(tx, {
        ...rest,
        variantId: variantId ?? null,
        email: email.trim(),
        website: website ?? '',
        memberId: caller.kind === 'member' ? caller.id : null,
      })
      return {}
    },
    listMessages: ({ tx, input: { unread, limit, offset } }) =>
      messages.list(tx, { unread: unread ?? false, limit: limit ?? PAGE, offset: offset ?? 0 }),
    setMessageRead: async ({ tx, input }) => ({
      message: await messages.setRead(tx, input.id, input.read),
    }),
    deleteMessage: async ({ tx, input }) => {
      await messages.delete(tx, input.id)
      return {}
    },
  }) satisfies Handlers<typeof contactMessagesService, HandlerContext>
