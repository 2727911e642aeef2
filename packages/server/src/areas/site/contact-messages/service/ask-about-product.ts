import type { Tx } from '../../../../platform/tx.ts'
import type { ContactMessagesDeps, NewQuestion } from '../model.ts'
import { receiveMessage } from './receive-message.ts'

/** Stores a question about a product and mails it to the shop. */
export async function askAboutProduct(
  tx: Tx,
  deps: ContactMessagesDeps,
  { productId, variantId, ...content }: NewQuestion,
): Promise<void> {
  const { productId: id, ...shown } = await deps.shownItem(tx, productId, variantId)
  await receiveMessage(tx, deps, { ...content, phone: '', pageId: null, product: { id, ...shown } })
}
