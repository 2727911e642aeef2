import type { ContactMessage } from './model.ts'

/** The fact of a message, without text and sender, so that these can be erased. */
export const factOf = ({ id, pageId, product, readDate }: ContactMessage) => ({
  id,
  pageId,
  productId: product?.id ?? null,
  readDate,
})
