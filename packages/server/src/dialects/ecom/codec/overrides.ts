import type { CatalogOverrideFields, LineItemToAdd } from '@vitrine/contract/ecom'
import type { CatalogItem } from '@vitrine/contract/ecom-v2'
import { PermissionDenied } from '@vitrine/contract/kit'
import type { LineOverrides } from '../../../areas/commerce/cart/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodeDescription } from './description.ts'
import { decodePayment, encodePayment } from './line-payment.ts'

type SentOverrides = NonNullable<
  LineItemToAdd['catalogOverrideFields'] | CatalogItem['catalogOverrideFields']
>

/** Only merchants can override prices or names of the catalog. */
export function refuseOverrides(
  { caller }: Pick<HandlerContext, 'caller'>,
  list: string,
  items: readonly { readonly catalogOverrideFields?: unknown }[],
): void {
  if (caller.kind === 'merchant') return
  const at = items.findIndex(
    ({ catalogOverrideFields: sent }) => sent !== undefined && sent !== null,
  )
  if (at < 0) return
  const field = `${list}[${at}].catalogOverrideFields`
  throw PermissionDenied({ field }, 'Only merchants override what the catalog says')
}

/** Undefined without overrides. `field` is the path in the request. */
export function decodeOverrides(
  sent: SentOverrides | null | undefined,
  field: string,
): LineOverrides | undefined {
  if (!sent) return undefined
  const { name, price } = 'productName' in sent || 'price' in sent ? ofFirst(sent) : ofSecond(sent)
  const { fullPrice, descriptionLines, physicalProperties, image } = sent
  const { paymentOption, depositAmount } = sent
  const { sku, weight, shippable } = physicalProperties ?? {}
  const overrides: LineOverrides = {
    ...(name && { name }),
    ...(price && { price }),
    ...(fullPrice && { fullPrice }),
    ...(descriptionLines && { descriptionLines: descriptionLines.map(decodeDescription) }),
    ...(sku && { sku }),
    ...(typeof weight === 'number' && { weight: weight.toFixed(6) }),
    ...(typeof shippable === 'boolean' && { shippable }),
    ...(image && { image: decodePicture(image) }),
    ...decodePayment({ paymentOption: paymentOption?.value, depositAmount }, field),
  }
  return Object.keys(overrides).length === 0 ? undefined : overrides
}

const ofFirst = ({ productName, price }: CatalogOverrideFields) => ({
  name: productName?.original,
  price,
})

const ofSecond = ({ name, salePrice }: NonNullable<CatalogItem['catalogOverrideFields']>) => ({
  name: name?.original,
  price: salePrice,
})

type SentDescription = NonNullable<SentOverrides['descriptionLines']>[number]

export const decodeDescription = ({ name, plainText, colorInfo }: SentDescription) =>
  colorInfo
    ? {
        kind: 'choice' as const,
        name: name.original,
        value: colorInfo.original,
        ...(colorInfo.code && { colorCode: colorInfo.code }),
      }
    : { kind: 'text' as const, name: name.original, value: plainText?.original ?? '' }

export const decodePicture = ({
  id,
  width,
  height,
  altText,
  filename,
}: NonNullable<SentOverrides['image']>) => ({
  id,
  title: filename ?? '',
  altText: altText ?? '',
  kind: 'image' as const,
  width: width ?? 0,
  height: height ?? 0,
  ground: null,
})

type Picture = NonNullable<LineOverrides['image']>

/** The overrides of catalog data, for clients of the first generation. */
export function encodeOverrides<Image>(
  overrides: LineOverrides | null | undefined,
  encodeImage: (picture: Picture) => Image,
) {
  if (!overrides) return {}
  const { name, price, fullPrice, descriptionLines, sku, weight, shippable, image } = overrides
  const { payment } = overrides
  const { paymentOption, depositAmount } = encodePayment(payment, (deposit) => deposit)
  const physical = {
    ...(sku && { sku }),
    ...(weight && { weight: Number(weight) }),
    ...(shippable !== undefined && { shippable }),
  }
  return {
    catalogOverrideFields: {
      ...(name && { productName: { original: name, translated: name } }),
      ...(price && { price }),
      ...(fullPrice && { fullPrice }),
      ...(descriptionLines && { descriptionLines: descriptionLines.map(encodeDescription) }),
      ...(Object.keys(physical).length > 0 && { physicalProperties: physical }),
      ...(image && { image: encodeImage(image) }),
      ...(payment && { paymentOption: { value: paymentOption } }),
      ...(depositAmount && { depositAmount }),
    },
  }
}
