import type { catalogV3 } from '@vitrine/contract/catalog-v3'
import type { Handlers } from '@vitrine/contract/kit'
import type { ItemJobs } from '../../../areas/stock/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { brandHandlers } from './brands.ts'
import { customizationChoiceHandlers } from './customization-choices.ts'
import { customizationHandlers } from './customizations.ts'
import { infoSectionHandlers } from './info-sections.ts'
import { inventoryItemHandlers } from './inventory-items.ts'
import { inventoryJobHandlers } from './inventory-jobs.ts'
import { inventoryMoveHandlers } from './inventory-moves.ts'
import type { CatalogV3Deps } from './labels.ts'
import { type ProductJobDeps, productJobHandlers } from './product-jobs.ts'
import { type ProductSearchDeps, productSearchHandlers } from './product-searches.ts'
import { productHandlers } from './products.ts'
import { readOnlyVariantHandlers } from './read-only-variants.ts'
import { readHandlers } from './read-products.ts'
import { ribbonHandlers } from './ribbons.ts'
import { sharedChangeHandlers } from './shared-changes.ts'
import type { WritingDeps } from './write-products.ts'

type HandlerDeps = CatalogV3Deps &
  ProductSearchDeps &
  ProductJobDeps &
  WritingDeps & { readonly itemJobs: ItemJobs }

export const catalogV3Handlers = (deps: HandlerDeps) =>
  ({
    ...brandHandlers(deps),
    ...ribbonHandlers(deps),
    ...customizationHandlers(deps),
    ...customizationChoiceHandlers(deps),
    ...infoSectionHandlers(deps),
    ...inventoryItemHandlers(deps),
    ...inventoryMoveHandlers(deps),
    ...inventoryJobHandlers(deps),
    ...productHandlers(deps),
    ...readHandlers(deps),
    ...productJobHandlers(deps),
    ...sharedChangeHandlers(deps),
    ...productSearchHandlers(deps),
    ...readOnlyVariantHandlers(deps),
  }) satisfies Handlers<typeof catalogV3, HandlerContext>
