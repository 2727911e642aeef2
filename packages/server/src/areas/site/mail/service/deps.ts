import type { Platform } from '../../../../platform/platform.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Envelope, MailSite, MailSites, NewMail, SavedTexts, TemplateName } from '../model.ts'
import type { LegalLink } from '../rules/email.ts'
import type { EmailSite } from '../rules/render-email.ts'
import { addressOf, envelopeOf } from '../rules/sender.ts'
import { isForShoppers } from '../rules/templates/index.ts'
import type { Deliver, MailServer } from './servers.ts'

/** Dependencies of the operations. */
export interface MailDeps {
  readonly platform: Platform
  readonly sites: MailSites
  /** The texts of the merchant's. */
  readonly texts: SavedTexts
  /** Legal pages linked below mails to shoppers, with addresses of the site; at most two statements. */
  readonly legalLinks: (tx: Tx, address: string) => Promise<readonly LegalLink[]>
  readonly deliver: Deliver
  /** Sends instead of the installation's own server. */
  readonly transport?: MailTransport | undefined
}

/** A transport for mail of the installation other than a mail server. */
export interface MailTransport {
  /** For messages about failures. */
  readonly name: string
  readonly from: string
  send(siteId: string, envelope: Envelope, mail: NewMail): Promise<void>
}

export const emailSite = ({ platform }: MailDeps, site: MailSite): EmailSite => ({
  settings: site.settings,
  address: addressOf(site, platform.config.publicUrl),
})

/** The site with the legal pages linked in its mails. */
export async function emailSiteFor(
  deps: MailDeps,
  tx: Tx,
  site: MailSite,
  template: TemplateName,
): Promise<EmailSite> {
  const plain = emailSite(deps, site)
  if (!isForShoppers(template)) return plain
  return { ...plain, legalLinks: await deps.legalLinks(tx, plain.address) }
}

/** Whether mail of a site is sent; demonstration sites send none. */
export const hasServer = (
  { platform, transport }: MailDeps,
  { state, settings }: MailSite,
): boolean =>
  state !== 'DEMO' &&
  (settings.mail?.hasSmtpUrl === true ||
    transport !== undefined ||
    platform.config.mail !== undefined)

/** The mail server of a site: its own, else the installation's. */
export async function serverOf(deps: MailDeps, site: MailSite): Promise<MailServer | undefined> {
  if (!hasServer(deps, site)) return undefined
  const own = site.settings.mail?.hasSmtpUrl
    ? await deps.sites.secretOf?.(site.id, 'smtp')
    : undefined
  if (own) return { url: own, isOwn: true }
  if (deps.transport) return { url: transportUrl(deps.transport), isOwn: false }
  const { mail } = deps.platform.config
  return mail && { url: mail.smtpUrl, isOwn: false }
}

const transportUrl = ({ name }: MailTransport) => `plugin://${name}`

/**
 * The envelope of a site for a server, and a function that sends a mail and returns the server's response.
 */
export function outgoing(deps: MailDeps, site: MailSite, server: MailServer) {
  const { transport, platform } = deps
  const isTransport = transport && !server.isOwn
  const sender = isTransport ? { smtpUrl: server.url, from: transport.from } : platform.config.mail
  const envelope = envelopeOf(site, server, sender)
  return {
    envelope,
    async deliver(mail: NewMail): Promise<string> {
      const addressed = mail.replyTo ? { ...envelope, replyTo: mail.replyTo } : envelope
      if (!isTransport) return deps.deliver(server, addressed, mail)
      await transport.send(site.id, addressed, mail)
      return ''
    },
  }
}
