import type { catalogV3 } from '@vitrine/contract/catalog-v3'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { brandHandlers } from './brands.ts'
import { customizationChoiceHandlers } from './customization-choices.ts'
import { customizationHandlers } from './customizations.ts'
import { infoSectionHandlers } from './info-sections.ts'
import { inventoryItemHandlers } from './inventory-items.ts'
import { inventoryJobHandlers } from './inventory-jobs.ts'
import { inventoryMoveHandlers } from './inventory-moves.ts'
import type { CatalogV3Deps } from './labels.ts'
import { type ProductSearchDeps, productSearchHandlers } from './product-searches.ts'
import { productHandlers } from './products.ts'
import { byFilterHandlers } from './products-by-filter.ts'
import { readOnlyVariantHandlers } from './read-only-variants.ts'
import { readHandlers } from './read-products.ts'
import { ribbonHandlers } from './ribbons.ts'

export const catalogV3Handlers = (deps: CatalogV3Deps & ProductSearchDeps) =>
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
    ...byFilterHandlers(deps),
    ...productSearchHandlers(deps),
    ...readOnlyVariantHandlers(deps),
  }) satisfies Handlers<typeof catalogV3, HandlerContext>
