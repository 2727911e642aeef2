import type { OperationName } from '../../api/client.ts'

/** Queries that show files of the library, or their uses. */
export const mediaReads: readonly OperationName[] = [
  'media.queryMedia',
  'media.getMedia',
  'products.getProduct',
  'products.listProducts',
  'collections.listCollections',
  'collections.getCollection',
  'options.listOptions',
  'pages.getPage',
  'sites.getSettings',
  'history.listHistory',
]
