import { ProductCreated } from '@vitrine/contract/catalog'
import { violation } from '@vitrine/contract/kit'
import { cleanHtml } from '../../../platform/clean-html.ts'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import { readDocument } from '../../rich-content/index.ts'
import type { ChoiceImage } from '../model/customization.ts'
import type { InfoSection } from '../model/info-section.ts'
import type { LabelKind } from '../model/label.ts'
import type { GalleryItem, Label, Product } from '../model/product.ts'
import { foreignOption, foreignVariant, gainedOf, type Sharing } from '../rules/completed.ts'
import { checkForeign, type ForeignProduct, type ForeignSection } from '../rules/restored.ts'
import { claimSlug, slugRoots, wishedSlug } from '../rules/slug.ts'
import { untrackedProduct } from '../rules/stocked.ts'
import { aggregatesOf, checkCount } from '../rules/variants.ts'
import { findIdsByHandle } from '../store/find-products.ts'
import { findTakenSlugs, lockNames, takeNumbers } from '../store/references.ts'
import { findIds, findLabelsAs, keepNumbers } from '../store/restore-parts.ts'
import { saveProducts } from '../store/save-products.ts'
import { learnStatistics } from '../store/statistics.ts'
import { boundsOf, type CatalogDeps } from './context.ts'
import { findForeignPictures, findOwnPictures } from './foreign-pictures.ts'
import { ensureLabels } from './labels.ts'
import { sharedByForeign } from './restore-customizations.ts'
import { restoredSections } from './restore-info-sections.ts'
import { snapshot } from './snapshot.ts'

/**
 * Adds products of another catalog with everything they bring, ids included. One whose id is there stays
 * as it is; answers how many were new. Addresses and numbers that are taken are replaced by free ones.
 */
export async function restoreProducts(
  tx: Tx,
  deps: CatalogDeps,
  wanted: readonly ForeignProduct[],
): Promise<number> {
  const { mostVariants } = await boundsOf(tx, deps)
  for (const one of wanted) {
    checkForeign(one)
    checkCount(one.variants.length, mostVariants)
  }
  const isShared = await sharedByForeign(tx, wanted)
  await lockNames(tx, 'products')
  const known = await findIds(
    tx,
    'products',
    wanted.map(({ id }) => id),
  )
  const missing = wanted.filter(({ id }) => !known.has(id))
  if (missing.length === 0) return 0
  await refuseTakenHandles(tx, missing)
  const found = { ...(await findAround(tx, deps, missing)), isShared }
  const slugs = await claimSlugs(tx, missing)
  const numbers = await claimNumbers(tx, missing)
  const products = missing.map((one, at) => ({
    ...assemble(one, found),
    slug: slugs[at] as string,
    numericId: numbers[at] as number,
  }))
  await saveProducts(
    tx,
    products.map((after) => ({ after })),
  )
  await learnStatistics(tx, products.length)
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

interface Around {
  readonly isShared: Sharing
  readonly section: (section: ForeignSection) => InfoSection
  /** A document as it is kept; throws for what is none. */
  readonly document: (sent: unknown) => unknown
  readonly brands: ReadonlyMap<string, Label>
  readonly ribbons: ReadonlyMap<string, Label>
  /** Files by the ids that the products bring. */
  readonly media: ReadonlyMap<string, GalleryItem>
  /** What a picture of a choice is here. */
  readonly own: (picture: ChoiceImage) => ChoiceImage
}

function assemble(
  foreign: ForeignProduct,
  { brands, ribbons, media, own, section, document, isShared }: Around,
): Product {
  const { options, variants, gallery, customTextFields: _, ...one } = foreign
  const stocked = variants.map(foreignVariant)
  const files = { own, idOf: (id: string) => media.get(id)?.id as string }
  const gained = gainedOf(foreign, newId, isShared)
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

/** Choices with the pictures that their files became here. */
const withPictures = <T extends { readonly choices: readonly Tied[] }>(
  one: T,
  { idOf, own }: Pick<Around, 'own'> & { readonly idOf: (id: string) => string },
): T => ({
  ...one,
  choices: one.choices.map((choice) => ({
    ...choice,
    ...{ image: own(choice.image), displayImage: own(choice.displayImage) },
    mediaIds: choice.mediaIds.map(idOf),
  })),
})
interface Tied {
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

async function findAround(
  tx: Tx,
  deps: CatalogDeps,
  products: readonly ForeignProduct[],
): Promise<Omit<Around, 'isShared'>> {
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
    document: (sent) =>
      sent ? readDocument(sent, { field: 'descriptionDocument', now: tx.now, mint: newId }) : null,
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

/** Labels by the ids the products bring; one that is not there is found, or added, by its name. */
async function findOrAddLabels(
  tx: Tx,
  deps: CatalogDeps,
  kind: LabelKind,
  wanted: readonly Label[],
): Promise<Map<string, Label>> {
  const known = await findLabelsAs(
    tx,
    kind,
    wanted.map(({ id }) => id),
  )
  const unknown = wanted.filter(({ id }) => !known.has(id))
  const named = await ensureLabels(tx, deps, kind, [...new Set(unknown.map(({ name }) => name))])
  for (const { id, name } of unknown) known.set(id, named.get(name) as Label)
  return known
}

async function claimSlugs(tx: Tx, products: readonly ForeignProduct[]): Promise<string[]> {
  const wishes = products.map(({ slug, name }) => wishedSlug(slug, name, 'product'))
  const taken = await findTakenSlugs(tx, 'products', slugRoots(wishes))
  return wishes.map((wish) => claimSlug(wish, taken))
}

async function claimNumbers(tx: Tx, products: readonly ForeignProduct[]): Promise<number[]> {
  const kept = await keepNumbers(
    tx,
    products.map(({ numericId }) => numericId),
  )
  const given = await takeNumbers(tx, products.length)
  // A number that two products of the file bring is the first one's.
  return products.map(({ numericId }, at) => (kept.delete(numericId) ? numericId : given[at]!))
}
