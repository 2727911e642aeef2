import type { Tx } from '../../../../platform/tx.ts'
import type { Person } from '../model.ts'
import { emailSite, type MailDeps } from './deps.ts'
import { writeMail } from './write-mail.ts'

export interface Owner {
  readonly email: string
  readonly name: string
}

/** Listeners that send mail about events of an account. */
export interface Directory {
  /** A member of the site by id. */
  person(tx: Tx, id: string): Promise<Person | undefined>
  /** The owners of a site, who learn of members that wait for them. */
  owners?(siteId: string): Promise<readonly Owner[]>
}

export interface Change {
  readonly entityId: string
  readonly before?: unknown
  readonly after?: unknown
}

const UNPROVED = 'PENDING_EMAIL_VERIFICATION_REQUIRED'
const NOTICES_PER_HOUR = 6

export function createMailListeners(deps: MailDeps, directory: Directory) {
  async function sendWelcome(tx: Tx, id: string, person: Person): Promise<void> {
    const isWaiting = person.status === 'PENDING'
    const address = await signInOf(tx)
    await writeMail(deps, tx, {
      ...recipientOf(person),
      template: 'welcome',
      facts: { address, isWaiting, name: nameOf(person) },
    })
    if (isWaiting) await notifyOwners(tx, id, person)
  }

  /** Owners learn of a waiting member, but no flood of registrations becomes a flood of mail. */
  async function notifyOwners(tx: Tx, id: string, { email }: Person): Promise<void> {
    const owners = (await directory.owners?.(tx.siteId)) ?? []
    if (owners.length === 0) return
    const bucket = { siteId: tx.siteId, bucket: 'mail-member-waiting', key: '', windowMinutes: 60 }
    if ((await deps.platform.attempts.add(bucket)) > NOTICES_PER_HOUR) return
    const address = `${deps.platform.config.publicUrl}/dashboard/members/${id}`
    for (const { email: to, name } of owners) {
      const facts = { address, member: email, name }
      await writeMail(deps, tx, { to, template: 'member-waiting', facts })
    }
  }

  async function signInOf(tx: Tx): Promise<string> {
    return `${emailSite(deps, await deps.sites.get(tx.siteId)).address}/login`
  }

  return {
    /** The sign-in page of the site's members. */
    signInPage: signInOf,
    /** `identity.registered`: who has to prove the address first is welcomed afterwards. */
    async welcome(tx: Tx, { entityId, after }: Change): Promise<void> {
      const person = after as Person
      if (!isUnproved(person)) await sendWelcome(tx, entityId, person)
    },
    /** `identity.email_verified`. */
    async onEmailVerified(tx: Tx, { entityId, before, after }: Change): Promise<void> {
      if (isUnproved(before as Person)) await sendWelcome(tx, entityId, after as Person)
    },
    /** `identity.status_changed`. */
    async onStatusChanged(tx: Tx, { before, after }: Change): Promise<void> {
      const [previous, current] = [before, after] as (Person | undefined)[]
      if (previous?.status !== 'PENDING' || current?.status !== 'ACTIVE') return
      const facts = { address: await signInOf(tx), name: nameOf(current) }
      await writeMail(deps, tx, { ...recipientOf(current), template: 'approved', facts })
    },
    /** `identity.password_changed`: with the network and browser of the fact, if it has them. */
    async onPasswordChanged(tx: Tx, { entityId, after }: Change): Promise<void> {
      const person = await directory.person(tx, entityId)
      if (!person) return
      const { network, userAgent } = after as { network?: string; userAgent?: string }
      const facts = { at: tx.now, network, userAgent, name: nameOf(person) }
      await writeMail(deps, tx, { ...recipientOf(person), template: 'password-changed', facts })
    },
  }
}

const isUnproved = (person: Person | undefined) => person?.reasons?.includes(UNPROVED) ?? false
const nameOf = ({ profile }: Person) => profile.nickname || profile.firstName || ''
const recipientOf = ({ email, profile }: Person) => ({ to: email, language: profile.language })
