import type { catalogV1 } from '@vitrine/contract/catalog-v1'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { collectionHandlers } from './collections.ts'
import { productHandlers } from './products.ts'
import { readHandlers } from './read-products.ts'
import { textQueryHandlers } from './text-queries.ts'
import { variantHandlers } from './variants.ts'
import type { CatalogHandlerDeps } from './view.ts'

export const catalogV1Handlers = (deps: CatalogHandlerDeps) =>
  ({
    ...productHandlers(deps),
    ...readHandlers(deps),
    ...variantHandlers(deps),
    ...collectionHandlers(deps),
    ...textQueryHandlers(deps),
  }) satisfies Handlers<typeof catalogV1, HandlerContext>
