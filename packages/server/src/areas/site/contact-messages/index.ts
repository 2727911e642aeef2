import type { Tx } from '../../../platform/tx.ts'
import type { ContactMessagesDeps, NewMessage } from './model.ts'
import { deleteMessage, setRead } from './service/change-message.ts'
import { sendMessage } from './service/send-message.ts'
import { listMessages, type MessagesFilter } from './store.ts'

export type ContactMessagesFeature = ReturnType<typeof createContactMessages>

/** What visitors write in contact forms. */
export const createContactMessages = (deps: ContactMessagesDeps) => ({
  send: (tx: Tx, message: NewMessage) => sendMessage(tx, deps, message),
  list: (tx: Tx, filter: MessagesFilter) => listMessages(tx, filter),
  setRead: (tx: Tx, id: string, read: boolean) => setRead(tx, deps, id, read),
  delete: (tx: Tx, id: string) => deleteMessage(tx, deps, id),
})
