import { productFieldsToWrite } from '../../catalog/product-fields.ts'
import { variantFieldsToWrite } from '../../catalog/variant-fields.ts'
import { SeoData } from '../../catalog-v1/schemas/seo.ts'
import { CustomFieldValuesToSave } from '../../custom-fields/schemas.ts'
import {
  CalendarDay,
  DecimalText,
  Guid,
  MapOf,
  Maybe,
  OneOf,
  type Static,
  Text,
  Type,
} from '../../kit/index.ts'
import { choiceTypes, renderTypes, subscriptionFrequencies } from '../../vocabulary/index.ts'
import { ContentUnit, ProductDimensions, SavedAmount, UnitPricing, Weight } from './values.ts'

/** Maximum number of variants of a product, and so of a save. */
export const MAX_SAVED_VARIANTS = 10_000

/** By id, or by name: found ignoring case, or created. */
const LabelToSave = (maxLength: number) =>
  Type.Object({
    id: Type.Optional(Guid()),
    name: Type.Optional(Text(1, maxLength)),
  })

const choice = {
  /** A choice of the option; without an id the choice is found by name, or created. */
  id: Type.Optional(Guid()),
  name: Type.Optional(Text(1, 50)),
  /** Default: ONE_COLOR with a colour code, otherwise CHOICE_TEXT. */
  choiceType: Type.Optional(OneOf(choiceTypes)),
  colorCode: Type.Optional(Text(3, 20)),
  colorCodes: Type.Optional(Type.Array(Text(3, 20), { minItems: 2, maxItems: 2 })),
  /** Items of the product's media that show it. Absent: unchanged. */
  mediaIds: Type.Optional(Type.Array(Text(1, 300), { maxItems: 15 })),
}

const OptionToSave = Type.Object({
  id: Type.Optional(Guid()),
  name: Type.Optional(Text(1, 50)),
  /**
   * Whether other products may use it too. Default: true. False: specific to this product, by its name; then
   * all options of the save are, and `variants` have to be sent in a separate save.
   */
  isShared: Type.Optional(Type.Boolean()),
  /** Default: SWATCH_CHOICES where a choice has a colour. */
  renderType: Type.Optional(OneOf(['TEXT_CHOICES', 'SWATCH_CHOICES'])),
  choices: Type.Array(Type.Object(choice), { minItems: 1, maxItems: 1000 }),
})

const ModifierToSave = Type.Object({
  id: Type.Optional(Guid()),
  name: Type.Optional(Text(1, 50)),
  /** Default of a new one: SWATCH_CHOICES where a choice has a colour, TEXT_CHOICES with choices, otherwise FREE_TEXT. */
  renderType: Type.Optional(OneOf(renderTypes)),
  mandatory: Type.Optional(Type.Boolean()),
  freeText: Maybe(
    Type.Object({
      title: Type.Optional(Text(1, 150)),
      minCharCount: Type.Optional(Type.Integer({ minimum: 0, maximum: 500 })),
      maxCharCount: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
      addedPrice: Type.Optional(SavedAmount()),
    }),
  ),
  choices: Type.Optional(
    Type.Array(Type.Object({ ...choice, addedPrice: Type.Optional(SavedAmount()) }), {
      maxItems: 1000,
    }),
  ),
})

const Preorder = Type.Object({
  enabled: Type.Optional(Type.Boolean()),
  message: Maybe(Text(0, 200)),
  limit: Maybe(Type.Integer({ minimum: 0, maximum: 100_000 })),
  /** The expected shipping day in UTC. */
  shipsAt: Maybe(CalendarDay()),
})

/** Stock at the default location: a quantity enables tracking, `inStock` disables it. Absent: unchanged. */
const StockToSave = Type.Object({
  quantity: Type.Optional(Type.Integer({ minimum: 0, maximum: 999_999_999 })),
  inStock: Type.Optional(Type.Boolean()),
  preorder: Maybe(Preorder),
  /** The revision of the inventory item; stock that has changed since is refused. */
  revision: Type.Optional(Type.Integer({ minimum: 1 })),
})

