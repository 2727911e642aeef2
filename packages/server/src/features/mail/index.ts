import type { StaffFactorType } from '@vitrine/contract/staff'
import type { StaffRole } from '@vitrine/contract/vocabulary'
import type { JobPayloads, Tasks } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type { MailFacts, MailSites, Order, TemplateName } from './model.ts'
import { clearOldBodies } from './service/clear.ts'
import { createListeners, type Directory } from './service/follow.ts'
import { sendMail } from './service/send.ts'
import { sendTest } from './service/send-test.ts'
import { createServers } from './service/servers.ts'
import type { MailWorld } from './service/world.ts'
import { writeMail } from './service/write.ts'
import { findMail, listMails, type MailFilter } from './store.ts'

export type { MailFacts, Order as MailOrder, SecondFactor } from './model.ts'
export type MailFeature = ReturnType<typeof createMail>

/** What a change of a staff sign-in is told with. */
type StaffFactorNews = Omit<MailFacts['staff-factor-changed'], 'address' | 'factor'>

interface Deps {
  readonly sites: MailSites
  readonly directory: Directory
}

/** Bodies older than two weeks go every night. Names in a crontab carry no dot. */
export const mailCrontab = '17 3 * * * mail:clear'

export function createMail(platform: Platform, { sites, directory }: Deps) {
  const { mode } = platform.config
  const servers = createServers({ letsLoopbackIn: mode !== 'production' })
  const world: MailWorld = { platform, sites, deliver: servers.deliver }
  return {
    /** Writes a mail in the caller's transaction; it is sent after the commit. */
    write: <Name extends TemplateName>(tx: Tx, order: Order<Name>): Promise<void> =>
      writeMail(world, tx, order),
    /** The readable page is for development: elsewhere mail is nobody else's to read. */
    isOpen: mode === 'development',
    list: (tx: Tx, filter: MailFilter) => listMails(tx, filter),
    find: findMail,
    siteName: async (tx: Tx) => (await sites.get(tx.siteId)).settings.name,
    sendTest: (siteId: string, to: string) => sendTest(world, siteId, to),
    ...createListeners(world, directory),
    /** Writes somebody the link that makes them staff. */
    async inviteStaff(
      tx: Tx,
      { to, inviter, ...facts }: { to: string; address: string; role: StaffRole; inviter: string },
    ): Promise<void> {
      const { name: siteName } = (await sites.get(tx.siteId)).settings
      const letter = { siteName, inviter: inviter || siteName, ...facts }
      await writeMail(world, tx, { to, template: 'staff-invitation', facts: letter })
    },
    /** Mails a person of the staff the link to a new password. */
    async recoverStaff(
      tx: Tx,
      { to, ...facts }: { to: string; name: string; address: string },
    ): Promise<void> {
      await writeMail(world, tx, { to, template: 'staff-recovery', facts })
    },
    /** Tells a person of the staff what has changed about their sign-in. */
    tellOfFactor: (
      tx: Tx,
      { to, factor, ...facts }: { to: string; factor: StaffFactorType } & StaffFactorNews,
    ): Promise<void> => {
      const address = `${platform.config.publicUrl}/dashboard/account/security`
      const named = factor === 'PASSKEY' ? 'WEBAUTHN' : factor
      const letter = { ...facts, address, factor: named } as const
      return writeMail(world, tx, { to, template: 'staff-factor-changed', facts: letter })
    },
    tasks: {
      'mail.send': (order, job) => sendMail(world, order, job),
      'mail:clear': () => clearOldBodies(world),
    } satisfies Pick<Tasks<JobPayloads>, 'mail.send' | 'mail:clear'>,
    /** Lets go of the connections to mail servers. */
    close: servers.close,
  }
}
