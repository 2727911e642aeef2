import { createTransport } from 'nodemailer'
import { newId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type { Deliver, NewMail } from './model.ts'
import { findMail, insertMail, updateMail } from './store.ts'

export interface MailWorld extends Pick<Platform, 'jobs' | 'work'> {
  /** Absent where no mail server is set: mail is kept for the mailbox. */
  readonly deliver: Deliver | undefined
}

/** A mail server by its address, such as `smtps://user:secret@mail.example`. */
export function smtpDelivery(url: string, from: string): Deliver {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 30_000 })
  return async ({ to, subject, text, html }) => {
    await transport.sendMail({ from, to, subject, text, html })
  }
}

/** Writes a mail in the transaction of what it tells of; a job sends it after the commit. */
export async function writeMail(world: MailWorld, tx: Tx, mail: NewMail): Promise<void> {
  const id = newId()
  await insertMail(tx, { ...mail, id, state: world.deliver ? 'WAITING' : 'KEPT' })
  if (world.deliver) await world.jobs.add(tx, 'mail.send', { siteId: tx.siteId, id })
}

const SYSTEM = { type: 'system', id: 'mail' } as const

/** Sends one mail; a refusal is written beside it and thrown, so that the queue tries again. */
export async function sendMail(
  { work, deliver }: MailWorld,
  { siteId, id }: { readonly siteId: string; readonly id: string },
): Promise<void> {
  const site = { siteId, actor: SYSTEM }
  const mail = await work(site, (tx) => findMail(tx, id))
  if (!mail || !deliver || mail.state === 'SENT') return
  try {
    await deliver(mail)
  } catch (error) {
    const failure = error instanceof Error ? error.message.slice(0, 500) : 'refused'
    await work(site, (tx) => updateMail(tx, id, { state: 'WAITING', failure }))
    throw error
  }
  await work(site, (tx) => updateMail(tx, id, { state: 'SENT', failure: null }))
}
