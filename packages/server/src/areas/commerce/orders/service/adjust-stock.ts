import type { Tx } from '../../../../platform/tx.ts'
import type { ReturnedStock } from '../../../stock/index.ts'
import type { Order, OrderLine } from '../model/order.ts'
import { mergedSources, sourcesOf, withLess } from '../rules/line-sources.ts'
import { returning, untouched } from '../rules/taken-stock.ts'
import { updateCounts } from '../store/lines.ts'
import type { OrderDeps } from './deps.ts'
import { reserveAll } from './reserve-lines.ts'

type StockDeps = Pick<OrderDeps, 'stock' | 'settingsOf'>

/** The lines of an edit, and which of them change stock. */
export interface EditedStock {
  readonly before: readonly OrderLine[]
  readonly after: readonly OrderLine[]
  /** Whether the stock of a line is updated. */
  readonly follows: (lineId: string) => boolean
}

/** Takes additional and returns removed stock of an edited order: all or nothing. Locks contended rows. */
export async function adjustStock(
  tx: Tx,
  deps: StockDeps,
  order: Order,
  edited: EditedStock,
): Promise<void> {
  if (order.isRehearsal) return
  if ((await deps.stock.find(tx, order.id)).length > 0) return reserveAgain(tx, deps, order, edited)
  const { orders } = await deps.settingsOf(tx.siteId)
  const isSold = isPaid(order) || orders.takeStock === 'ON_ORDER_PLACED'
  // Stock of a recorded order is taken as a whole, once it is paid.
  if (!isSold && order.cartId === null && edited.before.every(({ taken }) => taken === 0)) return
  const changed = withDifference(edited)
  await takeMore(tx, deps, order, changed)
  if (isSold) await deps.stock.commit(tx, order.id)
  await giveBackLess(tx, deps, order.id, changed)
}

const isPaid = ({ paymentState }: Order) => paymentState === 'PAID' || paymentState === 'OVERPAID'

/** A line with its increase in quantity; a removed line in its previous state. */
interface LineChange {
  readonly line: OrderLine
  readonly more: number
  readonly isGone: boolean
}

function withDifference({ before, after, follows }: EditedStock): LineChange[] {
  const earlier = new Map(before.map((line) => [line.id, line]))
  const left = new Set(after.map(({ id }) => id))
  const gone = before.filter(({ id }) => !left.has(id))
  return [
    ...after.map((line) => {
      const more = line.quantity - (earlier.get(line.id)?.quantity ?? 0)
      return { line: { ...line, ...countsOf(earlier.get(line.id)) }, more, isGone: false }
    }),
    ...gone.map((line) => ({ line, more: -line.quantity, isGone: true })),
  ].filter(({ line, more }) => more !== 0 && line.productId !== null && follows(line.id))
}

const countsOf = (line: OrderLine | undefined) => ({
  taken: line?.taken ?? 0,
  preordered: line?.preordered ?? 0,
  restocked: line?.restocked ?? 0,
  sources: line?.sources ?? [],
})

async function takeMore(
  tx: Tx,
  deps: StockDeps,
  order: Order,
  changed: readonly LineChange[],
): Promise<void> {
  const wanted = changed.filter(({ more }) => more > 0)
  if (wanted.length === 0) return
  const lines = untouched(wanted.map(({ line, more }) => ({ ...line, quantity: more })))
  const taken = await reserveAll(tx, deps, order, lines)
  const counted = taken.map((one, at) => {
    const { line, more } = wanted[at] as LineChange
    return {
      ...line,
      variantId: one.variantId,
      taken: line.taken + one.taken,
      preordered: line.preordered + one.preordered,
      sources: sourcesWithMore(tx, { ...line, quantity: line.quantity - more }, one),
    }
  })
  await updateCounts(tx, order.id, counted)
}

/** If no location was chosen before or now, none is stored. */
function sourcesWithMore({ siteId }: Tx, before: OrderLine, added: OrderLine) {
  if (before.sources.length + added.sources.length === 0) return []
  const earlier = before.quantity > 0 ? sourcesOf(before, siteId) : []
  return mergedSources(earlier, sourcesOf(added, siteId))
}

async function giveBackLess(
  tx: Tx,
  deps: StockDeps,
  orderId: string,
  changed: readonly LineChange[],
): Promise<void> {
  const less = changed.filter(({ more }) => more < 0)
  if (less.length === 0) return
  const back = less.map(({ line, more }) => ({
    line,
    more,
    stock: returning([line], new Map([[line.id, -more]])),
  }))
  const counted = back.map(({ line, more, stock }) => ({
    ...line,
    taken: line.taken - sumOf(stock, 'quantity') - sumOf(stock, 'preordered'),
    preordered: line.preordered - sumOf(stock, 'preordered'),
    sources: withLess(line.sources, -more, stock),
  }))
  await updateCounts(tx, orderId, counted)
  await deps.stock.giveBack(
    tx,
    back.flatMap(({ stock }) => stock),
  )
}

const sumOf = (stock: readonly ReturnedStock[], field: 'quantity' | 'preordered') =>
  stock.reduce((sum, one) => sum + one[field], 0)

/** Adjusts reservations to the current order. */
async function reserveAgain(
  tx: Tx,
  deps: StockDeps,
  order: Order,
  { after }: EditedStock,
): Promise<void> {
  await deps.stock.release(tx, order.id)
  const sold = after.filter(({ productId }) => productId !== null)
  await updateCounts(tx, order.id, await reserveAll(tx, deps, order, untouched(sold)))
}
