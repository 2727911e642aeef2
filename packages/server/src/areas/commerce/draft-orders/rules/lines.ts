import { ItemNotFoundInCatalog } from '@vitrine/contract/carts'
import type { DraftLineToSave } from '@vitrine/contract/draft-orders'
import { violation } from '@vitrine/contract/kit'
import { newId } from '../../../../platform/ids.ts'
import type { Purchasable, PurchasableReference, Resolution } from '../../../catalog/index.ts'
import type { OrderLine } from '../../orders/index.ts'
import type { DraftItem, DraftLine, DraftLineView, DraftView, LineProblem } from '../model.ts'

/** The lines of an order before anything is changed. */
export const linesOfOrder = (lines: readonly OrderLine[]): DraftLine[] =>
  lines.map(({ id, quantity }) => ({
    id,
    isOfOrder: true,
    reference: null,
    item: null,
    quantity,
    unitPrice: null,
    priceReason: '',
  }))

/** The lines to save; omitted lines of the order are removed from it. */
export function savedLines(
  before: readonly DraftLine[],
  sent: readonly DraftLineToSave[],
): DraftLine[] {
  const known = new Map(before.map((line) => [line.id, line]))
  const lines = sent.map((one, at) => savedLine(one, at, known))
  const named = new Set(lines.map(({ id }) => id))
  if (named.size < lines.length) {
    throw violation('lines', 'OTHER', 'names a line of the draft more than once')
  }
  const removed = before.filter(({ id, isOfOrder }) => isOfOrder && !named.has(id))
  return [
    ...lines.filter(({ isOfOrder, quantity }) => isOfOrder || quantity > 0),
    ...removed.map((line) => ({ ...line, quantity: 0 })),
  ]
}

function savedLine(
  sent: DraftLineToSave,
  at: number,
  known: ReadonlyMap<string, DraftLine>,
): DraftLine {
  const { id, productId, item, quantity, price, priceReason } = sent
  const earlier = id === undefined ? undefined : known.get(id)
  if (id !== undefined && !earlier) {
    throw violation(`lines[${at}].id`, 'OTHER', 'is no line of this draft order')
  }
  const isNamed = [earlier, productId, earlier ? undefined : item].filter(Boolean).length
  if (isNamed !== 1) {
    const sentence = 'give one of id, productId and item'
    throw violation(`lines[${at}]`, 'REQUIRED_ONE_OF_FIELD', sentence)
  }
  return {
    id: earlier?.id ?? newId(),
    isOfOrder: earlier?.isOfOrder ?? false,
    reference: earlier ? earlier.reference : productId ? referenceOf(sent, productId) : null,
    item:
      item && !earlier?.isOfOrder && !earlier?.reference ? itemOf(item) : (earlier?.item ?? null),
    quantity,
    unitPrice: price === undefined ? (earlier?.unitPrice ?? null) : price,
    priceReason: price === null ? '' : (priceReason ?? earlier?.priceReason ?? ''),
  }
}

const referenceOf = (
  { variantId, options, texts }: DraftLineToSave,
  productId: string,
): PurchasableReference => ({
  productId,
  ...(variantId && { variantId }),
  choices: options ?? {},
  texts: texts ?? {},
})

const itemOf = (item: NonNullable<DraftLineToSave['item']>): DraftItem => ({
  name: item.name,
  unitPrice: item.price,
  shippable: item.shippable ?? true,
  sku: item.sku ?? null,
  taxGroupId: item.taxGroupId ?? null,
})

/** Pieces of a line of an order that stay in it. */
export const minQuantityOf = ({ fulfilled, refunded, returned }: OrderLine): number =>
  Math.max(fulfilled, refunded, returned)

/** A line with current data. */
export function viewLine(
  line: DraftLine,
  orderLine: OrderLine | null,
  resolution: Resolution | null,
): DraftLineView {
  const purchasable = resolution?.status === 'FOUND' ? resolution.purchasable : null
  const available = purchasable?.stock.available ?? null
  return {
    line,
    orderLine,
    purchasable,
    shown: orderLine ?? shownOf(line, purchasable),
    minQuantity: orderLine ? minQuantityOf(orderLine) : 0,
    available,
    problem: problemOf(line, resolution, available),
  }
}

