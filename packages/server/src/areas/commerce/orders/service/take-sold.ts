import type { Tx } from '../../../../platform/tx.ts'
import type { HeldStock } from '../../../stock/index.ts'
import type { Order, OrderLine } from '../model/order.ts'
import { withTaken } from '../rules/taken-stock.ts'
import { findLines, updateCounts } from '../store/lines.ts'
import type { OrderDeps } from './deps.ts'

/** Takes from stock for good what is there of each line, and remembers it on the line. */
export async function takeSold(
  tx: Tx,
  deps: Pick<OrderDeps, 'stock'>,
  holderId: string,
  lines: readonly OrderLine[],
): Promise<void> {
  const wanted = lines.flatMap(({ productId, variantId, quantity }) =>
    productId === null ? [] : [{ productId, ...(variantId !== null && { variantId }), quantity }],
  )
  if (wanted.length === 0) return
  const problems = await deps.stock.reserve(tx, { holderId, lines: wanted })
  if (problems.length > 0) {
    const left = leftOf(wanted, problems)
    if (left.length > 0) await deps.stock.reserve(tx, { holderId, lines: left })
  }
  const held = await deps.stock.find(tx, holderId)
  const taken = withTaken(withVariants(lines, held), held)
  await updateCounts(
    tx,
    holderId,
    taken.filter((line) => line.taken > 0),
  )
  await deps.stock.commit(tx, holderId)
}

/** Takes for a recorded order that is paid what it did not take before. What came through a checkout is held since then. */
export async function takeWhenPaid(
  tx: Tx,
  deps: Pick<OrderDeps, 'stock' | 'settingsOf'>,
  {
    id,
    cartId,
    importedDate,
    isRehearsal,
  }: Pick<Order, 'id' | 'cartId' | 'importedDate' | 'isRehearsal'>,
): Promise<void> {
  if (cartId !== null || importedDate !== null || isRehearsal) return
  const { orders } = await deps.settingsOf(tx.siteId)
  if (orders.takeStock !== 'ON_ORDER_PAID') return
  const lines = await findLines(tx, id)
  const isUntouched = lines.every(({ taken, restocked }) => taken + restocked === 0)
  if (isUntouched && (await deps.stock.find(tx, id)).length === 0) {
    await takeSold(tx, deps, id, lines)
  }
}

/** A line that names only its product is of the variant that was taken for it. */
const withVariants = (lines: readonly OrderLine[], held: readonly HeldStock[]): OrderLine[] =>
  lines.map((line) => {
    if (line.variantId !== null) return line
    const own = held.find(({ productId }) => productId === line.productId)
    return { ...line, variantId: own?.variantId ?? null }
  })

interface Wanted {
  readonly productId: string
  readonly variantId?: string
  readonly quantity: number
}

/** Of lines that are short, what is there; the lines of one variant share it in their order. */
function leftOf(
  wanted: readonly Wanted[],
  problems: readonly { readonly line: number; readonly available: number }[],
): Wanted[] {
  const keyOf = ({ productId, variantId }: Wanted) => `${productId} ${variantId}`
  const left = new Map<string, number>()
  for (const { line, available } of problems) {
    const one = wanted[line]
    if (one) left.set(keyOf(one), Math.max(0, available))
  }
  return wanted.flatMap((one) => {
    const available = left.get(keyOf(one))
    if (available === undefined) return [one]
    const quantity = Math.min(one.quantity, available)
    left.set(keyOf(one), available - quantity)
    return quantity > 0 ? [{ ...one, quantity }] : []
  })
}
