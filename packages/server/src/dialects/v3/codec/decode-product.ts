import type {
  ProductWithInventoryToCreate,
  ProductWithInventoryToUpdate,
} from '@vitrine/contract/catalog-v3'
import { brokenRule, violation } from '@vitrine/contract/kit'
import type {
  LabelReference,
  ListedVariant,
  MediaUrl,
  NewProduct,
  ProductChanges,
  ProductUpdate,
} from '../../../areas/catalog/index.ts'
import { readDescription } from '../../../areas/catalog/rich-content/index.ts'
import { newId } from '../../../platform/ids.ts'
import { decodeGallery } from './decode-media.ts'
import { decodeModifier, decodeOption } from './decode-options.ts'
import { decodeSubscriptions } from './decode-subscriptions.ts'
import { decodeVariant } from './decode-variants.ts'
import { decodeRequestedSection } from './info-section.ts'
import { decodeName } from './label.ts'
import { decodeProductFields } from './product-fields.ts'

/** The current time, and the URLs of the shop's pictures. */
export interface DecodeContext {
  readonly now: Date
  readonly mediaUrl: MediaUrl
}

/** A product to create. `field` is its path in the request. */
export function decodeNewProduct(
  input: ProductWithInventoryToCreate,
  field: string,
  context: DecodeContext,
): NewProduct {
  if (input.id !== undefined && input.id !== null) {
    const sentence = 'is given by the server; leave it out'
    throw brokenRule(`${field}.id`, 'ID_NOT_ALLOWED_IN_REQUEST', sentence)
  }
  if (input.productType === 'PHYSICAL' && !input.physicalProperties) {
    const sentence = 'is required for a PHYSICAL product, and may be empty'
    throw violation(`${field}.physicalProperties`, 'REQUIRED_FIELD', sentence)
  }
  if (input.productType === 'DIGITAL' && input.physicalProperties) {
    const sentence = 'is for PHYSICAL products only'
    throw brokenRule(
      `${field}.physicalProperties`,
      'VARIANTS_TYPED_PROPERTIES_ARE_NOT_ALIGNED',
      sentence,
    )
  }
  const changes = decodeFields({ ...input, options: input.options ?? [] }, field, context)
  return {
    ...changes,
    name: decodeName(input.name, `${field}.name`),
    price: listPriceOf(changes.listedVariants?.[0]),
    productType: input.productType === 'DIGITAL' ? 'digital' : 'physical',
    ...(input.handle?.trim() && { handle: input.handle.trim() }),
  }
}

/** The default price of a new product; the rules refuse a variant without a price by its path. */
const listPriceOf = (first: ListedVariant | undefined) => first?.compareAt ?? first?.actual ?? '0'

/** A change of a product, with the expected revision. */
export const decodeProductUpdate = (
  { id, revision, ...input }: ProductWithInventoryToUpdate,
  field: string,
  context: DecodeContext,
): ProductUpdate => {
  requireBrandId(input, field)
  return { id, revision: Number(revision), changes: decodeFields(input, field, context) }
}

/** A brand of an existing product must be set by id. */
export function requireBrandId({ brand }: Pick<Fields, 'brand'>, field: string): void {
  if (!brand || brand.id) return
  const sentence = 'is required to put another brand on a product'
  throw brokenRule(`${field}.brand.id`, 'BRAND_MISSING_ID', sentence)
}

type Fields = Partial<Omit<ProductWithInventoryToUpdate, 'id' | 'revision'>>

/** Product fields. An absent field stays absent; null becomes the default. */
export function decodeFields(input: Fields, field: string, context: DecodeContext): ProductChanges {
  const text = readDescription(input, { field, now: context.now, mint: newId })
  const { name, slug, visible, visibleInPos, mainCategoryId, seoData } = input
  return {
    ...(name !== undefined && { name: decodeName(name, `${field}.name`) }),
    ...(slug && { slug }),
    ...(typeof visible === 'boolean' && { visible }),
    ...(typeof visibleInPos === 'boolean' && { visibleInPos }),
    ...(text && { description: text.html, descriptionDocument: text.document }),
    ...(mainCategoryId !== undefined && { mainCategoryId }),
    ...(seoData !== undefined && { seo: seoData }),
    ...decodeProductFields(input),
    ...decodeLabels(input, field),
    ...decodeParts(input, field, context),
    ...decodePhysical(input),
    ...decodeVariants(input, field),
    ...decodeTags(input),
    ...decodeSubscriptions(input.subscriptionDetails, `${field}.subscriptionDetails`),
  }
}

