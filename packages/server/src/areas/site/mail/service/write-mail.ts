import type { MailTexts, TestMailState } from '@vitrine/contract/mail-texts'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { MailRequest, MailSite, TemplateName } from '../model.ts'
import { editableMailOf } from '../rules/editable-mails.ts'
import { mailLocaleFor } from '../rules/locale.ts'
import { renderEmail } from '../rules/render-email.ts'
import { attemptsOf } from '../rules/templates/index.ts'
import { insertMail } from '../store.ts'
import { emailSiteFor, hasServer, type MailDeps } from './deps.ts'

/**
 * Stores a mail in the transaction of its cause; a job sends it after the commit. `texts` override the saved
 * texts of the merchant.
 */
export async function writeMail<Name extends TemplateName>(
  deps: MailDeps,
  tx: Tx,
  message: MailRequest<Name>,
  texts?: MailTexts,
): Promise<TestMailState> {
  const site = await deps.sites.get(tx.siteId)
  const { template, isRehearsal = false } = message
  const id = newId()
  const state = hasServer(deps, site) && !isRehearsal ? 'WAITING' : 'KEPT'
  const ownTexts = texts ?? (await savedTexts(deps, tx, message, site))
  const mail = renderEmail(message, await emailSiteFor(deps, tx, site, template), ownTexts)
  await insertMail(tx, { ...mail, id, template, state, isRehearsal })
  if (state === 'KEPT') return state
  const job = { siteId: tx.siteId, id }
  await deps.platform.jobs.add(tx, 'mail.send', job, { maxAttempts: attemptsOf(template) })
  return state
}

/** The merchant's texts of the mail in the language of its reader. */
async function savedTexts<Name extends TemplateName>(
  { texts }: MailDeps,
  tx: Tx,
  message: MailRequest<Name>,
  { settings }: MailSite,
): Promise<MailTexts> {
  const mail = editableMailOf(message)
  const { language } = mailLocaleFor(message.language, settings.locale)
  return mail ? texts.find(tx, mail, language) : {}
}
