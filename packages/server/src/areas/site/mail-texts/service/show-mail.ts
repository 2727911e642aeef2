import { TooManyRequests } from '@vitrine/contract/kit'
import {
  type MailPreview,
  MailTestForStaffOnly,
  type MailTexts,
} from '@vitrine/contract/mail-texts'
import { OrderNotFound } from '@vitrine/contract/orders'
import type { Tx } from '../../../../platform/tx.ts'
import { type MailRequest, placeOf, type TemplateName } from '../../mail/index.ts'
import type { Draft, MailTextsDeps } from '../model.ts'
import { acceptedTexts } from '../rules/accepted-texts.ts'
import { exampleFacts, isAboutOrder } from '../rules/examples.ts'
import { findOne } from '../store.ts'

const TESTS_PER_HOUR = 20

/** A mail as its reader would get it, by the renderer of all mails. */
export async function previewMail(tx: Tx, deps: MailTextsDeps, draft: Draft): Promise<MailPreview> {
  const { subject, html, text } = await deps.mail.render(
    tx,
    await exampleRequest(tx, deps, draft, ''),
    await textsOf(tx, draft),
  )
  return { subject, html, text }
}

/** Writes the caller such a mail; it is sent after the commit. */
export async function sendTest(tx: Tx, deps: MailTextsDeps, draft: Draft) {
  const to = tx.actor.type === 'staff' ? await deps.staffAddress(tx, tx.actor.id) : undefined
  if (to === undefined) throw MailTestForStaffOnly()
  const texts = await textsOf(tx, draft)
  const request = await exampleRequest(tx, deps, draft, to)
  await countTest(tx, deps)
  return { to, state: await deps.mail.writeWith(tx, request, texts) }
}

async function countTest(tx: Tx, { platform }: MailTextsDeps): Promise<void> {
  const key = { siteId: tx.siteId, bucket: 'mail-text-test', key: tx.actor.id, windowMinutes: 60 }
  if ((await platform.attempts.add(key)) > TESTS_PER_HOUR) {
    throw TooManyRequests({ retryAfterSeconds: 3600 })
  }
}

async function textsOf(tx: Tx, { texts, ...which }: Draft): Promise<MailTexts> {
  return texts ? acceptedTexts(which, texts) : ((await findOne(tx, which))?.texts ?? {})
}

async function exampleRequest(
  tx: Tx,
  deps: MailTextsDeps,
  { mail, language, orderId }: Draft,
  to: string,
): Promise<MailRequest<TemplateName>> {
  const order = orderId && isAboutOrder(mail) ? await deps.orderMail(tx, orderId) : undefined
  if (orderId && isAboutOrder(mail) && !order) throw OrderNotFound({ id: orderId })
  const { settings } = await deps.sites.get(tx.siteId)
  const base = { now: tx.now, currency: settings.currency, order }
  const { template } = placeOf(mail)
  return { to, language, template, facts: exampleFacts(mail, base) } as MailRequest<TemplateName>
}
