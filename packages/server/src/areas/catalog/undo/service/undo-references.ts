import type { Tx } from '../../../../platform/tx.ts'
import type { Fields } from '../../../site/undo/index.ts'
import { findInfoSections } from '../../info-sections/index.ts'
import { findCustomizations } from '../../options/index.ts'
import { findOwnersOf } from '../../products/store/find-products.ts'
import { findDigitalFiles } from '../../products/store/variant-files.ts'
import { type CurrentReferences, findLabelsAs, findReusableNumbers } from '../../restore/index.ts'
import type { Product } from '../../shared/model/product.ts'
import { allocateNumbers, findIds, findMedia } from '../../shared/store/references.ts'
import type { ProductState } from '../rules/undo-product.ts'

/** The existing entities that these products refer to: one statement for each kind. */
export async function findReferences(
  tx: Tx,
  requested: readonly { readonly fields: Fields }[],
): Promise<Omit<CurrentReferences, 'decimals'>> {
  const products = requested.map(({ fields }) => fields as unknown as Product)
  const ids = <T>(pick: (product: Product) => readonly (T | null | undefined)[]) => [
    ...new Set(products.flatMap(pick).filter((one): one is T => one != null)),
  ]
  const variants = requested.flatMap(
    ({ fields }) => Object.values(fields.variants as Fields) as Fields[],
  )
  const files = [
    ...ids((one) => [one.digitalFile?.id]),
    ...variants.flatMap(({ digitalFile }) => (digitalFile as { id: string } | null)?.id ?? []),
  ]
  return {
    brands: await findLabelsAs(
      tx,
      'brand',
      ids((one) => [one.brand?.id]),
    ),
    ribbons: await findLabelsAs(
      tx,
      'ribbon',
      ids((one) => [one.ribbon?.id, ...one.additionalRibbons.map(({ id }) => id)]),
    ),
    sections: await findInfoSections(
      tx,
      ids((one) => one.infoSections.map(({ id }) => id)),
      'use',
    ),
    customizations: await findCustomizations(
      tx,
      ids((one) => [...one.options, ...one.modifiers].map(({ id }) => id)),
    ),
    media: await findMedia(
      tx,
      ids((one) => one.gallery.map(({ id }) => id)),
    ),
    collections: await findIds(
      tx,
      'collections',
      ids((one) => one.collectionIds),
    ),
    files: new Set((await findDigitalFiles(tx, files)).keys()),
  }
}

/** The owners of the slugs and handles that products return to. */
export async function findNameOwners(tx: Tx, states: readonly (readonly [string, ProductState])[]) {
  const requested = states.flatMap(([, { fields, identity }]) =>
    fields ? [{ slug: fields.slug as string, handle: identity.handle as string }] : [],
  )
  return {
    slug: await findOwnersOf(
      tx,
      'slug',
      requested.map(({ slug }) => slug),
    ),
    handle: await findOwnersOf(
      tx,
      'handle',
      requested.map(({ handle }) => handle),
    ),
  }
}

/** The given numbers, or new ones where they are taken. */
export async function freeNumbers(tx: Tx, numbers: readonly number[]): Promise<number[]> {
  const stored = await findReusableNumbers(tx, numbers)
  if (stored.size === numbers.length) return [...numbers]
  const provided = await allocateNumbers(tx, numbers.length)
  return numbers.map((one, at) => (stored.has(one) ? one : (provided[at] as number)))
}
