import {
  type CollectionPart,
  collectionParts,
  type collections as collectionsService,
} from '@vitrine/contract/collections'
import type { Handlers } from '@vitrine/contract/kit'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { CustomFields } from '../../catalog/custom-fields/index.ts'
import type { Catalog, Category, MediaUrl } from '../../catalog/index.ts'
import { encodeSave, saveOptionsOf } from '../editing/index.ts'
import { encodeCollection } from './codec.ts'
import type { Collections } from './index.ts'
import { withCounts } from './service/list-collections.ts'

interface CollectionHandlerDeps {
  readonly catalog: Catalog
  readonly collections: Collections
  readonly customFields: Pick<CustomFields, 'valuesOf'>
  readonly mediaUrl: MediaUrl
}

const PAGE = 24
const everyPart: ReadonlySet<CollectionPart> = new Set(collectionParts)

export const collectionHandlers = (deps: CollectionHandlerDeps) => {
  const { collections } = deps
  return {
    saveCollection: async ({ tx, input }) => {
      const result = await collections.save(tx, input.collection, saveOptionsOf(input))
      return { collection: await encodeWhole(tx, deps, result.entity), ...encodeSave(result) }
    },
    getCollection: async ({ tx, input }) => ({
      collection: await encodeWhole(tx, deps, await collections.get(tx, input.id)),
    }),
    listCollections: async ({ tx, input }) => {
      const { filter = {}, sort, limit = PAGE, offset = 0 } = input
      const found = await collections.list(tx, { filter, sort, limit, offset })
      const parts: ReadonlySet<CollectionPart> = new Set(input.parts)
      const breadcrumbs = parts.has('ancestors')
        ? await deps.catalog.breadcrumbsOf(tx, found.collections)
        : new Map()
      const customFields = await deps.customFields.valuesOf(tx, 'COLLECTION', found.collections)
      const view = { parts, breadcrumbs, customFields, mediaUrl: deps.mediaUrl }
      return {
        collections: found.collections.map((one) => encodeCollection(one, view)),
        total: found.total,
      }
    },
    listCollectionProducts: async ({ tx, input }) => {
      const { id, withBelow = false, limit = PAGE, offset = 0 } = input
      const { items, total } = await collections.listProducts(tx, id, { withBelow, limit, offset })
      return { productIds: [...items], total }
    },
    restoreCollection: async ({ tx, input }) => ({
      collection: await encodeWhole(tx, deps, await collections.restore(tx, input.id)),
    }),
    deleteCollection: async ({ tx, input }) => {
      await collections.delete(tx, input.id, input.children ?? 'LIFT')
      return {}
    },
  } satisfies Handlers<typeof collectionsService, HandlerContext>
}

async function encodeWhole(
  tx: Tx,
  { catalog, mediaUrl, customFields }: CollectionHandlerDeps,
  collection: Category,
) {
  const breadcrumbs = await catalog.breadcrumbsOf(tx, [collection])
  const [counted] = await withCounts(tx, { catalog }, [collection])
  const values = await customFields.valuesOf(tx, 'COLLECTION', [collection])
  const view = { breadcrumbs, mediaUrl, customFields: values }
  return encodeCollection(counted!, { parts: everyPart, ...view })
}
