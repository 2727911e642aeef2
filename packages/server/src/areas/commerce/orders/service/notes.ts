import { ActivityNotFound } from '@vitrine/contract/orders'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Activity, Order } from '../model/order.ts'
import { changeActivity } from '../store/activities.ts'
import type { OrderDeps } from './deps.ts'
import { saveOrder } from './save-order.ts'
import { requireOrder } from './view-order.ts'

const merchant = { kind: 'merchant' } as const

/** A note of a person or an application on an order. */
export type Note = Pick<Activity, 'content'> & { readonly kind: 'NOTE' | 'CUSTOM' }

/** Adds notes in their order; returns their ids. */
export async function addNotes(
  tx: Tx,
  deps: OrderDeps,
  id: string,
  notes: readonly Note[],
): Promise<{ readonly order: Order; readonly ids: readonly string[] }> {
  const before = await requireOrder(tx, merchant, id, true)
  const activities = notes.map((note) => ({ ...note, id: newId() }))
  const order = await saveOrder(tx, deps, before, before, { activities, others: ['notes'] })
  return { order, ids: activities.map((one) => one.id) }
}

/** Changes a note, or removes it with null. Entries of the shop itself cannot change. */
export async function changeNote(
  tx: Tx,
  deps: OrderDeps,
  id: string,
  { noteId, note }: { readonly noteId: string; readonly note: Note | null },
): Promise<Order> {
  const order = await requireOrder(tx, merchant, id, true)
  if (!(await changeActivity(tx, id, noteId, note))) {
    throw ActivityNotFound({ activityId: noteId })
  }
  return saveOrder(tx, deps, order, order, { others: ['notes'] })
}
