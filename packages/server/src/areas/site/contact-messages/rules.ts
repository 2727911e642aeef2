import type { ContactMessage } from './model.ts'

/** What the ledger remembers: not what was written, nor by whom, so that it can be forgotten. */
export const factOf = ({ id, pageId, product, readDate }: ContactMessage) => ({
  id,
  pageId,
  productId: product?.id ?? null,
  readDate,
})
