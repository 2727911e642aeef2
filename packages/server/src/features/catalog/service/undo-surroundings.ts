import type { Tx } from '../../../platform/tx.ts'
import type { Product } from '../model/product.ts'
import type { Surroundings } from '../rules/returning-product.ts'
import type { Fields } from '../rules/reverted.ts'
import type { ProductState } from '../rules/undo-product.ts'
import { findCustomizations } from '../store/customizations.ts'
import { findOwnersOf } from '../store/find-products.ts'
import { findInfoSections } from '../store/info-sections.ts'
import { findMedia, takeNumbers } from '../store/references.ts'
import { findIds, findLabelsAs, keepNumbers } from '../store/restore-parts.ts'
import { findDigitalFiles } from '../store/variant-files.ts'

/** What there is now of everything that these products refer to: one statement for each kind. */
export async function findAround(
  tx: Tx,
  wanted: readonly { readonly fields: Fields }[],
): Promise<Omit<Surroundings, 'decimals'>> {
  const products = wanted.map(({ fields }) => fields as unknown as Product)
  const ids = <T>(pick: (product: Product) => readonly (T | null | undefined)[]) => [
    ...new Set(products.flatMap(pick).filter((one): one is T => one != null)),
  ]
  const variants = wanted.flatMap(
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

/** Whose the slugs and handles are that products come back to. */
export async function findNameOwners(tx: Tx, states: readonly (readonly [string, ProductState])[]) {
  const wanted = states.flatMap(([, { fields, identity }]) =>
    fields ? [{ slug: fields.slug as string, handle: identity.handle as string }] : [],
  )
  return {
    slug: await findOwnersOf(
      tx,
      'slug',
      wanted.map(({ slug }) => slug),
    ),
    handle: await findOwnersOf(
      tx,
      'handle',
      wanted.map(({ handle }) => handle),
    ),
  }
}

/** The numbers themselves, or others where they are taken meanwhile. */
export async function freeNumbers(tx: Tx, numbers: readonly number[]): Promise<number[]> {
  const kept = await keepNumbers(tx, numbers)
  if (kept.size === numbers.length) return [...numbers]
  const given = await takeNumbers(tx, numbers.length)
  return numbers.map((one, at) => (kept.has(one) ? one : (given[at] as number)))
}
