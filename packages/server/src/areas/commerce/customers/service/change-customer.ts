import {
  CustomerErased,
  CustomerIsMember,
  CustomerNotFound,
  CustomerRevisionConflict,
  CustomersMerged,
  CustomersNotMergeable,
  CustomerUpdated,
} from '@vitrine/contract/customers'
import type { Tx } from '../../../../platform/tx.ts'
import type { Customer } from '../model.ts'
import {
  deleteCustomer,
  findCustomer,
  findDetails,
  findOrderIds,
  moveToCustomer,
  updateCustomer,
} from '../store/customers.ts'
import { countCustomers, lockCounting } from '../store/refresh.ts'
import type { CustomerDeps } from './deps.ts'

export async function requireCustomer(tx: Tx, id: string, isLocked = false): Promise<Customer> {
  const customer = await findCustomer(tx, id, isLocked)
  if (!customer) throw CustomerNotFound({ id })
  return customer
}

export interface CustomerChange {
  readonly id: string
  readonly revision?: number | undefined
  readonly note?: string | undefined
  readonly tags?: readonly string[] | undefined
}

/** Saves staff's note and tags of a customer; equal values are not a change. */
export async function changeCustomer(
  tx: Tx,
  { events }: Pick<CustomerDeps, 'events'>,
  { id, revision, note, tags }: CustomerChange,
): Promise<Customer> {
  const before = await requireCustomer(tx, id, true)
  if (revision !== undefined && revision !== before.revision) {
    throw CustomerRevisionConflict({ revision: before.revision })
  }
  const changed = {
    note: note ?? before.note,
    tags: tags ? [...new Set(tags)] : before.tags,
  }
  const changedFields = (['note', 'tags'] as const).filter(
    (field) => JSON.stringify(changed[field]) !== JSON.stringify(before[field]),
  )
  if (changedFields.length === 0) return before
  const after = { ...before, ...changed, revision: before.revision + 1, updatedDate: tx.now }
  await updateCustomer(tx, after)
  // The fact omits the note, so that personal data is not stored twice.
  await events.append(tx, {
    definition: CustomerUpdated,
    entityId: id,
    before: { id, tags: before.tags },
    after: { id, tags: after.tags },
    changedFields,
  })
  return after
}

/** Moves the other customer's orders, addresses, tags and note to this one and deletes the other. */
export async function mergeCustomers(
  tx: Tx,
  { events }: Pick<CustomerDeps, 'events'>,
  id: string,
  otherId: string,
): Promise<Customer> {
  await lockCounting(tx)
  const before = await requireCustomer(tx, id, true)
  const other = await requireCustomer(tx, otherId, true)
  if (id === otherId || other.memberId !== null) throw CustomersNotMergeable({ otherId })
  await moveToCustomer(tx, otherId, id)
  await countCustomers(tx, [id])
  await events.append(tx, {
    definition: CustomersMerged,
    entityId: id,
    before: { id, orders: before.orders },
    after: { id, orders: before.orders + other.orders, mergedId: otherId },
  })
  return requireCustomer(tx, id)
}

/** Erases a guest and the personal data in its orders; invoices stay, as required by law. */
export async function eraseCustomer(tx: Tx, deps: CustomerDeps, id: string): Promise<number> {
  await lockCounting(tx)
  const customer = await requireCustomer(tx, id, true)
  if (customer.memberId !== null) throw CustomerIsMember({ memberId: customer.memberId })
  const { emails } = await findDetails(tx, id)
  const orderIds = await findOrderIds(tx, id)
  const visitorIds = await deps.orders.visitorsOf(tx, orderIds)
  await deps.orders.forgetBuyer(tx, orderIds)
  await deleteCustomer(tx, id)
  await deps.eraseGuest(tx, { emails, visitorIds, orderIds })
  await deps.events.append(tx, {
    definition: CustomerErased,
    entityId: id,
    before: { id, orders: orderIds.length },
  })
  return orderIds.length
}