function problemOf(
  { quantity }: DraftLine,
  resolution: Resolution | null,
  available: number | null,
): LineProblem | null {
  if (resolution?.status === 'NOT_FOUND') return 'GONE'
  if (resolution?.status === 'INVALID') return 'CHOICES'
  return available !== null && available < quantity ? 'SHORT' : null
}

const untouched = {
  payment: null,
  taken: 0,
  preordered: 0,
  restocked: 0,
  sources: [],
  refunded: 0,
  fulfilled: 0,
  returned: 0,
} as const

function shownOf(
  { id, reference, item }: DraftLine,
  purchasable: Purchasable | null,
): DraftLineView['shown'] {
  return {
    ...untouched,
    preorder: purchasable?.stock.isPreorder ? { shipsAt: purchasable.stock.shipsAt } : null,
    id,
    productId: purchasable?.productId ?? reference?.productId ?? null,
    variantId: purchasable?.variantId ?? reference?.variantId ?? null,
    reference,
    name: purchasable?.name ?? item?.name ?? '',
    descriptionLines: purchasable?.descriptionLines ?? [],
    image: purchasable?.image ?? null,
    sku: purchasable?.sku ?? item?.sku ?? null,
    kind: kindOf(reference, purchasable),
    shippable: purchasable?.shippable ?? item?.shippable ?? false,
    weight: purchasable?.weight ?? null,
  }
}

const kindOf = (
  reference: PurchasableReference | null,
  purchasable: Purchasable | null,
): OrderLine['kind'] => {
  if (!reference) return 'CUSTOM'
  if (purchasable?.isGiftCard) return 'GIFT_CARD'
  return purchasable?.productType === 'digital' ? 'DIGITAL' : 'PHYSICAL'
}

/** Refuses gift cards, of which each is paid on its own. */
export function refuseGiftCards(resolutions: readonly (Resolution | undefined)[]): void {
  const isGiftCardSold = resolutions.some(
    (one) => one?.status === 'FOUND' && one.purchasable.isGiftCard,
  )
  if (!isGiftCardSold) return
  throw violation(
    'lines',
    'OTHER',
    'gift cards are given in exchange for nothing; issue one by hand',
  )
}

/** A gift card retains its price, which must be above zero. */
export function checkGiftCards({ lines, result }: Pick<DraftView, 'lines' | 'result'>): void {
  const prices = new Map(result.lines.map(({ id, unitPrice }) => [id, unitPrice]))
  lines.forEach(({ line, orderLine, shown }, at) => {
    const price = prices.get(line.id)
    if (shown.kind !== 'GIFT_CARD' || price === undefined) return
    if (price < 1) {
      throw violation(`lines[${at}].price`, 'OTHER', 'of a gift card must be more than 0')
    }
    if (orderLine && price !== orderLine.price.unitPrice) {
      const sentence =
        'of a gift card in the order is its amount and stays; remove the line and add a gift card of another amount'
      throw violation(`lines[${at}].price`, 'OTHER', sentence)
    }
  })
}

/** Refuses products that are not sold, and choices that do not fit. */
export function refuseUnsold(
  lines: readonly DraftLine[],
  resolutions: readonly (Resolution | undefined)[],
): void {
  const gone = lines.filter((_, at) => resolutions[at]?.status === 'NOT_FOUND')
  if (gone.length > 0) {
    throw ItemNotFoundInCatalog({
      invalidItems: gone.map(({ reference }) => ({
        catalogReference: {
          catalogItemId: reference?.productId,
          ...(reference?.variantId && { options: { variantId: reference.variantId } }),
        },
      })),
    })
  }
  for (const resolution of resolutions) {
    if (resolution?.status !== 'INVALID') continue
    throw violation('lines', 'OTHER', resolution.problems.map((one) => one.description).join('; '))
  }
}
