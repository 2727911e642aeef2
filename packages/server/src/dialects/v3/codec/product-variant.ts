import {
  type Option,
  type Product,
  pricesOf,
  type Subscription,
  soldOf,
  subscriptionPrice,
  type Variant,
} from '../../../areas/catalog/index.ts'
import { encodeMediaItem } from './product-media.ts'
import { renderTypeOf } from './product-options.ts'
import {
  encodeCalculated,
  encodeMoney,
  encodeRevenue,
  encodeUnitPrice,
  type ProductView,
  seesCosts,
  unitsOf,
} from './product-view.ts'

/** The variants for a reader: visitors get the visible ones. */
export const visibleVariants = (
  { isMerchant }: ProductView,
  product: Product,
): readonly Variant[] =>
  isMerchant || !product.manageVariants
    ? product.variants
    : product.variants.filter(({ visible }) => visible)

/** The cheapest visible variant, the first of several; undefined without any. */
export function cheapestOf(product: Pick<Product, 'variants' | 'manageVariants'>) {
  const { variants, manageVariants } = product
  const shown = manageVariants ? variants.filter(({ visible }) => visible) : variants
  return shown.reduce<Variant | undefined>(
    (best, one) =>
      best && Number(pricesOf(best).actual) <= Number(pricesOf(one).actual) ? best : one,
    undefined,
  )
}

export function encodeVariant(view: ProductView, product: Product, variant: Variant) {
  const { actual, compareAt } = pricesOf(variant)
  const { fields } = view
  const media = pictureOf(product, variant)
  return {
    id: variant.id,
    visible: product.manageVariants ? variant.visible : product.visible,
    ...(variant.sku !== null && { sku: variant.sku }),
    ...(variant.barcode !== null && { barcode: variant.barcode }),
    choices: product.manageVariants ? encodeChoices(view, product, variant) : [],
    price: {
      actualPrice: encodeMoney(view, actual),
      ...(compareAt !== null && { compareAtPrice: encodeMoney(view, compareAt) }),
      ...(fields.has('DISCOUNT_INFO') && { priceAfterDiscount: encodeCalculated(view, actual) }),
    },
    ...(seesCosts(view) && { revenueDetails: encodeRevenue(view, actual, variant.cost) }),
    ...(media && { media: encodeMediaItem(view, media) }),
    ...(product.productType === 'digital'
      ? { digitalProperties: encodeFile(product, variant) }
      : { physicalProperties: encodePhysical(view, product, variant) }),
    ...(fields.has('SUBSCRIPTION_PRICES_INFO') && {
      subscriptionPricesInfo: encodeSubscriptionPrices(view, product, variant),
    }),
    inventoryStatus: {
      inStock: variant.stock.inStock,
      preorderEnabled: variant.stock.preorder,
    },
  }
}

/** The picture of the first of its choices that has one. */
const pictureOf = ({ options, gallery }: Product, { choiceIds }: Variant) => {
  const choices = options.flatMap((option) => option.choices)
  const ids = choiceIds.flatMap((id) => choices.find((one) => one.id === id)?.mediaIds ?? [])
  return gallery.find(({ id }) => id === ids[0])
}

const encodeChoices = (view: ProductView, { options }: Product, { choiceIds }: Variant) =>
  choiceIds.flatMap((choiceId) => {
    const option = options.find(({ choices }) => choices.some(({ id }) => id === choiceId))
    return option ? encodeChoice(view, option, choiceId) : []
  })

function encodeChoice({ fields }: ProductView, option: Option, choiceId: string) {
  const choiceName = option.choices.find(({ id }) => id === choiceId)?.description ?? ''
  return {
    optionChoiceIds: { optionId: option.id, choiceId },
    ...(fields.has('VARIANT_OPTION_CHOICE_NAMES') && {
      optionChoiceNames: { optionName: option.name, choiceName, renderType: renderTypeOf(option) },
    }),
  }
}

const encodeFile = (product: Product, { digitalFile }: Variant) => {
  const file = digitalFile ?? product.digitalFile
  return file ? { digitalFile: file } : {}
}

function encodePhysical(view: ProductView, product: Product, variant: Variant) {
  const { weight, unit, productDimensions, packageDimensions } = variant
  const settings = unit ?? (product.pricePerUnit && soldOf(product.pricePerUnit))
  const units = unitsOf(product, unit)
  const own = productDimensions ?? product.productDimensions
  const boxed = packageDimensions ?? product.packageDimensions
  return {
    ...(weight !== null && { weight }),
    ...(settings && {
      pricePerUnit: {
        settings,
        ...(units && encodeUnitPrice(view, pricesOf(variant).actual, units)),
      },
    }),
    ...(own && { productDimensions: own }),
    ...(boxed && { packageDimensions: boxed }),
  }
}

/** Subscriptions visible to the reader. */
export const visibleSubscriptions = (
  { isMerchant }: ProductView,
  { subscriptions }: Product,
): readonly Subscription[] =>
  (subscriptions?.items ?? []).filter(({ visible }) => visible || isMerchant)

function encodeSubscriptionPrices(view: ProductView, product: Product, variant: Variant) {
  const { actual } = pricesOf(variant)
  const units = unitsOf(product, variant.unit)
  const subscriptionPrices = visibleSubscriptions(view, product).map((one) => {
    const price = subscriptionPrice(actual, one, view.decimals)
    return {
      subscriptionId: one.id,
      price: encodeCalculated(view, price),
      ...(units && { pricePerUnit: encodeUnitPrice(view, price, units) }),
      ...(view.fields.has('DISCOUNT_INFO') && {
        priceAfterDiscount: encodeCalculated(view, price),
      }),
    }
  })
  return { subscriptionPrices }
}
