import { ProductCreated } from '@vitrine/contract/catalog'
import { violation } from '@vitrine/contract/kit'
import { cleanHtml } from '../../../../platform/clean-html.ts'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { InfoSection } from '../../info-sections/index.ts'
import { ensureLabels, type LabelKind } from '../../labels/index.ts'
import type { ChoiceImage } from '../../options/index.ts'
import { untrackedProduct } from '../../products/rules/new-stock.ts'
import { insertReturningProducts } from '../../products/service/insert-products.ts'
import { findIdsByHandle } from '../../products/store/find-products.ts'
import { readDocument } from '../../rich-content/index.ts'
import type { GalleryItem, Label, Product } from '../../shared/model/product.ts'
import { claimSlug, requestedSlug, slugRoots } from '../../shared/rules/slug.ts'
import { type CatalogDeps, limitsOf } from '../../shared/service/context.ts'
import { snapshot } from '../../shared/service/snapshot.ts'
import {
  allocateNumbers,
  findIds,
  findTakenSlugs,
  lockNames,
} from '../../shared/store/references.ts'
import { aggregatesOf, checkCount } from '../../variants/index.ts'
import { checkForeign, type ForeignProduct, type ForeignSection } from '../rules/foreign-catalog.ts'
import {
  foreignDefaults,
  foreignOption,
  foreignVariant,
  type IsSharedHere,
} from '../rules/foreign-defaults.ts'
import { findLabelsAs, findReusableNumbers } from '../store/restore-parts.ts'
import { findForeignPictures, findOwnPictures } from './foreign-pictures.ts'
import { sharedByForeign } from './restore-customizations.ts'
import { restoredSections } from './restore-info-sections.ts'

/**
 * Creates products of another catalog with all their parts under their own ids. Existing ids are skipped;
 * returns how many were new. Taken slugs and numbers are replaced by free ones.
 */
export async function restoreProducts(
  tx: Tx,
  deps: CatalogDeps,
  requested: readonly ForeignProduct[],
): Promise<number> {
  const { maxVariants } = await limitsOf(tx, deps)
  for (const one of requested) {
    checkForeign(one)
    checkCount(one.variants.length, maxVariants)
  }
  const isShared = await sharedByForeign(tx, requested)
  await lockNames(tx, 'products')
  const existing = await findIds(
    tx,
    'products',
    requested.map(({ id }) => id),
  )
  const missing = requested.filter(({ id }) => !existing.has(id))
  if (missing.length === 0) return 0
  await refuseTakenHandles(tx, missing)
  const found = { ...(await findRestoreContext(tx, deps, missing)), isShared }
  const slugs = await claimSlugs(tx, missing)
  const numbers = await claimNumbers(tx, missing)
  const products = missing.map((one, at) => ({
    ...assemble(one, found),
    slug: slugs[at] as string,
    numericId: numbers[at] as number,
  }))
  await insertReturningProducts(tx, products)
  await deps.events.append(
    tx,
    ...products.map((product) => ({
      definition: ProductCreated,
      entityId: product.id,
      after: { ...snapshot(product), variants: product.variants },
    })),
  )
  return products.length
}

interface RestoreContext {
  readonly isShared: IsSharedHere
  readonly section: (section: ForeignSection) => InfoSection
  /** Checks a document; throws when it is invalid. */
  readonly document: (document: unknown) => unknown
  readonly brands: ReadonlyMap<string, Label>
  readonly ribbons: ReadonlyMap<string, Label>
  /** Files by their ids in the export. */
  readonly media: ReadonlyMap<string, GalleryItem>
  /** The library picture for a foreign picture of a choice. */
  readonly own: (picture: ChoiceImage) => ChoiceImage
}

function assemble(
  foreign: ForeignProduct,
  { brands, ribbons, media, own, section, document, isShared }: RestoreContext,
): Product {
  const { options, variants, gallery, customTextFields: _, ...one } = foreign
  const stocked = variants.map(foreignVariant)
  const files = { own, idOf: (id: string) => media.get(id)?.id as string }
  const gained = foreignDefaults(foreign, newId, isShared)
  return {
    ...one,
    description: cleanHtml(one.description),
    infoSections: one.infoSections.map(section),
    digitalFile: null,
    brand: (one.brand && brands.get(one.brand.id)) ?? null,
    ribbon: (one.ribbon && ribbons.get(one.ribbon.id)) ?? null,
    ...gained,
    descriptionDocument: document(gained.descriptionDocument),
    additionalRibbons: gained.additionalRibbons.flatMap(({ id }) => ribbons.get(id) ?? []),
    modifiers: gained.modifiers.map((modifier) => withPictures(modifier, files)),
    options: options.map((option) => withPictures(foreignOption(option, isShared), files)),
    variants: stocked,
    gallery: gallery.map(({ id, title, altText }) => ({
      ...(media.get(id) as GalleryItem),
      title,
      altText,
    })),
    aggregates: aggregatesOf(stocked),
    stock: untrackedProduct,
    collectionIds: [],
  }
}

