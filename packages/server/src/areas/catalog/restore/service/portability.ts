import type { Tx } from '../../../../platform/tx.ts'
import { findCollections } from '../../categories/index.ts'
import type { LabelKind } from '../../labels/index.ts'
import { type ContentChanges, updateProducts } from '../../products/service/update-products.ts'
import {
  pageCollections,
  pageCustomizations,
  pageInfoSections,
  pageLabels,
  pageMembers,
} from '../../products/store/export-pages.ts'
import {
  countProducts,
  findPageIds,
  type ProductPage,
} from '../../products/store/export-product-pages.ts'
import { findProducts } from '../../products/store/find-products.ts'
import type { Product } from '../../shared/model/product.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import type {
  ForeignCollection,
  ForeignCustomization,
  ForeignLabel,
  ForeignProduct,
  ForeignSharedSection,
} from '../rules/foreign-catalog.ts'
import type { ForeignMember } from '../store/restore-parts.ts'
import { restoreCustomizations } from './restore-customizations.ts'
import { restoreInfoSections } from './restore-info-sections.ts'
import { restoreMembers } from './restore-members.ts'
import { restoreCollections, restoreLabels } from './restore-parts.ts'
import { restoreProducts } from './restore-products.ts'

/** Export and import of whole catalogs: page by page, with a constant number of statements for each page. */
export const portability = (deps: CatalogDeps) => ({
  /** The next whole products after a number, with variants; empty at the end. */
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

  /** Changes any number of products; the callback gets each product and returns its changes. */
  updateProducts: (
    tx: Tx,
    ids: readonly string[],
    changesOf: (before: Product) => ContentChanges | undefined,
  ) => updateProducts(tx, deps, ids, changesOf),
  /** Create entities of another catalog under their own ids; existing ones stay unchanged. */
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
