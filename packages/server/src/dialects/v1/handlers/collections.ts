import type { catalogV1 } from '@vitrine/contract/catalog-v1'
import type { Handlers } from '@vitrine/contract/kit'
import { readerOf } from '../../../areas/catalog/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { decodeCollectionChanges } from '../codec/commands.ts'
import { encodeCollection } from '../codec/product.ts'
import { decodeCollectionQuery } from '../codec/query.ts'
import { type CatalogHandlerDeps, viewOf } from './view.ts'

export const collectionHandlers = (deps: CatalogHandlerDeps) => {
  const { catalog, pages } = deps
  return {
    createCollection: async ({ input: { collection }, ...call }) => ({
      collection: encodeCollection(
        await viewOf(deps, call),
        await catalog.createCollection(call.tx, {
          ...decodeCollectionChanges(collection),
          name: collection.name,
        }),
      ),
    }),
    updateCollection: async ({ input: { collection }, ...call }) => ({
      collection: encodeCollection(
        await viewOf(deps, call),
        await catalog.updateCollection(call.tx, collection.id, decodeCollectionChanges(collection)),
      ),
    }),
    deleteCollection: async ({ input, tx }) => {
      await catalog.deleteCollection(tx, input.id)
      return {}
    },
    addProductsToCollection: async ({ input, tx }) => {
      await catalog.addToCollection(tx, input.id, input.productIds)
      return {}
    },
    removeProductsFromCollection: async ({ input, tx }) => {
      await catalog.removeFromCollection(tx, input.id, input.productIds)
      return {}
    },
    getCollection: async ({ input: { id }, ...call }) => ({
      collection: encodeCollection(
        await viewOf(deps, call),
        await catalog.getCollection(call.tx, { id }, readerOf(call)),
      ),
    }),
    getCollectionBySlug: async ({ input: { slug }, ...call }) => ({
      collection: encodeCollection(
        await viewOf(deps, call),
        await catalog.getCollection(call.tx, { slug }, readerOf(call)),
      ),
    }),
    queryCollections: async ({ input, ...call }) => {
      const open = pages.open('collections', call, input.query)
      const query = { ...decodeCollectionQuery(open.query), walk: open.walk }
      const found = await catalog.queryCollections(call.tx, query, readerOf(call))
      const view = await viewOf(deps, call)
      return {
        collections: found.items.map((collection) => encodeCollection(view, collection)),
        metadata: open.metadata(query, found),
      }
    },
  } satisfies Partial<Handlers<typeof catalogV1, HandlerContext>>
}
