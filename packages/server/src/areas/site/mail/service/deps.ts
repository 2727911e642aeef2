import type { Platform } from '../../../../platform/platform.ts'
import type { MailSite, MailSites } from '../model.ts'
import type { EmailSite } from '../rules/render-email.ts'
import { addressOf } from '../rules/sender.ts'
import type { Deliver, MailServer } from './servers.ts'

/** Dependencies of the operations. */
export interface MailDeps {
  readonly platform: Platform
  readonly sites: MailSites
  readonly deliver: Deliver
}

export const emailSite = ({ platform }: MailDeps, site: MailSite): EmailSite => ({
  settings: site.settings,
  address: addressOf(site, platform.config.publicUrl),
})

/** Whether mail of a site is sent; demonstration sites send none. */
export const hasServer = ({ platform }: MailDeps, { state, settings }: MailSite): boolean =>
  state !== 'DEMO' && (settings.mail?.hasSmtpUrl === true || platform.config.mail !== undefined)

/** The mail server of a site: its own, else the installation's. */
export async function serverOf(deps: MailDeps, site: MailSite): Promise<MailServer | undefined> {
  if (!hasServer(deps, site)) return undefined
  const own = site.settings.mail?.hasSmtpUrl
    ? await deps.sites.secretOf?.(site.id, 'smtp')
    : undefined
  if (own) return { url: own, isOwn: true }
  const { mail } = deps.platform.config
  return mail && { url: mail.smtpUrl, isOwn: false }
}
