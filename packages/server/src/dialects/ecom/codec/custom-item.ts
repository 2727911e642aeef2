import {
  type CustomLineItem,
  type LineItem,
  LineItemWithZeroQuantity,
  MAX_MODIFIERS,
  taxableAddressTypes,
} from '@vitrine/contract/ecom'
import {
  type CustomItem,
  DuplicateItemModifierIds,
  DuplicateModifierGroupIds,
  MaxItemModifiersExceeded,
} from '@vitrine/contract/ecom-v2'
import { addDecimals, multiplyDecimals, subtractDecimals } from '@vitrine/money'
import type { LineView, NewCustomLine } from '../../../areas/commerce/cart/index.ts'
import { encodeDescription } from './description.ts'
import { decodePayment, encodePayment } from './line-payment.ts'
import { decodeDescription, decodePicture } from './overrides.ts'

type Details = Pick<
  CustomLineItem,
  | 'url'
  | 'priceDescription'
  | 'policies'
  | 'rootCatalogItemId'
  | 'catalogReference'
  | 'priceUndetermined'
  | 'serviceProperties'
  | 'modifierGroups'
> & { readonly itemType?: CustomLineItem['itemType'] }

/** Details of a custom item that do not affect its price. */
export const detailsOf = (item: NewCustomLine['item'] | null | undefined): Details =>
  (item?.details ?? {}) as Details

/** The items of a request; `list` is the name of their field in it. */
export const decodeCustomItems = (
  items: readonly CustomLineItem[],
  list = 'customLineItems',
): NewCustomLine[] => items.map((item, at) => decodeItem(item, `${list}[${at}]`))

/** The same for items of the second generation. */
export const decodeCustomItemsV2 = (items: readonly CustomItem[]): NewCustomLine[] =>
  items.map((item, at) => {
    const { name, quantityInfo, pricing, attributes, source, deliveryConfig, taxConfig } = item
    const field = `customItems[${at}]`
    refuseTooMany(item.modifierGroups, `${field}.modifierGroups`)
    refuseDoubles(item.modifierGroups, field)
    return decodeItem(
      {
        ...attributes,
        ...source,
        productName: name,
        quantity: quantityInfo?.requestedQuantity,
        price: pricing.price.amount,
        fullPrice: pricing.fullPrice?.amount,
        priceDescription: pricing.priceDescription,
        priceUndetermined: pricing.priceUndetermined,
        media: attributes.image,
        quantityAvailable: quantityInfo?.availableQuantity,
        fixedQuantity: quantityInfo?.fixedQuantity,
        deliveryProfileId: deliveryConfig?.deliveryProfileId,
        taxGroupId: taxConfig?.taxGroupId,
        taxableAddress: taxConfig?.taxableAddress,
        paymentOption: item.paymentConfig?.paymentOption,
        depositAmount: item.paymentConfig?.depositAmount?.amount,
        modifierGroups: item.modifierGroups?.map((group) => ({
          ...group,
          modifiers: group.modifiers.map((one) => ({ ...one, price: one.price?.amount })),
        })),
      },
      field,
      `${field}.paymentConfig`,
    )
  })

function decodeItem(sent: CustomLineItem, field: string, payment = field): NewCustomLine {
  const { physicalProperties: physical, fullPrice, descriptionLines = [], media } = sent
  const { sku, weight, shippable } = physical ?? {}
  if (sent.quantity === 0) throw LineItemWithZeroQuantity({ field: `${field}.quantity` })
  const modifiersPrice = priceOfModifiers(sent.modifierGroups)
  const withModifiers = (price: string) =>
    modifiersPrice === undefined ? price : addDecimals(price, modifiersPrice)
  const lines = [...(descriptionLines ?? []).map(decodeDescription), ...linesOfModifiers(sent)]
  return {
    quantity: sent.quantity ?? 1,
    item: {
      name: sent.productName.original,
      price: withModifiers(sent.price),
      fullPrice: fullPrice ? withModifiers(fullPrice) : null,
      shippable: shippable ?? sent.itemType.preset === 'PHYSICAL',
      sku: sku ?? null,
      weight: weight?.toFixed(6) ?? null,
      taxGroupId: sent.taxGroupId ?? null,
      deliveryProfileId: sent.deliveryProfileId ?? null,
      isFixedQuantity: sent.fixedQuantity === true,
      available: sent.quantityAvailable ?? null,
      ...(lines.length > 0 && { descriptionLines: lines }),
      ...(media && { image: decodePicture(media) }),
      ...(modifiersPrice !== undefined && { modifiersPrice }),
      ...decodePayment(sent, payment),
      ...(sent.membersOnly && { isForMembers: true }),
      ...decodeTaxableAddress(sent.taxableAddress),
      details: decodeDetails(sent),
    },
  }
}

