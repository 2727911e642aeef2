import {
  ContactMessageChanged,
  ContactMessageDeleted,
  ContactMessageNotFound,
} from '@vitrine/contract/contact-messages'
import type { Tx } from '../../../../platform/tx.ts'
import type { ContactMessage, ContactMessagesDeps } from '../model.ts'
import { factOf } from '../rules.ts'
import { lockMessage, removeMessage, updateReadDate } from '../store.ts'

type Deps = Pick<ContactMessagesDeps, 'events'>

/** The first reading counts; the same again changes nothing. */
export async function setRead(
  tx: Tx,
  { events }: Deps,
  id: string,
  read: boolean,
): Promise<ContactMessage> {
  const before = await requireMessage(tx, id)
  if ((before.readDate !== null) === read) return before
  const after = { ...before, readDate: read ? tx.now : null }
  await updateReadDate(tx, id, after.readDate)
  await events.append(tx, {
    definition: ContactMessageChanged,
    entityId: id,
    before: factOf(before),
    after: factOf(after),
  })
  return after
}

export async function deleteMessage(tx: Tx, { events }: Deps, id: string): Promise<void> {
  const before = await requireMessage(tx, id)
  await removeMessage(tx, id)
  await events.append(tx, {
    definition: ContactMessageDeleted,
    entityId: id,
    before: factOf(before),
  })
}

async function requireMessage(tx: Tx, id: string): Promise<ContactMessage> {
  const message = await lockMessage(tx, id)
  if (!message) throw ContactMessageNotFound({ id })
  return message
}
