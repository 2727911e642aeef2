import type { Platform } from '../../../platform/platform.ts'
import type { MailSite, MailSites } from '../model.ts'
import { addressOf } from '../rules/sender.ts'
import type { LetterSite } from '../rules/write-letter.ts'
import type { Deliver, MailServer } from './servers.ts'

/** What the verbs stand on. */
export interface MailWorld {
  readonly platform: Platform
  readonly sites: MailSites
  readonly deliver: Deliver
}

export const letterSite = ({ platform }: MailWorld, site: MailSite): LetterSite => ({
  settings: site.settings,
  address: addressOf(site, platform.config.publicUrl),
})

/** Whether mail of a site goes out; a demonstration writes to nobody. */
export const hasServer = ({ platform }: MailWorld, { state, settings }: MailSite): boolean =>
  state !== 'DEMO' && (settings.mail?.hasSmtpUrl === true || platform.config.mail !== undefined)

/** The mail server of a site: its own, else the installation's. */
export async function serverOf(world: MailWorld, site: MailSite): Promise<MailServer | undefined> {
  if (!hasServer(world, site)) return undefined
  const own = site.settings.mail?.hasSmtpUrl
    ? await world.sites.secretOf?.(site.id, 'smtp')
    : undefined
  if (own) return { url: own, isOwn: true }
  const { mail } = world.platform.config
  return mail && { url: mail.smtpUrl, isOwn: false }
}
