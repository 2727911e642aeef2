import type { Tx } from '../../../platform/tx.ts'
import type { LabelKind } from '../model/label.ts'
import type { Product } from '../model/product.ts'
import type {
  ForeignCollection,
  ForeignCustomization,
  ForeignLabel,
  ForeignProduct,
  ForeignSharedSection,
} from '../rules/restored.ts'
import { findCollections } from '../store/collections.ts'
import { findProducts } from '../store/find-products.ts'
import {
  pageCollections,
  pageCustomizations,
  pageInfoSections,
  pageLabels,
  pageMembers,
} from '../store/page-parts.ts'
import { countProducts, findPageIds, type ProductPage } from '../store/page-products.ts'
import type { ForeignMember } from '../store/restore-parts.ts'
import type { CatalogDeps } from './context.ts'
import { restoreCustomizations } from './restore-customizations.ts'
import { restoreInfoSections } from './restore-info-sections.ts'
import { restoreMembers } from './restore-members.ts'
import { restoreCollections, restoreLabels } from './restore-parts.ts'
import { restoreProducts } from './restore-products.ts'
import { type ContentChanges, updateProducts } from './update-products.ts'

/** How whole catalogs leave and come: page by page, with as many statements as one product takes. */
export const portability = (deps: CatalogDeps) => ({
  /** The next whole products behind a number, variants included; empty behind the last. */
  pageProducts: async (tx: Tx, page: ProductPage): Promise<Product[]> =>
    findProducts(tx, await findPageIds(tx, page), { variants: true }),
  countMatching: countProducts,
  pageLabels,
  pageInfoSections,
  pageCustomizations,
  pageCollections,
  pageMembers,
  async collectionNames(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
    const found = ids.length > 0 ? await findCollections(tx, [...new Set(ids)]) : []
    return new Map(found.map(({ id, name }) => [id, name]))
  },

  /** Changes any number of products; for each it is said what, with the product at hand. */
  updateProducts: (
    tx: Tx,
    ids: readonly string[],
    changesOf: (before: Product) => ContentChanges | undefined,
  ) => updateProducts(tx, deps, ids, changesOf),
  /** Add what another catalog had, under the ids it had there; what is there already stays. */
  restoreLabels: (tx: Tx, kind: LabelKind, labels: readonly ForeignLabel[]) =>
    restoreLabels(tx, deps, kind, labels),
  restoreInfoSections: (tx: Tx, sections: readonly ForeignSharedSection[]) =>
    restoreInfoSections(tx, deps, sections),
  restoreCollections: (tx: Tx, collections: readonly ForeignCollection[]) =>
    restoreCollections(tx, deps, collections),
  restoreCustomizations: (tx: Tx, customizations: readonly ForeignCustomization[]) =>
    restoreCustomizations(tx, deps, customizations),
  restoreMembers: (tx: Tx, members: readonly ForeignMember[]) => restoreMembers(tx, deps, members),
  restoreProducts: (tx: Tx, products: readonly ForeignProduct[]) =>
    restoreProducts(tx, deps, products),
})
