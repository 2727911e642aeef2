import type { OperationName } from '../../api/client.ts'

/** What shows files of the library, or where they are shown. */
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
