import { fromMinorUnits } from '@vitrine/money'
import type { Tx } from '../../../../platform/tx.ts'
import { linkOf, numberOf, type Order, type RefundNotice } from '../../orders/index.ts'
import type { ShownReturn } from '../model.ts'
import { findSettings } from '../store/settings.ts'
import type { ReturnDeps } from './deps.ts'

type ReturnMailName =
  | 'return-requested'
  | 'return-agreed'
  | 'return-declined'
  | 'return-refunded'
  | 'withdrawal-received'

interface Notice {
  readonly amountMinor?: number
  readonly reason?: string | undefined
}

/**
 * Creates a mail about a return to the buyer; it is sent after the commit. Orders without an email address get none.
 */
export async function mailBuyer(
  tx: Tx,
  deps: ReturnDeps,
  order: Order,
  one: ShownReturn,
  template: ReturnMailName,
  notice: Notice = {},
): Promise<void> {
  const { email: to, language, isRehearsal } = order
  if (to === null) return
  const facts = await mailOf(tx, deps, order, one, notice)
  await deps.mail.write(tx, { to, language, template, facts, isRehearsal })
}

/** Mails the buyer about a refund; store credit is listed separately. */
export async function mailOfRefund(
  tx: Tx,
  deps: ReturnDeps,
  order: Order,
  one: ShownReturn,
  notice: RefundNotice,
): Promise<void> {
  const { email: to, language, isRehearsal } = order
  if (notice.creditedMinor === 0 || to === null) {
    await mailBuyer(tx, deps, order, one, 'return-refunded', notice)
    return
  }
  const amounts = {
    amount: amountIn(order, notice.amountMinor),
    credit: amountIn(order, notice.creditedMinor),
  }
  const facts = { ...(await mailOf(tx, deps, order, one, notice)), ...amounts }
  await deps.mail.write(tx, { to, language, template: 'return-credited', facts, isRehearsal })
}

const amountIn = ({ currency }: Order, units: number) => ({
  value: fromMinorUnits(BigInt(units), currency),
  currency,
})

/** Mails the receipt of a withdrawal, with its content and time, to the address given with it. */
export async function mailReceipt(
  tx: Tx,
  deps: ReturnDeps,
  order: Order,
  one: ShownReturn,
  language = order.language,
): Promise<void> {
  const { withdrawal } = one
  if (!withdrawal) return
  const { email: to, name, statement, wording, createdDate: at, deadlineDate } = withdrawal
  const facts = {
    ...(await mailOf(tx, deps, order, one, {})),
    name,
    declared: {
      at,
      name,
      email: to,
      wording,
      ...(statement && { statement }),
      ...(deadlineDate && { deadline: deadlineDate }),
    },
  }
  const template = 'withdrawal-received'
  await deps.mail.write(tx, { to, language, template, facts, isRehearsal: order.isRehearsal })
}

/** Notifies the owners of the shop of a return or a withdrawal. */
export async function mailOwners(
  tx: Tx,
  deps: ReturnDeps,
  order: Order,
  one: ShownReturn,
): Promise<void> {
  const owners = await deps.ownersOf(tx.siteId)
  if (owners.length === 0) return
  const facts = await mailOf(tx, deps, order, one, {})
  const address = `${deps.dashboardUrl}/orders/${order.id}`
  const buyer = one.withdrawal?.name || order.buyerName || order.email || ''
  const template = one.kind === 'WITHDRAWAL' ? 'withdrawal-for-shop' : 'return-for-shop'
  for (const { email: to, name } of owners) {
    await deps.mail.write(tx, {
      to,
      template,
      facts: { ...facts, buyer, address, name },
      isRehearsal: order.isRehearsal,
    })
  }
}

async function mailOf(
  tx: Tx,
  { linkKey }: ReturnDeps,
  order: Order,
  one: ShownReturn,
  { amountMinor, reason }: Notice,
) {
  const { address, instructions } = await findSettings(tx)
  const isComing = one.state === 'AGREED'
  const { id, buyerName } = order
  return {
    number: numberOf(order),
    returnNumber: String(one.number),
    path: `/orders/${linkOf(linkKey, tx.siteId, id)}`,
    lines: one.lines.map(({ lineId, quantity }) => ({ name: one.names[lineId] ?? '', quantity })),
    ...(amountMinor !== undefined && { amount: amountIn(order, amountMinor) }),
    ...(reason && { reason }),
    ...(isComing && address && { returnTo: address.split(/\s*\n\s*/).join(', ') }),
    ...(isComing && instructions && { instructions }),
    ...(buyerName && { name: buyerName }),
  }
}
