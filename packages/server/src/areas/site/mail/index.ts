import type { MailLanguage, MailTexts } from '@vitrine/contract/mail-texts'
import type { StaffFactorType } from '@vitrine/contract/staff'
import type { StaffRole } from '@vitrine/contract/vocabulary'
import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import type {
  MailFacts,
  MailRequest,
  MailSites,
  NewMail,
  SavedTexts,
  TemplateName,
} from './model.ts'
import { mailLocaleFor } from './rules/locale.ts'
import { renderEmail } from './rules/render-email.ts'
import { clearOldBodies } from './service/clear-old-bodies.ts'
import { emailSiteFor, type MailDeps, type MailTransport } from './service/deps.ts'
import { createMailListeners, type Directory } from './service/listeners.ts'
import { sendMail } from './service/send.ts'
import { sendTest } from './service/send-test.ts'
import { createMailServers } from './service/servers.ts'
import { writeMail } from './service/write-mail.ts'
import { deleteRehearsed, findMail, listMails, type MailFilter } from './store.ts'

export type { MailFacts, MailRequest, OrderMail, SecondFactor, TemplateName } from './model.ts'
export { escapeHtml, oneLine, severalLines } from './rules/direction.ts'
export { editableMails, placeholderDescriptions, placeOf } from './rules/editable-mails.ts'
export { ourTexts } from './rules/own-texts.ts'
export type { MailTransport } from './service/deps.ts'
export type MailFeature = ReturnType<typeof createMail>

/** Data of a mail about a change of a staff sign-in. */
type StaffFactorChange = Omit<MailFacts['staff-factor-changed'], 'address' | 'factor'>

interface Deps {
  readonly sites: MailSites
  readonly directory: Directory
  readonly texts: SavedTexts
  readonly legalLinks: MailDeps['legalLinks']
  /** Sends instead of the installation's own mail server. */
  readonly transport?: MailTransport | undefined
}

/** Bodies older than two weeks go every night. Names in a crontab carry no dot. */
export const mailCrontab = '17 3 * * * mail:clear'

export function createMail(platform: Platform, { directory, ...given }: Deps) {
  const { sites } = given
  const { mode } = platform.config
  const servers = createMailServers({ allowsLoopback: mode !== 'production' })
  const deps: MailDeps = { ...given, platform, deliver: servers.deliver }
  return {
    /** Writes a mail in the caller's transaction; it is sent after the commit. */
    async write<Name extends TemplateName>(tx: Tx, message: MailRequest<Name>): Promise<void> {
      await writeMail(deps, tx, message)
    },
    /** The same with unsaved texts; returns the result of sending. */
    writeWith: <Name extends TemplateName>(tx: Tx, message: MailRequest<Name>, own: MailTexts) =>
      writeMail(deps, tx, message, own),
    /** A mail as its reader would get it. */
    render: async <Name extends TemplateName>(
      tx: Tx,
      message: MailRequest<Name>,
      own: MailTexts,
    ): Promise<NewMail> => {
      const site = await sites.get(tx.siteId)
      return renderEmail(message, await emailSiteFor(deps, tx, site, message.template), own)
    },
    /** The language of mails to readers whose language is unknown. */
    languageOf: async (tx: Tx): Promise<MailLanguage> =>
      mailLocaleFor((await sites.get(tx.siteId)).settings.locale).language,
    /** The mailbox page is for development: in production mail must not be readable by others. */
    isOpen: mode === 'development',
    list: (tx: Tx, filter: MailFilter) => listMails(tx, filter),
    find: findMail,
    deleteRehearsed,
    siteName: async (tx: Tx) => (await sites.get(tx.siteId)).settings.name,
    sendTest: (siteId: string, to: string) => sendTest(deps, siteId, to),
    ...createMailListeners(deps, directory),
    /** Sends a staff invitation with its link. */
    async inviteStaff(
      tx: Tx,
      { to, inviter, ...facts }: { to: string; address: string; role: StaffRole; inviter: string },
    ): Promise<void> {
      const { name: siteName } = (await sites.get(tx.siteId)).settings
      const templateFacts = { siteName, inviter: inviter || siteName, ...facts }
      await writeMail(deps, tx, { to, template: 'staff-invitation', facts: templateFacts })
    },
    /** Mails a staff member the link for a new password. */
    async recoverStaff(
      tx: Tx,
      { to, ...facts }: { to: string; name: string; address: string },
    ): Promise<void> {
      await writeMail(deps, tx, { to, template: 'staff-recovery', facts })
    },
    /** Notifies a staff member of a change of their sign-in. */
    async notifyOfFactorChange(
      tx: Tx,
      { to, factor, ...facts }: { to: string; factor: StaffFactorType } & StaffFactorChange,
    ): Promise<void> {
      const address = `${platform.config.publicUrl}/dashboard/account/security`
      const mailFactor = factor === 'PASSKEY' ? 'WEBAUTHN' : factor
      const templateFacts = { ...facts, address, factor: mailFactor } as const
      await writeMail(deps, tx, { to, template: 'staff-factor-changed', facts: templateFacts })
    },
    tasks: {
      'mail.send': (message, job) => sendMail(deps, message, job),
      'mail:clear': () => clearOldBodies(deps),
    } satisfies Pick<Tasks<JobPayloads>, 'mail.send' | 'mail:clear'>,
    /** Lets go of the connections to mail servers. */
    close: servers.close,
  }
}