/** Choices with the gallery items that their files became. */
const withPictures = <T extends { readonly choices: readonly LinkedChoice[] }>(
  one: T,
  { idOf, own }: Pick<RestoreContext, 'own'> & { readonly idOf: (id: string) => string },
): T => ({
  ...one,
  choices: one.choices.map((choice) => ({
    ...choice,
    image: own(choice.image),
    displayImage: own(choice.displayImage),
    mediaIds: choice.mediaIds.map(idOf),
  })),
})
interface LinkedChoice {
  readonly image: ChoiceImage
  readonly displayImage: ChoiceImage
  readonly mediaIds: readonly string[]
}

async function refuseTakenHandles(tx: Tx, products: readonly ForeignProduct[]): Promise<void> {
  const handles = products.map(({ handle }) => handle)
  const twin = handles.find((handle, at) => handles.indexOf(handle) < at)
  const taken = twin ?? [...(await findIdsByHandle(tx, handles)).keys()][0]
  if (taken === undefined) return
  throw violation('handle', 'VALIDATION', `another product of the site is called "${taken}"`)
}

async function findRestoreContext(
  tx: Tx,
  deps: CatalogDeps,
  products: readonly ForeignProduct[],
): Promise<Omit<RestoreContext, 'isShared'>> {
  const labels = (kind: LabelKind) =>
    findOrAddLabels(
      tx,
      deps,
      kind,
      products.flatMap((one) => labelsOf(one, kind)),
    )
  return {
    brands: await labels('brand'),
    ribbons: await labels('ribbon'),
    media: await findForeignPictures(
      tx,
      deps,
      products.flatMap(({ gallery }) => gallery),
      'gallery.url',
    ),
    own: await findOwnPictures(
      tx,
      products.flatMap(({ options, modifiers = [] }) => [
        ...options.flatMap(({ choices }) => choices),
        ...modifiers.flatMap(({ choices }) => choices),
      ]),
    ),
    document: (input) =>
      input
        ? readDocument(input, { field: 'descriptionDocument', now: tx.now, mint: newId })
        : null,
    section: await restoredSections(
      tx,
      deps,
      products.flatMap(({ infoSections }) => infoSections),
    ),
  }
}

const labelsOf = (one: ForeignProduct, kind: LabelKind): readonly Label[] => [
  ...(one[kind] ? [one[kind]] : []),
  ...(kind === 'ribbon' ? (one.additionalRibbons ?? []) : []),
]

/** Labels by their foreign ids; a missing one is found or created by name. */
async function findOrAddLabels(
  tx: Tx,
  deps: CatalogDeps,
  kind: LabelKind,
  requested: readonly Label[],
): Promise<Map<string, Label>> {
  const existing = await findLabelsAs(
    tx,
    kind,
    requested.map(({ id }) => id),
  )
  const unknown = requested.filter(({ id }) => !existing.has(id))
  const named = await ensureLabels(tx, deps, kind, [...new Set(unknown.map(({ name }) => name))])
  for (const { id, name } of unknown) existing.set(id, named.get(name) as Label)
  return existing
}

async function claimSlugs(tx: Tx, products: readonly ForeignProduct[]): Promise<string[]> {
  const requests = products.map(({ slug, name }) => requestedSlug(slug, name, 'product'))
  const taken = await findTakenSlugs(tx, 'products', slugRoots(requests))
  return requests.map((request) => claimSlug(request, taken))
}

async function claimNumbers(tx: Tx, products: readonly ForeignProduct[]): Promise<number[]> {
  const stored = await findReusableNumbers(
    tx,
    products.map(({ numericId }) => numericId),
  )
  const provided = await allocateNumbers(tx, products.length)
  // A duplicate number in the file belongs to the first product.
  return products.map(({ numericId }, at) => (stored.delete(numericId) ? numericId : provided[at]!))
}