const VariantToSave = Type.Object({
  /** A variant of the product. Without an id, the variant with these choices, or a new one. */
  id: Type.Optional(Guid()),
  /** Option name to choice name, one of each option. */
  choices: Type.Optional(MapOf(Text(1, 50))),
  /** Before discount. Default for a new variant: the product's. */
  price: Type.Optional(SavedAmount()),
  /** Below the price; null: none. Replaces a discount of the product. */
  salePrice: Maybe(SavedAmount()),
  cost: Maybe(SavedAmount()),
  weight: Maybe(Weight()),
  sku: Maybe(Text(0, 40)),
  barcode: Maybe(Text(0, 40)),
  visible: Type.Optional(Type.Boolean()),
  productDimensions: Maybe(ProductDimensions),
  packageDimensions: Maybe(ProductDimensions),
  unit: Maybe(ContentUnit),
  ...variantFieldsToWrite,
  /** Null clears all. */
  customFields: Maybe(CustomFieldValuesToSave),
  digitalFileId: Maybe(Guid()),
  stock: Type.Optional(StockToSave),
})

const InfoSectionToSave = Type.Object({
  id: Type.Optional(Guid()),
  /** Name of a shared section, which is created with title and text if it does not exist. */
  uniqueName: Type.Optional(Text(1, 100)),
  title: Type.Optional(Text(1, 50)),
  /** HTML. */
  description: Type.Optional(Text(0, 16_000)),
})

const SubscriptionToSave = Type.Object({
  id: Type.Optional(Guid()),
  title: Text(1, 20),
  description: Type.Optional(Text(0, 60)),
  visible: Type.Optional(Type.Boolean()),
  frequency: OneOf(subscriptionFrequencies),
  interval: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  billingCycles: Maybe(Type.Integer({ minimum: 2, maximum: 999 })),
  discount: Maybe(Type.Object({ type: OneOf(['AMOUNT', 'PERCENT']), value: SavedAmount() })),
})

const MediaToSave = Type.Object({
  /** A file of the library. */
  id: Type.Optional(Text(1, 300)),
  /** A web address, which is fetched later. */
  url: Type.Optional(Text(1, 2048, { pattern: '^https?://' })),
  title: Type.Optional(Text(0, 80)),
  altText: Type.Optional(Text(0, 1000)),
})

const TagList = () => Type.Optional(Type.Array(Text(1, 100), { maxItems: 100 }))
const GroupId = () => Maybe(Text(1, 100))

