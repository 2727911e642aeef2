import { maxDecimal } from '@vitrine/money'
import { hashSecret } from '../../../../platform/ids.ts'
import type { Purchasable, Resolution } from '../../../catalog/index.ts'
import type { LineOverrides } from '../model/cart.ts'

/** An item as sold in one line: overrides replace catalog data. */
export function withOverrides(
  resolution: Resolution,
  overrides: LineOverrides | null | undefined,
): Resolution {
  if (!overrides || resolution.status !== 'FOUND') return resolution
  return { ...resolution, purchasable: overridden(resolution.purchasable, overrides) }
}

function overridden(purchasable: Purchasable, overrides: LineOverrides): Purchasable {
  const { name, descriptionLines, sku, weight, shippable, image } = overrides
  return {
    ...purchasable,
    ...pricesOf(purchasable, overrides),
    identity: `${purchasable.identity}#${keyOf(overrides)}`,
    name: name ?? purchasable.name,
    descriptionLines: descriptionLines ?? purchasable.descriptionLines,
    sku: sku ?? purchasable.sku,
    weight: weight ?? purchasable.weight,
    shippable: shippable ?? purchasable.shippable,
    image: image ?? purchasable.image,
  }
}

/** An overridden price includes modifiers. */
function pricesOf(purchasable: Purchasable, overrides: LineOverrides) {
  const price = overrides.price ?? purchasable.price
  const full = overrides.fullPrice ?? purchasable.fullPrice
  const fullPrice = maxDecimal([full, price]) ?? full
  if (overrides.price === undefined) return { price, fullPrice }
  return { price, fullPrice, modifiersPrice: '0', modifiers: [] }
}

/** The same for the same overrides, whatever the order in which they are stored. */
function keyOf({ descriptionLines, image, payment, ...others }: LineOverrides): string {
  const { name, price, fullPrice, sku, weight, shippable } = others
  const lines = descriptionLines?.map((one) => [one.kind, one.name, one.value, one.colorCode])
  const parts: unknown[] = [name, price, fullPrice, lines, sku, weight, shippable, image?.id]
  if (payment) parts.push(payment.kind, payment.kind === 'deposit' ? payment.deposit : null)
  return hashSecret(JSON.stringify(parts)).toString('base64url')
}
