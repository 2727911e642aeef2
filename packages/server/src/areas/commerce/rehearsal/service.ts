import { RehearsalCleared } from '@vitrine/contract/rehearsal'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../../site/events/index.ts'
import type { MailFeature } from '../../site/mail/index.ts'
import type { CartFeature } from '../cart/index.ts'
import type { DraftOrdersFeature } from '../draft-orders/index.ts'
import type { OrdersFeature } from '../orders/index.ts'
import type { PaymentsFeature } from '../payments/index.ts'

/** What a rehearsal needs of others. */
export interface RehearsalDeps {
  readonly events: Events
  readonly orders: Pick<OrdersFeature, 'rehearsed'>
  readonly payments: Pick<PaymentsFeature, 'deleteEventsOf'>
  readonly carts: Pick<CartFeature, 'deleteRehearsed'>
  readonly drafts: Pick<DraftOrdersFeature, 'deleteRehearsed'>
  readonly mail: Pick<MailFeature, 'deleteRehearsed'>
  readonly bank: { deleteRehearsed(tx: Tx): Promise<void> }
  /** A token for four hours. */
  readonly tokens: {
    create(siteId: string): { readonly token: string; readonly expiresDate: Date }
  }
  /** Where the pages of a site are. */
  readonly urlOf: (siteId: string, baseUrl: string) => Promise<string>
}

/** Opens the shop for a rehearsal. */
export async function startRehearsal(
  { siteId }: Pick<Tx, 'siteId'>,
  { tokens, urlOf }: RehearsalDeps,
  baseUrl: string,
) {
  const { token, expiresDate } = tokens.create(siteId)
  return { url: `${await urlOf(siteId, baseUrl)}/rehearsal/${token}`, token, expiresDate }
}

/** Deletes what was rehearsed, those first that are found by its orders. Answers with how many orders that were. */
export async function clearRehearsal(
  tx: Tx,
  { events, orders, payments, carts, drafts, mail, bank }: RehearsalDeps,
): Promise<number> {
  await bank.deleteRehearsed(tx)
  await drafts.deleteRehearsed(tx)
  const ids = await orders.rehearsed.find(tx)
  await payments.deleteEventsOf(tx, ids)
  const count = await orders.rehearsed.delete(tx, ids)
  await carts.deleteRehearsed(tx)
  const mails = await mail.deleteRehearsed(tx)
  await events.deleteRehearsed(tx)
  await events.append(tx, {
    definition: RehearsalCleared,
    entityId: tx.siteId,
    before: { orders: count, mails },
  })
  return count
}