function decodeLabels({ brand, ribbon, additionalRibbons }: Fields, field: string) {
  return {
    ...(brand !== undefined && labelOf('brand', brand, field)),
    ...(ribbon !== undefined && labelOf('ribbon', ribbon, field)),
    ...(additionalRibbons !== undefined && {
      additionalRibbons: (additionalRibbons ?? []).map(({ id, name }, at): LabelReference => {
        const path = `${field}.additionalRibbons[${at}]`
        if (id) return { id }
        if (name) return decodeName(name, `${path}.name`).trim()
        throw violation(path, 'REQUIRED_ONE_OF_FIELD', 'must have an id or a name')
      }),
    }),
  }
}

type LabelInput = { readonly id?: string | null; readonly name?: string | null } | null

function labelOf(kind: 'brand' | 'ribbon', input: LabelInput, field: string) {
  if (input?.id) return { [`${kind}Id`]: input.id }
  const name = input?.name
  return { [kind]: name ? decodeName(name, `${field}.${kind}.name`).trim() : null }
}

function decodeParts(
  { media, options, modifiers, infoSections }: Fields,
  field: string,
  context: DecodeContext,
) {
  const items = media === null ? [] : media?.itemsInfo === null ? [] : media?.itemsInfo?.items
  return {
    ...(items !== undefined && {
      gallery: decodeGallery(items ?? [], `${field}.media.itemsInfo.items`),
    }),
    ...(options !== undefined && {
      sharedOptions: (options ?? []).map((one, at) =>
        decodeOption(one, `${field}.options[${at}]`, context.mediaUrl),
      ),
    }),
    ...(modifiers !== undefined && {
      modifiers: (modifiers ?? []).map((one, at) =>
        decodeModifier(one, `${field}.modifiers[${at}]`, context.mediaUrl),
      ),
    }),
    ...(infoSections !== undefined && {
      infoSections: (infoSections ?? []).map((one, at) =>
        decodeSection(one, `${field}.infoSections[${at}]`, context),
      ),
    }),
  }
}

type SectionInput = NonNullable<Fields['infoSections']>[number]

/** An existing shared section, or a new one; each has a name. */
function decodeSection(input: SectionInput, field: string, context: DecodeContext) {
  if (input.id || input.uniqueName) return decodeRequestedSection(input, field, context)
  const sentence =
    'is required, or the id of one that is there; a new one needs a uniqueName, a title and a description'
  throw violation(`${field}.uniqueName`, 'REQUIRED_FIELD', sentence)
}

const noDelivery = { fulfillerId: null, shippingGroupId: null, deliveryProfileId: null }

function decodePhysical({ physicalProperties }: Fields): ProductChanges {
  if (physicalProperties === undefined) return {}
  if (physicalProperties === null) return { comparedBy: null, delivery: noDelivery }
  const { pricePerUnit, fulfillerId, shippingGroupId, deliveryProfileId } = physicalProperties
  return {
    ...(pricePerUnit !== undefined && { comparedBy: pricePerUnit }),
    delivery: {
      ...(fulfillerId !== undefined && { fulfillerId }),
      ...(shippingGroupId !== undefined && { shippingGroupId }),
      ...(deliveryProfileId !== undefined && { deliveryProfileId }),
    },
  }
}

/** Without options the only variant is as visible as its product, and vice versa. */
function decodeVariants({ variantsInfo, options, visible }: Fields, field: string): ProductChanges {
  if (!variantsInfo) return {}
  const listedVariants = variantsInfo.variants.map((one, at) =>
    decodeVariant(one, `${field}.variantsInfo.variants[${at}]`),
  )
  const [only, ...others] = listedVariants
  if (!only || others.length > 0 || (options && options.length > 0)) return { listedVariants }
  const { visible: own, ...rest } = only
  return {
    listedVariants: [rest],
    ...(own !== undefined && typeof visible !== 'boolean' && { visible: own }),
  }
}

function decodeTags({ tags }: Fields): ProductChanges {
  if (tags === undefined) return {}
  const { publicTags, privateTags } = tags ?? { publicTags: null, privateTags: null }
  return {
    tags: {
      ...(publicTags !== undefined && { public: distinct(publicTags?.tagIds) }),
      ...(privateTags !== undefined && { private: distinct(privateTags?.tagIds) }),
    },
  }
}

const distinct = (ids: readonly string[] | null | undefined) => [...new Set(ids ?? [])]