/** Undefined for the default tax address. */
export function decodeTaxableAddress(
  sent: CustomLineItem['taxableAddress'],
): Pick<NewCustomLine['item'], 'taxedAt'> {
  const taxedAt = taxableAddressTypes.find((type) => type === sent?.addressType)
  return taxedAt ? { taxedAt } : {}
}

/** The address that determines the tax of a line. */
export const encodeTaxableAddress = ({ line, shippable }: LineView) => ({
  taxableAddress: {
    addressType: line.customItem?.taxedAt ?? (shippable ? 'SHIPPING' : 'BILLING'),
  } as const,
})

/** Absent fields are not stored. */
function decodeDetails(sent: CustomLineItem): Details & Record<string, unknown> {
  const { itemType, url, priceDescription, policies, rootCatalogItemId, catalogReference } = sent
  const { priceUndetermined, serviceProperties, modifierGroups } = sent
  return {
    itemType,
    ...(url && { url }),
    ...(priceDescription && { priceDescription }),
    ...(policies && { policies }),
    ...(rootCatalogItemId && { rootCatalogItemId }),
    ...(catalogReference && { catalogReference }),
    ...(priceUndetermined && { priceUndetermined }),
    ...(serviceProperties && { serviceProperties }),
    ...(modifierGroups && { modifierGroups }),
  }
}

type Groups = CustomLineItem['modifierGroups']

/** Price of the modifiers of one piece; undefined if they cost nothing. */
const priceOfModifiers = (groups: Groups): string | undefined =>
  groups
    ?.flatMap(({ modifiers }) => modifiers)
    .map(({ price, quantity }) => multiplyDecimals(price ?? '0', String(quantity ?? 1)))
    .reduce(addDecimals, '0')

/** Buyers and merchants read modifiers below the name, behind the lines that were sent. */
const linesOfModifiers = ({ modifierGroups }: Pick<CustomLineItem, 'modifierGroups'>) =>
  (modifierGroups ?? []).map(({ name, modifiers }) => ({
    kind: 'text' as const,
    name: name?.original ?? '',
    value: modifiers
      .map(({ label, quantity }) =>
        (quantity ?? 1) === 1 ? label?.original : `${quantity} × ${label?.original ?? ''}`,
      )
      .filter(Boolean)
      .join(', '),
  }))

function refuseTooMany(groups: CustomItem['modifierGroups'], field: string): void {
  const counts = [groups?.length ?? 0, ...(groups ?? []).map(({ modifiers }) => modifiers.length)]
  const requestCount = Math.max(...counts)
  if (requestCount <= MAX_MODIFIERS) return
  throw MaxItemModifiersExceeded({ field, requestCount, maxCount: MAX_MODIFIERS })
}

function refuseDoubles(groups: CustomItem['modifierGroups'], field: string): void {
  const ids = (groups ?? []).map(({ id }) => id)
  const group = doubleOf(ids)
  if (group) throw DuplicateModifierGroupIds({ field: `${field}.modifierGroups`, id: group })
  const modifier = doubleOf(
    (groups ?? []).flatMap(({ modifiers }) => modifiers.map(({ id }) => id)),
  )
  if (modifier) throw DuplicateItemModifierIds({ field: `${field}.modifierGroups`, id: modifier })
}

const doubleOf = (ids: readonly (string | undefined)[]): string | undefined =>
  ids.find((id, at) => id !== undefined && ids.indexOf(id) < at)

