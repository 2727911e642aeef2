import { ProductNotFound } from '@vitrine/contract/catalog'
import type { Tx } from '../../../platform/tx.ts'
import type { ProductChanges } from '../model/commands.ts'
import type { Product } from '../model/product.ts'
import { changeProduct } from '../rules/change-product.ts'
import { claimSlug, slugRoots, wishedSlug } from '../rules/slug.ts'
import { findProduct } from '../store/find-products.ts'
import { findTakenSlugs, lockNames } from '../store/references.ts'
import { saveChanges } from './change-products.ts'
import { type CatalogDeps, resolveReferences } from './context.ts'

export async function updateProduct(
  tx: Tx,
  deps: CatalogDeps,
  id: string,
  changes: ProductChanges,
): Promise<Product> {
  const before = await findProduct(tx, id, { variants: true, lock: true })
  if (!before) throw ProductNotFound({ productId: id })
  const setting = await resolveReferences(tx, deps, [changes])
  const slug = await changedSlug(tx, before, changes.slug)
  const after = { ...changeProduct(before, changes, setting), slug }
  const [product] = await saveChanges(tx, deps, [{ before, after }])
  return product as Product
}

async function changedSlug(tx: Tx, before: Product, wish: string | undefined): Promise<string> {
  if (!wish || wish === before.slug) return before.slug
  const base = wishedSlug(wish, before.name, 'product')
  await lockNames(tx, 'products')
  return claimSlug(base, await findTakenSlugs(tx, 'products', slugRoots([base]), [before.id]))
}
