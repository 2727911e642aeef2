import { DigitalFileNotFound, MediaNotFound } from '@vitrine/contract/catalog'
import { newOrderedId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { resolveInfoSections } from '../../info-sections/index.ts'
import {
  ensureLabels,
  type FullLabel,
  findLabels,
  type LabelKind,
  labelNotFound,
} from '../../labels/index.ts'
import { resolveOptions } from '../../options/index.ts'
import type { LabelReference, ProductChanges } from '../../shared/model/commands.ts'
import type { FileLabel, Label } from '../../shared/model/product.ts'
import { type CatalogDeps, limitsOf } from '../../shared/service/context.ts'
import { findMedia } from '../../shared/store/references.ts'
import type { ChangeContext } from '../rules/change-product.ts'
import { findDigitalFiles } from '../store/variant-files.ts'

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
const picturesOf = ({ gallery = [], sharedOptions = [], modifiers = [] }: PictureChanges) => [
  ...gallery,
  ...[...sharedOptions, ...modifiers].flatMap(({ choices = [] }) =>
    choices.flatMap(({ media }) => media ?? []),
  ),
]
type PictureChanges = Pick<ProductChanges, 'gallery' | 'sharedOptions' | 'modifiers'>

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
