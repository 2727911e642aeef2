import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Order, TemplateName } from '../model.ts'
import { attemptsOf } from '../rules/templates/index.ts'
import { writeLetter } from '../rules/write-letter.ts'
import { insertMail } from '../store.ts'
import { hasServer, letterSite, type MailWorld } from './world.ts'

/** Writes a mail in the transaction of what it tells of; a job sends it after the commit. */
export async function writeMail<Name extends TemplateName>(
  world: MailWorld,
  tx: Tx,
  order: Order<Name>,
): Promise<void> {
  const site = await world.sites.get(tx.siteId)
  const { template } = order
  const id = newId()
  const goesOut = hasServer(world, site)
  const mail = writeLetter(order, letterSite(world, site))
  await insertMail(tx, { ...mail, id, template, state: goesOut ? 'WAITING' : 'KEPT' })
  if (!goesOut) return
  const job = { siteId: tx.siteId, id }
  await world.platform.jobs.add(tx, 'mail.send', job, { maxAttempts: attemptsOf(template) })
}
