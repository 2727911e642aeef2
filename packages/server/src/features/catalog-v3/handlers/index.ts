import type { catalogV3 } from '@vitrine/contract/catalog-v3'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { brandHandlers } from './brands.ts'
import type { CatalogV3Deps } from './labels.ts'
import { ribbonHandlers } from './ribbons.ts'

export const catalogV3Handlers = (deps: CatalogV3Deps) =>
  ({ ...brandHandlers(deps), ...ribbonHandlers(deps) }) satisfies Handlers<
    typeof catalogV3,
    HandlerContext
  >
