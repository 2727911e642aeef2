import { productFieldsToWrite } from '../../catalog/product-fields.ts'
import { SeoData } from '../../catalog-v1/schemas/seo.ts'
import {
  DecimalNumber,
  Guid,
  Json,
  Maybe,
  OneOf,
  type Static,
  Text,
  type TSchema,
  Type,
} from '../../kit/index.ts'
import { RichContentDocument } from '../../rich-content/index.ts'
import { subscriptionFrequencies } from '../../vocabulary/index.ts'
import { EntityId, Revision } from './entity.ts'
import { AmountText, Unit } from './money.ts'
import { productTypesV3 } from './product.ts'
import { MediaItemToWrite } from './product-media.ts'
import { ModifierToWrite, OptionToWrite } from './product-options.ts'
import { VariantToWrite, VariantWithInventoryToWrite } from './product-variant.ts'

/** By id, or by name: found without regard to case, or added. */
const LabelToWrite = (maxLength: number) =>
  Type.Object({ id: Maybe(EntityId()), name: Maybe(Text(1, maxLength)) })

const InfoSectionToWrite = Type.Object({
  id: Maybe(EntityId()),
  uniqueName: Maybe(Text(1, 100)),
  title: Maybe(Text(1, 50)),
  description: Maybe(RichContentDocument),
  plainDescription: Maybe(Text(0, 16_000)),
})

const SubscriptionToWrite = Type.Object({
  id: Maybe(Guid()),
  title: Text(1, 20),
  description: Maybe(Text(0, 60)),
  visible: Maybe(Type.Boolean()),
  frequency: Maybe(OneOf(subscriptionFrequencies)),
  interval: Maybe(Type.Integer({ minimum: 1, maximum: 50 })),
  autoRenewal: Maybe(Type.Boolean()),
  billingCycles: Maybe(Type.Integer({ minimum: 2, maximum: 999 })),
  discount: Maybe(
    Type.Object({
      type: OneOf(['AMOUNT', 'PERCENT']),
      amountOff: Maybe(AmountText()),
      percentOff: Maybe(DecimalNumber({ minimum: 0.1, maximum: 99.9 })),
    }),
  ),
})

const TagIds = Maybe(Type.Object({ tagIds: Maybe(Type.Array(Text(1, 100), { maxItems: 100 })) }))

const writable = {
  slug: Maybe(Text(1, 300)),
  /** Counts before `plainDescription`. */
  description: Maybe(RichContentDocument),
  plainDescription: Maybe(Text(0, 16_000)),
  visible: Maybe(Type.Boolean()),
  visibleInPos: Maybe(Type.Boolean()),
  media: Maybe(
    Type.Object({
      itemsInfo: Maybe(
        Type.Object({ items: Maybe(Type.Array(MediaItemToWrite, { maxItems: 50 })) }),
      ),
    }),
  ),
  seoData: Maybe(SeoData),
  ...productFieldsToWrite,
  options: Maybe(Type.Array(OptionToWrite, { maxItems: 6 })),
  modifiers: Maybe(Type.Array(ModifierToWrite, { maxItems: 10 })),
  brand: Maybe(LabelToWrite(50)),
  infoSections: Maybe(Type.Array(InfoSectionToWrite, { maxItems: 20 })),
  ribbon: Maybe(LabelToWrite(30)),
  additionalRibbons: Maybe(Type.Array(LabelToWrite(30), { maxItems: 4 })),
  mainCategoryId: Maybe(Guid()),
  physicalProperties: Maybe(
    Type.Object({
      pricePerUnit: Maybe(Unit),
      fulfillerId: Maybe(Text(1, 100)),
      shippingGroupId: Maybe(Text(1, 100)),
      deliveryProfileId: Maybe(Text(1, 100)),
    }),
  ),
  subscriptionDetails: Maybe(
    Type.Object({
      subscriptions: Maybe(Type.Array(SubscriptionToWrite, { maxItems: 6 })),
      allowOneTimePurchases: Maybe(Type.Boolean()),
    }),
  ),
  tags: Maybe(Type.Object({ publicTags: TagIds, privateTags: TagIds })),
}

const variants = <S extends TSchema>(variant: S) =>
  Type.Object({ variants: Type.Array(variant, { minItems: 1, maxItems: 1000 }) })

const creation = <S extends TSchema>(variant: S) =>
  Type.Object({
    /** Given by the server: one that is sent is refused with `ID_NOT_ALLOWED_IN_REQUEST`. */
    id: Maybe(Json()),
    name: Text(1, 80),
    productType: OneOf(productTypesV3),
    /** Names the product in files; made from the id when absent. */
    handle: Maybe(Text(1, 100)),
    variantsInfo: variants(variant),
    ...writable,
  })

const change = <S extends TSchema>(variant: S) =>
  Type.Object({
    id: EntityId(),
    revision: Revision(),
    name: Type.Optional(Text(1, 80)),
    variantsInfo: Maybe(variants(variant)),
    ...writable,
  })

const newProduct = creation(VariantToWrite)
const newProductWithInventory = creation(VariantWithInventoryToWrite)
const changedProduct = change(VariantToWrite)
const changedProductWithInventory = change(VariantWithInventoryToWrite)

// Named, so that the declarations of everything that takes products stay short.
export interface ProductToCreate extends Static<typeof newProduct> {}
export interface ProductWithInventoryToCreate extends Static<typeof newProductWithInventory> {}
export interface ProductToUpdate extends Static<typeof changedProduct> {}
export interface ProductWithInventoryToUpdate extends Static<typeof changedProductWithInventory> {}

/**
 * A product to add: `name`, `productType` and at least one variant; a PHYSICAL one also needs
 * `physicalProperties`, which may be empty. Fields of replies that are read-only are ignored.
 */
export const ProductToCreate = Type.Unsafe<ProductToCreate>(newProduct)
/** The same; each variant may bring the stock of the default location. */
export const ProductWithInventoryToCreate =
  Type.Unsafe<ProductWithInventoryToCreate>(newProductWithInventory)

/**
 * A product to change and the revision it was read with. What is absent stays, lists are replaced whole,
 * `null` clears. Options and variants change together, and all variants are listed; of a variant that is
 * named by its id, what is absent stays.
 */
export const ProductToUpdate = Type.Unsafe<ProductToUpdate>(changedProduct)
/** The same; each variant may bring the stock of the default location. */
export const ProductWithInventoryToUpdate = Type.Unsafe<ProductWithInventoryToUpdate>(
  changedProductWithInventory,
)

/** Changes that are the same for many products: everything but what one alone can have. */
const changesForMany = Type.Object({
  name: Type.Optional(Text(1, 80)),
  ...writable,
  /** Refused: variants are one product's. */
  variantsInfo: Maybe(Json()),
})
export interface ProductChangesForMany extends Static<typeof changesForMany> {}
export const ProductChangesForMany = Type.Unsafe<ProductChangesForMany>(changesForMany)
