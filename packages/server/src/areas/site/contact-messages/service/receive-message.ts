import {
  ContactMessageReceived,
  MAX_MESSAGES_A_DAY,
  TooManyContactMessages,
} from '@vitrine/contract/contact-messages'
import { violation } from '@vitrine/contract/kit'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { oneLine, severalLines } from '../../mail/index.ts'
import type {
  ContactMessage,
  ContactMessagesDeps,
  InquiredProduct,
  MessageDraft,
} from '../model.ts'
import { factOf } from '../rules.ts'
import { insertMessage, wasSent } from '../store.ts'

const DAY_MINUTES = 24 * 60

/** Stores a message and mails it to the shop. Silently drops messages of bots. */
export async function receiveMessage(
  tx: Tx,
  deps: ContactMessagesDeps,
  draft: MessageDraft,
): Promise<void> {
  if (draft.website !== '') return
  const message = accepted(tx, draft)
  const hourAgo = deps.platform.clock.after(tx.now, { hours: -1 })
  if (await wasSent(tx, message, hourAgo)) return
  await requireFew(tx, deps, message)
  await insertMessage(tx, message)
  await deps.events.append(tx, {
    definition: ContactMessageReceived,
    entityId: message.id,
    after: factOf(message),
  })
  await mailToShop(tx, deps, message)
}

function accepted(tx: Tx, { website: _, ...draft }: MessageDraft): ContactMessage {
  const name = oneLine(draft.name, 100)
  const message = severalLines(draft.message)
  if (name === '') throw violation('name', 'REQUIRED_FIELD', 'must not be empty')
  if (message === '') throw violation('message', 'REQUIRED_FIELD', 'must not be empty')
  return {
    ...draft,
    id: newId(),
    name,
    phone: oneLine(draft.phone, 50),
    message,
    readDate: null,
    createdDate: tx.now,
  }
}

/** Counts every call for the address and the member, even if it fails. */
async function requireFew(
  { siteId }: Tx,
  { platform }: ContactMessagesDeps,
  { email, memberId }: ContactMessage,
): Promise<void> {
  const keys = [email.toLowerCase(), ...(memberId ? [memberId] : [])]
  for (const key of keys) {
    const bucket = { siteId, bucket: 'contact-message', key, windowMinutes: DAY_MINUTES }
    if ((await platform.attempts.add(bucket)) > MAX_MESSAGES_A_DAY) {
      throw TooManyContactMessages({ most: MAX_MESSAGES_A_DAY })
    }
  }
}

async function mailToShop(
  tx: Tx,
  { mail, platform, settingsOf, ownersOf }: ContactMessagesDeps,
  { name: sender, email, phone, message, product }: ContactMessage,
): Promise<void> {
  const { senderAddress } = (await settingsOf(tx.siteId)).mail
  const owners = senderAddress ? [] : await ownersOf(tx.siteId)
  const address = `${platform.config.publicUrl}/dashboard/messages`
  const facts = { sender, email, message, address }
  for (const to of senderAddress ? [senderAddress] : owners.map((one) => one.email)) {
    const addressed = { to, replyTo: email }
    await (product
      ? mail.write(tx, {
          ...addressed,
          template: 'product-question',
          facts: { ...facts, product: inWords(product) },
        })
      : mail.write(tx, {
          ...addressed,
          template: 'contact-message',
          facts: { ...facts, ...(phone && { phone }) },
        }))
  }
}

const inWords = ({ name, choices }: InquiredProduct) => (choices ? `${name} (${choices})` : name)
