import { DigitalFileNotFound, MediaNotFound } from '@vitrine/contract/catalog'
import { newOrderedId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../../events/index.ts'
import type { LabelReference, ProductChanges } from '../model/commands.ts'
import type { FullLabel, LabelKind } from '../model/label.ts'
import type { FileLabel, Label } from '../model/product.ts'
import type { MediaLibrary, Shop } from '../model/shop.ts'
import type { Setting } from '../rules/change-product.ts'
import { currencyDecimals } from '../rules/currency.ts'
import { findLabels } from '../store/labels.ts'
import { findMedia } from '../store/references.ts'
import { findDigitalFiles } from '../store/variant-files.ts'
import { resolveInfoSections } from './info-sections.ts'
import type { KnownTotals } from './known-totals.ts'
import { ensureLabels, labelNotFound } from './labels.ts'
import { resolveOptions } from './resolve-options.ts'

/** What the verbs of the catalog need from their neighbours. */
export interface CatalogDeps {
  readonly events: Events
  readonly media: MediaLibrary
  readonly shopOf: (tx: Tx) => Promise<Shop>
  /** Absent where nobody tells of changes. */
  readonly totals?: Pick<KnownTotals, 'use' | 'tell'>
}

/** Where nobody says otherwise. */
const MOST_VARIANTS = 10_000

/** What the site's settings mean for its products. */
export async function boundsOf(
  tx: Tx,
  { shopOf }: CatalogDeps,
): Promise<Pick<Setting, 'decimals' | 'mostVariants'>> {
  const { currency, mostVariants = MOST_VARIANTS } = await shopOf(tx)
  return { decimals: currencyDecimals(currency), mostVariants }
}

export const decimalsOf = async (tx: Tx, deps: CatalogDeps): Promise<number> =>
  (await boundsOf(tx, deps)).decimals

/** Finds, or adds, everything that changes refer to by name or address: as many statements for all of them as for one. */
export async function resolveReferences(
  tx: Tx,
  deps: CatalogDeps,
  changes: readonly Pick<ProductChanges, References>[],
  /** The products that are changed, where they are there already. */
  owners: readonly string[] = [],
): Promise<Setting> {
  const customization = await resolveOptions(tx, deps, changes, owners)
  const brands = await findReferenced(
    tx,
    deps,
    'brand',
    changes.flatMap(({ brand, brandId }) => (brandId ? { id: brandId } : brand || [])),
  )
  const ribbons = await findReferenced(
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
  const known = items.flatMap(({ mediaId }) => mediaId ?? [])
  const media = await findMedia(tx, [...new Set([...known, ...ids.values()])])
  return {
    ...(await boundsOf(tx, deps)),
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

/** Files to deliver; one that is not there is refused where it is wanted. */
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

/** Labels by name, added where they are missing, and by id. */
async function findReferenced(
  tx: Tx,
  deps: CatalogDeps,
  kind: LabelKind,
  wanted: readonly LabelReference[],
): Promise<(reference: LabelReference) => Label> {
  const named = await ensureLabels(
    tx,
    deps,
    kind,
    wanted.filter((one) => typeof one === 'string'),
  )
  const ids = wanted.flatMap((one) => (typeof one === 'string' ? [] : one.id))
  const known = ids.length > 0 ? await findLabels(tx, kind, ids) : new Map<string, FullLabel>()
  return (reference) => {
    const label =
      typeof reference === 'string' ? named.get(reference) : known.get(reference.id.toLowerCase())
    // Of a label a product has its id and its name, and nothing that changes without it.
    if (label) return { id: label.id, name: label.name }
    throw labelNotFound[kind](typeof reference === 'string' ? { name: reference } : reference)
  }
}