const product = Type.Object({
  /** Absent: a new product, which needs a name and a price. */
  id: Type.Optional(Guid()),
  /** The revision that was read. Required with an id. */
  revision: Type.Optional(Type.Integer({ minimum: 1 })),
  name: Type.Optional(Text(1, 80)),
  /** For new products only; default: derived from the id. */
  handle: Type.Optional(Text(1, 100)),
  /** For new products only; default: physical. */
  productType: Type.Optional(OneOf(['physical', 'digital'])),
  /** Derived from the name if absent; one that is in use is refused. */
  slug: Type.Optional(Text(1, 300)),
  visible: Type.Optional(Type.Boolean()),
  visibleInPos: Type.Optional(Type.Boolean()),
  /** HTML; unsafe parts are removed. */
  description: Maybe(Text(0, 16_000)),
  brand: Maybe(LabelToSave(50)),
  ribbon: Maybe(LabelToSave(30)),
  additionalRibbons: Maybe(Type.Array(LabelToSave(30), { maxItems: 4 })),
  /** Before discount. Of a product with options: moves the prices of all variants by the same amount. */
  price: Type.Optional(SavedAmount()),
  /** For all variants, like `price`, `weight` and `sku`; variants in the same save take precedence. */
  cost: Maybe(SavedAmount()),
  weight: Maybe(Weight()),
  sku: Maybe(Text(0, 40)),
  /** One discount for all variants. Null: none. */
  discount: Maybe(Type.Object({ type: OneOf(['AMOUNT', 'PERCENT']), value: DecimalText() })),
  pricePerUnit: Maybe(UnitPricing),
  productDimensions: Maybe(ProductDimensions),
  packageDimensions: Maybe(ProductDimensions),
  tags: Maybe(Type.Object({ public: TagList(), private: TagList() })),
  delivery: Maybe(
    Type.Object({
      fulfillerId: GroupId(),
      shippingGroupId: GroupId(),
      deliveryProfileId: GroupId(),
    }),
  ),
  ...productFieldsToWrite,
  /** By the keys of their fields; missing keys are unchanged. Null clears all. */
  customFields: Maybe(CustomFieldValuesToSave),
  /** Exactly these collections. */
  collectionIds: Type.Optional(Type.Array(Guid(), { maxItems: 1000 })),
  mainCollectionId: Maybe(Guid()),
  /** The whole gallery in its order. */
  media: Maybe(Type.Array(MediaToSave, { maxItems: 50 })),
  /**
   * All options in order. Without `variants`, every combination gets a variant; variants whose choices remain
   * are unchanged. Null: removes all options.
   */
  options: Maybe(Type.Array(OptionToSave, { maxItems: 6 })),
  /** False: its own options make no variants. Default with options: true. */
  manageVariants: Type.Optional(Type.Boolean()),
  /** Variants to change or to add; others are unchanged. */
  variants: Type.Optional(Type.Array(VariantToSave, { maxItems: MAX_SAVED_VARIANTS })),
  removedVariantIds: Type.Optional(Type.Array(Guid(), { maxItems: MAX_SAVED_VARIANTS })),
  /** For all variants at the default location; variants in the same save are applied after it. */
  stock: Type.Optional(
    Type.Object({
      /** Whether quantities are tracked. */
      tracked: Type.Optional(Type.Boolean()),
      /** Null: ends preorders. */
      preorder: Maybe(Preorder),
    }),
  ),
  modifiers: Maybe(Type.Array(ModifierToSave, { maxItems: 10 })),
  infoSections: Maybe(Type.Array(InfoSectionToSave, { maxItems: 20 })),
  subscriptions: Maybe(
    Type.Object({
      items: Type.Optional(Type.Array(SubscriptionToSave, { maxItems: 6 })),
      allowOneTimePurchases: Type.Optional(Type.Boolean()),
    }),
  ),
  seo: Maybe(SeoData),
})

export interface ProductToSave extends Static<typeof product> {}
/**
 * Absent fields are unchanged, null clears, lists are replaced as a whole, except `variants`, which contains only
 * changes.
 */
export const ProductToSave = Type.Unsafe<ProductToSave>(product)

/** Maximum number of products in a batch save. */
export const MAX_SAVED_PRODUCTS = 500
/** Maximum number of products in a background save. */
export const MAX_PRODUCTS_OF_JOB = 10_000

const { price, salePrice, cost, weight, sku, barcode } = VariantToSave.properties
const changedVariant = Type.Object({
  id: Guid(),
  price,
  salePrice,
  cost,
  weight,
  sku,
  barcode,
  visible: VariantToSave.properties.visible,
})
const { name, visible, brand, ribbon, tags } = product.properties
const Collections = () => Type.Optional(Type.Array(Guid(), { maxItems: 100 }))
const changedProduct = Type.Object({
  id: Guid(),
  name,
  visible,
  brand,
  ribbon,
  tags,
  /** Collections that already contain it, and all others, stay unchanged. */
  addToCollectionIds: Collections(),
  removeFromCollectionIds: Collections(),
  /** The revision that was read. */
  revision: Type.Integer({ minimum: 1 }),
  variants: Type.Optional(Type.Array(changedVariant, { maxItems: 1000 })),
})
export interface ChangedProduct extends Static<typeof changedProduct> {}
/** Changes of a product and its variants in a sheet. Absent fields are unchanged, null clears. */
export const ChangedProduct = Type.Unsafe<ChangedProduct>(changedProduct)
