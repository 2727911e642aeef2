import type {
  ProductWithInventoryToCreate,
  ProductWithInventoryToUpdate,
} from '@vitrine/contract/catalog-v3'
import { brokenRule, violation } from '@vitrine/contract/kit'
import { newId } from '../../../platform/ids.ts'
import type {
  LabelReference,
  ListedVariant,
  MediaUrl,
  NewProduct,
  ProductChanges,
  ProductUpdate,
} from '../../catalog/index.ts'
import { readDescription } from '../../rich-content/index.ts'
import { decodeGallery } from './decode-media.ts'
import { decodeModifier, decodeOption } from './decode-options.ts'
import { decodeSubscriptions } from './decode-subscriptions.ts'
import { decodeVariant } from './decode-variants.ts'
import { decodeWantedSection } from './info-section.ts'
import { decodeName } from './label.ts'

/** When products are read, and where the shop's pictures are. */
export interface Reading {
  readonly now: Date
  readonly mediaUrl: MediaUrl
}

/** A product to add. `field` is where it stands in the request. */
export function decodeNewProduct(
  sent: ProductWithInventoryToCreate,
  field: string,
  reading: Reading,
): NewProduct {
  if (sent.id !== undefined && sent.id !== null) {
    const sentence = 'is given by the server; leave it out'
    throw brokenRule(`${field}.id`, 'ID_NOT_ALLOWED_IN_REQUEST', sentence)
  }
  if (sent.productType === 'PHYSICAL' && !sent.physicalProperties) {
    const sentence = 'is required for a PHYSICAL product, and may be empty'
    throw violation(`${field}.physicalProperties`, 'REQUIRED_FIELD', sentence)
  }
  if (sent.productType === 'DIGITAL' && sent.physicalProperties) {
    const sentence = 'is for PHYSICAL products only'
    throw brokenRule(
      `${field}.physicalProperties`,
      'VARIANTS_TYPED_PROPERTIES_ARE_NOT_ALIGNED',
      sentence,
    )
  }
  const changes = decodeFields({ ...sent, options: sent.options ?? [] }, field, reading)
  return {
    ...changes,
    name: decodeName(sent.name, `${field}.name`),
    price: listPriceOf(changes.listedVariants?.[0]),
    productType: sent.productType === 'DIGITAL' ? 'digital' : 'physical',
    ...(sent.handle?.trim() && { handle: sent.handle.trim() }),
  }
}

/** What a new product starts from; the rules refuse a variant without a price by its path. */
const listPriceOf = (first: ListedVariant | undefined) => first?.compareAt ?? first?.actual ?? '0'

/** A change of a product that still has the revision it was read with. */
export const decodeProductUpdate = (
  { id, revision, ...sent }: ProductWithInventoryToUpdate,
  field: string,
  reading: Reading,
): ProductUpdate => {
  requireBrandId(sent, field)
  return { id, revision: Number(revision), changes: decodeFields(sent, field, reading) }
}

/** A brand that is put on a product that is there already is named by its id. */
export function requireBrandId({ brand }: Pick<Fields, 'brand'>, field: string): void {
  if (!brand || brand.id) return
  const sentence = 'is required to put another brand on a product'
  throw brokenRule(`${field}.brand.id`, 'BRAND_MISSING_ID', sentence)
}

type Fields = Partial<Omit<ProductWithInventoryToUpdate, 'id' | 'revision'>>

/** What is said of a product. An absent field stays absent; null becomes what a product without it has. */
export function decodeFields(sent: Fields, field: string, reading: Reading): ProductChanges {
  const text = readDescription(sent, { field, now: reading.now, mint: newId })
  const { name, slug, visible, visibleInPos, taxGroupId, mainCategoryId, seoData } = sent
  const { purchaseEligibility, extendedFields } = sent
  return {
    ...(name !== undefined && { name: decodeName(name, `${field}.name`) }),
    ...(slug && { slug }),
    ...(typeof visible === 'boolean' && { visible }),
    ...(typeof visibleInPos === 'boolean' && { visibleInPos }),
    ...(text && { description: text.html, descriptionDocument: text.document }),
    ...(taxGroupId !== undefined && { taxGroupId }),
    ...(mainCategoryId !== undefined && { mainCategoryId }),
    ...(seoData !== undefined && { seo: seoData }),
    ...(purchaseEligibility !== undefined && { purchaseEligibility }),
    ...(extendedFields !== undefined && { extendedFields }),
    ...decodeLabels(sent, field),
    ...decodeParts(sent, field, reading),
    ...decodePhysical(sent),
    ...decodeVariants(sent, field),
    ...decodeTags(sent),
    ...decodeSubscriptions(sent.subscriptionDetails, `${field}.subscriptionDetails`),
  }
}

function decodeLabels({ brand, ribbon, additionalRibbons }: Fields, field: string) {
  return {
    ...(brand !== undefined && labelOf('brand', brand, field)),
    ...(ribbon !== undefined && labelOf('ribbon', ribbon, field)),
    ...(additionalRibbons !== undefined && {
      additionalRibbons: (additionalRibbons ?? []).map(({ id, name }, at): LabelReference => {
        const place = `${field}.additionalRibbons[${at}]`
        if (id) return { id }
        if (name) return decodeName(name, `${place}.name`).trim()
        throw violation(place, 'REQUIRED_ONE_OF_FIELD', 'must have an id or a name')
      }),
    }),
  }
}

type SentLabel = { readonly id?: string | null; readonly name?: string | null } | null

function labelOf(kind: 'brand' | 'ribbon', sent: SentLabel, field: string) {
  if (sent?.id) return { [`${kind}Id`]: sent.id }
  const name = sent?.name
  return { [kind]: name ? decodeName(name, `${field}.${kind}.name`).trim() : null }
}

function decodeParts(
  { media, options, modifiers, infoSections }: Fields,
  field: string,
  reading: Reading,
) {
  const items = media === null ? [] : media?.itemsInfo === null ? [] : media?.itemsInfo?.items
  return {
    ...(items !== undefined && {
      gallery: decodeGallery(items ?? [], `${field}.media.itemsInfo.items`),
    }),
    ...(options !== undefined && {
      sharedOptions: (options ?? []).map((one, at) =>
        decodeOption(one, `${field}.options[${at}]`, reading.mediaUrl),
      ),
    }),
    ...(modifiers !== undefined && {
      modifiers: (modifiers ?? []).map((one, at) =>
        decodeModifier(one, `${field}.modifiers[${at}]`, reading.mediaUrl),
      ),
    }),
    ...(infoSections !== undefined && {
      infoSections: (infoSections ?? []).map((one, at) =>
        decodeSection(one, `${field}.infoSections[${at}]`, reading),
      ),
    }),
  }
}

type SentSection = NonNullable<Fields['infoSections']>[number]

/** One that is there, or one to add, which products share: each has a name. */
function decodeSection(sent: SentSection, field: string, reading: Reading) {
  if (sent.id || sent.uniqueName) return decodeWantedSection(sent, field, reading)
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

/** Without options the only variant is visible as its product is, and the other way round. */
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
