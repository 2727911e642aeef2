import { addDecimals, currencyDigits, isZero, roundDecimal } from '@vitrine/money'
import { subscriptionPrice } from '../../products/rules/subscriptions.ts'
import type { Subscription } from '../../shared/model/product.ts'
import type {
  DescriptionLine,
  PricedModifier,
  Purchasable,
  PurchasableReference,
  PurchasableStock,
  ReferenceProblem,
  Resolution,
  SoldProduct,
  SoldVariant,
} from '../model/purchasable.ts'
import type { Selection } from './choose.ts'
import { giftCardProblems } from './gift-card-fields.ts'

interface ChosenVariant {
  readonly product: SoldProduct
  readonly variant: SoldVariant
  readonly selection: Selection
  readonly reference: PurchasableReference
}

/** The item to buy, or why it cannot be bought. */
export function purchasableOf(chosen: ChosenVariant, currency: string): Resolution {
  const subscription = subscriptionOf(chosen)
  const problems = [
    ...chosen.selection.problems,
    ...contradictions(chosen),
    ...(chosen.product.isGiftCard ? giftCardProblems(chosen.reference.texts) : []),
    ...('rule' in subscription ? [subscription] : []),
  ]
  if (problems.length > 0 || 'rule' in subscription) return { status: 'INVALID', problems }
  return { status: 'FOUND', purchasable: describe(chosen, subscription.chosen, currency) }
}

function describe(
  chosen: ChosenVariant,
  subscription: Subscription | null,
  currency: string,
): Purchasable {
  const { product, variant, selection } = chosen
  const modifiers = pricedModifiers(selection)
  const modifiersPrice = modifiers.reduce((sum, { price }) => addDecimals(sum, price), '0')
  const digits = currencyDigits(currency)
  const actual = variant.salePrice ?? variant.listPrice
  const paid = subscription ? subscriptionPrice(actual, subscription, digits) : actual
  const withModifiers = (amount: string) =>
    roundDecimal(addDecimals(amount, modifiersPrice), digits)
  return {
    productId: product.id,
    variantId: variant.id,
    isDefaultVariant: variant.isDefault,
    identity: identityOf(chosen, subscription),
    revision: product.revision,
    name: product.name,
    slug: product.slug,
    productType: product.productType,
    isGiftCard: product.isGiftCard,
    price: withModifiers(paid),
    fullPrice: withModifiers(variant.listPrice),
    modifiersPrice: roundDecimal(modifiersPrice, digits),
    modifiers,
    descriptionLines: descriptionLines(chosen),
    image: variant.image ?? product.image,
    sku: variant.sku,
    weight: variant.weight,
    shippable: product.productType === 'physical' && !product.isGiftCard,
    taxGroupId: product.taxGroupId,
    deliveryProfileId: product.deliveryProfileId,
    collectionIds: product.collectionIds,
    quantityLimits: product.quantityLimits,
    subscription,
    stock: stockOf(variant),
  }
}

/** The same text for the same variant, modifiers, texts and subscription, however they were named. */
function identityOf(
  { product, variant, selection }: ChosenVariant,
  subscription: Subscription | null,
): string {
  const pairs = (entries: readonly (readonly [string, string])[]) =>
    entries.toSorted(([one], [other]) => (one < other ? -1 : 1))
  const ownChoices = product.manageVariants
    ? []
    : [...selection.options].map(([id, choice]) => [id, choice.id] as const)
  return JSON.stringify([
    product.id,
    variant.id,
    pairs([
      ...ownChoices,
      ...selection.modifiers.map(({ modifier, choice }) => [modifier.id, choice.id] as const),
    ]),
    pairs(selection.texts.map(({ modifier, text }) => [modifier.id, text] as const)),
    subscription?.id ?? '',
  ])
}

function pricedModifiers({ modifiers, texts }: Selection): PricedModifier[] {
  const all = [
    ...modifiers.map(({ modifier, choice }) => ({
      id: choice.id,
      name: modifier.name,
      label: choice.name,
      price: choice.addedPrice,
    })),
    ...texts.map(({ modifier, text }) => ({
      id: modifier.id,
      name: modifier.freeText?.title ?? modifier.name,
      label: text,
      price: modifier.freeText?.addedPrice ?? '0',
    })),
  ]
  return all.filter(({ price }) => !isZero(price))
}

/** Options first, then modifiers, then the buyer's texts. */
function descriptionLines({ product, variant, selection }: ChosenVariant): DescriptionLine[] {
  const chosenOf = (option: SoldProduct['options'][number]) =>
    option.choices.find(({ id }) => variant.choiceIds.includes(id)) ??
    selection.options.get(option.id)
  const options = product.options.flatMap((option): DescriptionLine[] => {
    const choice = chosenOf(option)
    if (!choice) return []
    const isColour = choice.choiceType === 'ONE_COLOR'
    const line = { kind: 'choice', name: option.name, value: choice.description } as const
    return [isColour ? { ...line, colorCode: choice.value } : line]
  })
  const modifiers = selection.modifiers.map(({ modifier, choice }): DescriptionLine => {
    const line = { kind: 'choice', name: modifier.name, value: choice.name } as const
    return choice.colorCode ? { ...line, colorCode: choice.colorCode } : line
  })
  const texts = selection.texts.map(
    ({ modifier, text }): DescriptionLine => ({
      kind: 'text',
      name: modifier.freeText?.title ?? modifier.name,
      value: text,
    }),
  )
  return [...options, ...modifiers, ...texts]
}

function stockOf({
  isTracked,
  quantity,
  inStock,
  preorder,
  preorderLeft,
  preorderShipsAt,
}: SoldVariant): PurchasableStock {
  const now = { isTracked, isPreorder: false, shipsAt: null }
  if (isTracked && quantity > 0) return { ...now, available: quantity }
  if (!isTracked && inStock) return { ...now, available: null }
  if (!preorder) return { ...now, available: 0 }
  return { isTracked, available: preorderLeft, isPreorder: true, shipsAt: preorderShipsAt }
}

/** A named variant, and a choice that is another one's. */
function contradictions({ product, variant, selection }: ChosenVariant): ReferenceProblem[] {
  if (!product.manageVariants) return []
  return product.options.flatMap((option) => {
    const choice = selection.options.get(option.id)
    if (!choice || variant.choiceIds.includes(choice.id)) return []
    return [
      {
        rule: 'OTHER_CHOICE' as const,
        description: `the variant is not "${choice.description}" of "${option.name}"`,
        data: { option: option.name, choice: choice.description },
      },
    ]
  })
}

function subscriptionOf({
  product: { subscriptions },
  reference,
}: ChosenVariant): { readonly chosen: Subscription | null } | ReferenceProblem {
  const offered = (subscriptions?.items ?? []).filter(({ visible }) => visible)
  if (reference.subscriptionId) {
    const chosen = offered.find(({ id }) => id === reference.subscriptionId?.toLowerCase())
    if (chosen) return { chosen }
    return {
      rule: 'UNKNOWN_SUBSCRIPTION',
      description: 'the product has no such subscription',
      data: { accepted: offered.map(({ id }) => id) },
    }
  }
  if (!subscriptions || subscriptions.allowOneTimePurchases) return { chosen: null }
  return {
    rule: 'MISSING_SUBSCRIPTION',
    description: 'the product is sold by subscription only; name one',
    data: { accepted: offered.map(({ id }) => id) },
  }
}
