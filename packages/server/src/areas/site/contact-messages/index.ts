import type { Tx } from '../../../platform/tx.ts'
import type { ContactMessagesDeps, NewMessage, NewQuestion } from './model.ts'
import { askAboutProduct } from './service/ask-about-product.ts'
import { deleteMessage, setRead } from './service/change-message.ts'
import { sendMessage } from './service/send-message.ts'
import { listMessages, type MessagesFilter } from './store.ts'

export type { ContactMessagesDeps } from './model.ts'

export type ContactMessagesFeature = ReturnType<typeof createContactMessages>

/** Messages of visitors from contact forms and questions about products. */
export const createContactMessages = (deps: ContactMessagesDeps) => ({
  send: (tx: Tx, message: NewMessage) => sendMessage(tx, deps, message),
  ask: (tx: Tx, question: NewQuestion) => askAboutProduct(tx, deps, question),
  list: (tx: Tx, filter: MessagesFilter) => listMessages(tx, filter),
  setRead: (tx: Tx, id: string, read: boolean) => setRead(tx, deps, id, read),
  delete: (tx: Tx, id: string) => deleteMessage(tx, deps, id),
})
