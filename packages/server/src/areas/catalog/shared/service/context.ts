import { DigitalFileNotFound, MediaNotFound } from '@vitrine/contract/catalog'
import { currencyDigits } from '@vitrine/money'
import { newOrderedId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Events } from '../../../site/events/index.ts'
import { resolveInfoSections } from '../../info-sections/service/info-sections.ts'
import type { FullLabel, LabelKind } from '../../labels/model/label.ts'
import { ensureLabels, labelNotFound } from '../../labels/service/labels.ts'
import { findLabels } from '../../labels/store/labels.ts'
import { resolveOptions } from '../../options/service/resolve-options.ts'
import type { ChangeContext } from '../../products/rules/change-product.ts'
import type { TotalsCache } from '../../products/service/totals-cache.ts'
import { findDigitalFiles } from '../../products/store/variant-files.ts'
import type { LabelReference, ProductChanges } from '../model/commands.ts'
import type { FileLabel, Label } from '../model/product.ts'
import type { MediaLibrary, Shop } from '../model/shop.ts'
import { findMedia } from '../store/references.ts'

/** Dependencies of the catalog service. */
export interface CatalogDeps {
  readonly events: Events
  readonly media: MediaLibrary
  readonly shopOf: (tx: Tx) => Promise<Shop>
  /** Absent in processes that do not listen to changes. */
  readonly totals?: Pick<TotalsCache, 'useTotal' | 'cached'>
}

/** The default. */
const MAX_VARIANTS = 10_000

/** The catalog limits from the site's settings. */
export async function limitsOf(
  tx: Tx,
  { shopOf }: CatalogDeps,
): Promise<Pick<ChangeContext, 'decimals' | 'maxVariants'>> {
  const { currency, maxVariants = MAX_VARIANTS } = await shopOf(tx)
  return { decimals: currencyDigits(currency), maxVariants: maxVariants }
}

export const decimalsOf = async (tx: Tx, deps: CatalogDeps): Promise<number> =>
  (await limitsOf(tx, deps)).decimals

/**
 * Finds or creates everything that changes refer to by name or address, with a constant number of statements.
 */
export async function resolveReferences(
  tx: Tx,
  deps: CatalogDeps,
  changes: readonly Pick<ProductChanges, References>[],
  /** The changed products, where they exist already. */
  owners: readonly string[] = [],
): Promise<ChangeContext> {
  const customization = await resolveOptions(tx, deps, changes, owners)
  const brands = await findReferencedLabels(
    tx,
    deps,
    'brand',
    changes.flatMap(({ brand, brandId }) => (brandId ? { id: brandId } : brand || [])),
  )
  const ribbons = await findReferencedLabels(
    tx,
    deps,
    'ribbon',
    changes.flatMap(({ ribbon, ribbonId, additionalRibbons = [] }) => [
      ...(ribbonId ? [{ id: ribbonId }] : ribbon ? [ribbon] : []),
      ...additionalRibbons,
    ]),
  )
  const items = changes.flatMap(picturesOf)
  const urls = [...new Set(items.flatMap(({ url }) => url ?? []))]
  const ids = urls.length > 0 ? await deps.media.registerUrls(tx, urls) : new Map<string, string>()
  const existing = items.flatMap(({ mediaId }) => mediaId ?? [])
  const media = await findMedia(tx, [...new Set([...existing, ...ids.values()])])
  return {
    ...(await limitsOf(tx, deps)),
    mint: newOrderedId,
    brand: brands,
    ribbon: ribbons,
    customization,
    file: await findFiles(tx, changes),
    section: await resolveInfoSections(
      tx,
      deps,
      changes.flatMap((one) => one.infoSections ?? []),
    ),
    media: ({ mediaId, url }) => {
      const item = media.get(mediaId ?? ids.get(url ?? '') ?? '')
      if (item) return item
      throw MediaNotFound({ mediaId, url }, `There is no media item "${mediaId ?? url}"`)
    },
  }
}

/** Every picture that a change names, in the gallery or of a choice. */
const picturesOf = ({ gallery = [], sharedOptions = [], modifiers = [] }: Pictured) => [
  ...gallery,
  ...[...sharedOptions, ...modifiers].flatMap(({ choices = [] }) =>
    choices.flatMap(({ media }) => media ?? []),
  ),
]
type Pictured = Pick<ProductChanges, 'gallery' | 'sharedOptions' | 'modifiers'>

/** Digital files by id; a missing one is refused where it is referenced. */
async function findFiles(
  tx: Tx,
  changes: readonly Pick<ProductChanges, 'listedVariants'>[],
): Promise<(id: string) => FileLabel> {
  const ids = changes.flatMap(({ listedVariants = [] }) =>
    listedVariants.flatMap(({ digitalFileId }) => digitalFileId ?? []),
  )
  const files = await findDigitalFiles(tx, ids)
  return (id) => {
    const file = files.get(id.toLowerCase())
    if (file) return file
    throw DigitalFileNotFound({ digitalFileId: id })
  }
}

type References =
  | 'brand'
  | 'brandId'
  | 'ribbon'
  | 'ribbonId'
  | 'additionalRibbons'
  | 'gallery'
  | 'infoSections'
  | 'sharedOptions'
  | 'modifiers'
  | 'listedVariants'

/** Labels by name, created when missing, and by id. */
async function findReferencedLabels(
  tx: Tx,
  deps: CatalogDeps,
  kind: LabelKind,
  requested: readonly LabelReference[],
): Promise<(reference: LabelReference) => Label> {
  const named = await ensureLabels(
    tx,
    deps,
    kind,
    requested.filter((one) => typeof one === 'string'),
  )
  const ids = requested.flatMap((one) => (typeof one === 'string' ? [] : one.id))
  const existing = ids.length > 0 ? await findLabels(tx, kind, ids) : new Map<string, FullLabel>()
  return (reference) => {
    const label =
      typeof reference === 'string'
        ? named.get(reference)
        : existing.get(reference.id.toLowerCase())
    // Only id and name: other fields may change without the product.
    if (label) return { id: label.id, name: label.name }
    throw labelNotFound[kind](typeof reference === 'string' ? { name: reference } : reference)
  }
}
