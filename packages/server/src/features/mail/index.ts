import type { JobPayloads, Tasks } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import { welcomeMail } from './rules.ts'
import { type MailWorld, sendMail, smtpDelivery, writeMail } from './service.ts'
import { listMails } from './store.ts'

export type MailFeature = ReturnType<typeof createMail>

interface Sites {
  get(
    id: string,
  ): Promise<{ readonly settings: { readonly name: string; readonly locale: string } }>
}
interface Registered {
  readonly email: string
  readonly status: string
  readonly profile: { readonly nickname?: string | null; readonly firstName?: string | null }
}

export function createMail(platform: Platform, { sites }: { sites: Sites }) {
  const { config, jobs, work } = platform
  const deliver = config.mail ? smtpDelivery(config.mail.smtpUrl, config.mail.from) : undefined
  const world: MailWorld = { jobs, work, deliver }
  return {
    /** The readable page is for development: elsewhere mail is nobody else's to read. */
    isOpen: config.mode === 'development',
    list: (tx: Tx) => listMails(tx),
    /** Listens to `identity.registered`. */
    async welcome(tx: Tx, { after }: { readonly after?: unknown }): Promise<void> {
      const { email, status, profile } = after as Registered
      const { name: shop, locale } = (await sites.get(tx.siteId)).settings
      const name = profile.nickname ?? profile.firstName ?? ''
      const isWaiting = status === 'PENDING'
      const address = `${config.publicUrl}/login`
      await writeMail(world, tx, welcomeMail({ to: email, name, shop, locale, address, isWaiting }))
    },
    tasks: {
      'mail.send': (payload) => sendMail(world, payload),
    } satisfies Pick<Tasks<JobPayloads>, 'mail.send'>,
  }
}
