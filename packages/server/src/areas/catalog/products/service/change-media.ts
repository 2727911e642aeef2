import type { Tx } from '../../../../platform/tx.ts'
import type { NewGalleryItem } from '../../shared/model/commands.ts'
import type { Product } from '../../shared/model/product.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import {
  addItems,
  type ChoiceMediaLink,
  type Gallery,
  linkItems,
  removeItems,
  unlinkItems,
} from '../rules/gallery.ts'
import { changeOne } from './change-products.ts'
import { resolveReferences } from './resolve-references.ts'

const change = (
  tx: Tx,
  deps: CatalogDeps,
  id: string,
  rule: (before: Gallery) => Gallery,
): Promise<Product> =>
  changeOne(tx, deps, id, (before) => ({ ...before, ...rule(before) }), { variants: false })

export async function addMedia(
  tx: Tx,
  deps: CatalogDeps,
  id: string,
  items: readonly NewGalleryItem[],
): Promise<Product> {
  const library = await resolveReferences(tx, deps, [{ gallery: items }])
  return change(tx, deps, id, ({ gallery, options }) =>
    addItems({ gallery, options }, items, library),
  )
}

export const removeMedia = (tx: Tx, deps: CatalogDeps, id: string, mediaIds: readonly string[]) =>
  change(tx, deps, id, ({ gallery, options }) => removeItems({ gallery, options }, mediaIds))

export const linkMedia = (
  tx: Tx,
  deps: CatalogDeps,
  id: string,
  links: readonly ChoiceMediaLink[],
) => change(tx, deps, id, ({ gallery, options }) => linkItems({ gallery, options }, links))

export const unlinkMedia = (
  tx: Tx,
  deps: CatalogDeps,
  id: string,
  links: readonly ChoiceMediaLink[],
) => change(tx, deps, id, ({ gallery, options }) => unlinkItems({ gallery, options }, links))
