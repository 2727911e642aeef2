import { VariantNotFound } from '@vitrine/contract/catalog'
import { fromMinorUnits } from '@vitrine/money'
import type { Tx } from '../../../../platform/tx.ts'
import { type Catalog, paidFor } from '../../../catalog/index.ts'
import type { DeliveryPlace } from '../model/delivery.ts'
import { minorUnits } from '../rules/candidates.ts'
import {
  type CandidateDeps,
  type DeliveryCandidates,
  priceBasket,
  type verdictsOn,
} from './candidates.ts'

export interface QuoteDeps extends CandidateDeps {
  readonly catalog: Pick<Catalog, 'queryVariants'>
}

/** One piece and its destination. */
export interface ItemToQuote {
  readonly productId: string
  /** Absent: the first variant. */
  readonly variantId: string | undefined
  readonly destination: DeliveryPlace
}

const visitor = { seesHidden: false }

/** The lowest price of bringing one piece to a place, as exact decimal text; undefined where nothing fits. */
export async function quoteItem(
  tx: Tx,
  deps: QuoteDeps,
  { productId, variantId, destination }: ItemToQuote,
): Promise<string | undefined> {
  const page = { ...(variantId && { variantIds: [variantId] }), limit: 1, offset: 0 }
  const found = await deps.catalog.queryVariants(tx, productId, page, visitor)
  const { product, items } = found
  const [variant] = items
  if (!variant?.visible) throw VariantNotFound({ variantId: variantId ?? null })
  if (product.productType === 'digital' || product.isGiftCard) return undefined
  const { currency } = await deps.settingsOf(tx.siteId)
  const { candidates, verdicts } = await priceBasket(tx, deps, {
    destination,
    profileId: product.delivery.deliveryProfileId ?? undefined,
    lines: [
      {
        quantity: 1,
        unitPrice: minorUnits(paidFor(variant), currency),
        ...(variant.weight && { weight: variant.weight }),
      },
    ],
  })
  return lowestOf(candidates, verdicts, currency)
}

/** The lowest price of a delivery, as exact decimal text; undefined where nothing fits. */
export function lowestOf(
  { options }: DeliveryCandidates,
  verdicts: ReturnType<typeof verdictsOn>,
  currency: string,
): string | undefined {
  const delivered = options.filter(({ kind }) => kind !== 'pickup').map(({ id }) => id)
  const amounts = verdicts.flatMap(({ subject, id, applies, amount }) =>
    subject === 'delivery' && applies && amount !== undefined && delivered.includes(id)
      ? [amount]
      : [],
  )
  return amounts.length > 0 ? fromMinorUnits(BigInt(Math.min(...amounts)), currency) : undefined
}