/** The original form of an item, for selling it again from a template. */
export function encodeCustomItem({ quantity, item }: NewCustomLine): CustomLineItem {
  const { itemType, ...details } = detailsOf(item)
  const { modifiersPrice, fullPrice, image } = item
  const withoutModifiers = (price: string) =>
    modifiersPrice === undefined ? price : subtractDecimals(price, modifiersPrice)
  const { paymentOption, depositAmount } = encodePayment(item.payment, (deposit) => deposit)
  return {
    quantity,
    price: withoutModifiers(item.price),
    ...(fullPrice !== null && { fullPrice: withoutModifiers(fullPrice) }),
    productName: { original: item.name },
    itemType: itemType ?? { preset: 'UNRECOGNISED' },
    physicalProperties: {
      shippable: item.shippable,
      ...(item.sku !== null && { sku: item.sku }),
      ...(item.weight !== null && { weight: Number(item.weight) }),
    },
    ...details,
    descriptionLines: sentLinesOf(item).map(encodeDescription),
    ...(image && {
      media: {
        id: image.id,
        width: image.width,
        height: image.height,
        altText: image.altText,
        filename: image.title,
      },
    }),
    ...(item.payment && { paymentOption, ...(depositAmount && { depositAmount }) }),
    ...(item.available !== null && { quantityAvailable: item.available }),
    ...(item.taxGroupId !== null && { taxGroupId: item.taxGroupId }),
    ...(item.deliveryProfileId !== null && { deliveryProfileId: item.deliveryProfileId }),
    ...(item.isForMembers && { membersOnly: true }),
    ...(item.taxedAt && { taxableAddress: { addressType: item.taxedAt } }),
    fixedQuantity: item.isFixedQuantity,
  }
}

function sentLinesOf(item: NewCustomLine['item']) {
  const lines = item.descriptionLines ?? []
  return lines.slice(0, lines.length - (detailsOf(item).modifierGroups?.length ?? 0))
}

/** Description lines of an item, without those in modifier groups. */
export const encodeDescriptions = ({ line, descriptionLines }: LineView) =>
  (line.customItem ? sentLinesOf(line.customItem) : descriptionLines).map(encodeDescription)

/** Details of a custom item in both generations, as sent; stored dates are text. */
export function encodeDetails({ line: { customItem } }: LineView) {
  const { url, priceDescription, policies, serviceProperties } = detailsOf(customItem)
  const { scheduledDate, numberOfParticipants } = serviceProperties ?? {}
  return {
    ...(url && {
      url: { url: url.url, ...(url.relativePath && { relativePath: url.relativePath }) },
    }),
    ...(priceDescription && { priceDescription: encodeWords(priceDescription) }),
    ...(policies && { policies }),
    ...(serviceProperties && {
      serviceProperties: {
        ...(scheduledDate && { scheduledDate: new Date(scheduledDate) }),
        ...(numberOfParticipants && { numberOfParticipants }),
      },
    }),
  }
}

type Words = NonNullable<CustomLineItem['priceDescription']>

const encodeWords = ({ original, translated }: Words) => ({
  original,
  translated: translated ?? original,
})

/** The identifiers of a custom item in other systems. */
export function encodeSource({
  line: { customItem },
}: LineView): Pick<LineItem, 'catalogReference' | 'rootCatalogItemId'> {
  const { catalogReference, rootCatalogItemId } = detailsOf(customItem)
  const { catalogItemId, appId, options } = catalogReference ?? {}
  return {
    ...(catalogItemId &&
      appId && { catalogReference: { catalogItemId, appId, ...(options && { options }) } }),
    ...(rootCatalogItemId && { rootCatalogItemId }),
  }
}

/** The modifiers of a custom item; `write` makes an amount of a price. */
export function encodeModifiers<Amount>(
  { line: { customItem } }: LineView,
  write: (price: string) => Amount,
) {
  const { modifierGroups } = detailsOf(customItem)
  if (!modifierGroups) return {}
  return {
    modifierGroups: modifierGroups.map(({ id, name, modifiers }) => ({
      ...(id !== undefined && { id }),
      ...(name && { name: encodeWords(name) }),
      modifiers: modifiers.map(({ id, quantity, label, details, price }) => ({
        ...(id !== undefined && { id }),
        quantity: quantity ?? 1,
        ...(label && { label: encodeWords(label) }),
        ...(details && { details: encodeWords(details) }),
        price: write(price ?? '0'),
      })),
    })),
  }
}
