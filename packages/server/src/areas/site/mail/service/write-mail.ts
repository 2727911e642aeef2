import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { MailRequest, TemplateName } from '../model.ts'
import { renderEmail } from '../rules/render-email.ts'
import { attemptsOf } from '../rules/templates/index.ts'
import { insertMail } from '../store.ts'
import { emailSite, hasServer, type MailDeps } from './deps.ts'

/** Stores a mail in the transaction of its cause; a job sends it after the commit. */
export async function writeMail<Name extends TemplateName>(
  deps: MailDeps,
  tx: Tx,
  message: MailRequest<Name>,
): Promise<void> {
  const site = await deps.sites.get(tx.siteId)
  const { template } = message
  const id = newId()
  const hasMailServer = hasServer(deps, site)
  const mail = renderEmail(message, emailSite(deps, site))
  await insertMail(tx, { ...mail, id, template, state: hasMailServer ? 'WAITING' : 'KEPT' })
  if (!hasMailServer) return
  const job = { siteId: tx.siteId, id }
  await deps.platform.jobs.add(tx, 'mail.send', job, { maxAttempts: attemptsOf(template) })
}
