import type { Tx } from '../../../platform/tx.ts'
import type { Person } from '../model.ts'
import { letterSite, type MailWorld } from './world.ts'
import { writeMail } from './write.ts'

export interface Owner {
  readonly email: string
  readonly name: string
}

/** Who mail tells of things that happen to somebody. */
export interface Directory {
  /** Somebody of the site by their id. */
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

export function createListeners(world: MailWorld, directory: Directory) {
  async function greet(tx: Tx, id: string, person: Person): Promise<void> {
    const isWaiting = person.status === 'PENDING'
    const address = await signInOf(tx)
    await writeMail(world, tx, {
      ...letterhead(person),
      template: 'welcome',
      facts: { address, isWaiting, name: nameOf(person) },
    })
    if (isWaiting) await tellOwners(tx, id, person)
  }

  /** Owners learn of a waiting member, but no flood of registrations becomes a flood of mail. */
  async function tellOwners(tx: Tx, id: string, { email }: Person): Promise<void> {
    const owners = (await directory.owners?.(tx.siteId)) ?? []
    if (owners.length === 0) return
    const bucket = { siteId: tx.siteId, bucket: 'mail-member-waiting', key: '', windowMinutes: 60 }
    if ((await world.platform.attempts.add(bucket)) > NOTICES_PER_HOUR) return
    const address = `${world.platform.config.publicUrl}/dashboard/members/${id}`
    for (const { email: to, name } of owners) {
      const facts = { address, member: email, name }
      await writeMail(world, tx, { to, template: 'member-waiting', facts })
    }
  }

  async function signInOf(tx: Tx): Promise<string> {
    return `${letterSite(world, await world.sites.get(tx.siteId)).address}/login`
  }

  return {
    /** Where the site's members sign in. */
    signInPage: signInOf,
    /** `identity.registered`: who has to prove the address first is welcomed afterwards. */
    async welcome(tx: Tx, { entityId, after }: Change): Promise<void> {
      const person = after as Person
      if (!isUnproved(person)) await greet(tx, entityId, person)
    },
    /** `identity.email_verified`. */
    async followVerification(tx: Tx, { entityId, before, after }: Change): Promise<void> {
      if (isUnproved(before as Person)) await greet(tx, entityId, after as Person)
    },
    /** `identity.status_changed`. */
    async followStatus(tx: Tx, { before, after }: Change): Promise<void> {
      const [was, is] = [before, after] as (Person | undefined)[]
      if (was?.status !== 'PENDING' || is?.status !== 'ACTIVE') return
      const facts = { address: await signInOf(tx), name: nameOf(is) }
      await writeMail(world, tx, { ...letterhead(is), template: 'approved', facts })
    },
    /** `identity.password_changed`: with the network and browser that the fact tells, if it does. */
    async followPassword(tx: Tx, { entityId, after }: Change): Promise<void> {
      const person = await directory.person(tx, entityId)
      if (!person) return
      const { network, userAgent } = after as { network?: string; userAgent?: string }
      const facts = { at: tx.now, network, userAgent, name: nameOf(person) }
      await writeMail(world, tx, { ...letterhead(person), template: 'password-changed', facts })
    },
  }
}

const isUnproved = (person: Person | undefined) => person?.reasons?.includes(UNPROVED) ?? false
const nameOf = ({ profile }: Person) => profile.nickname || profile.firstName || ''
const letterhead = ({ email, profile }: Person) => ({ to: email, language: profile.language })
