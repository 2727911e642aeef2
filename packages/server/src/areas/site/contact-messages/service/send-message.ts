import { ContactFormNotFound } from '@vitrine/contract/contact-messages'
import type { Tx } from '../../../../platform/tx.ts'
import type { ContactMessagesDeps, NewMessage } from '../model.ts'
import { receiveMessage } from './receive-message.ts'

/** Stores a message from a form of a page and mails it to the shop. */
export async function sendMessage(
  tx: Tx,
  deps: ContactMessagesDeps,
  { sectionId, ...content }: NewMessage,
): Promise<void> {
  const form = await deps.sitePages.findSection(tx, 'contactForm', sectionId)
  if (!form) throw ContactFormNotFound()
  await receiveMessage(tx, deps, { ...content, pageId: form.pageId, product: null })
}
