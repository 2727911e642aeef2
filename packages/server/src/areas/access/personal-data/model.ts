import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../../site/events/index.ts'
import type { IdentityFeature } from '../identity/index.ts'
import type { MemberFilesFeature } from '../member-files/index.ts'
import type { MembersFeature } from '../members/index.ts'

/** What identifies somebody in texts: everything that was ever known of them. */
export interface PersonalIdentifiers {
  /** Those that they signed in with, in lower case. */
  readonly loginEmails: readonly string[]
  /** All, in lower case. */
  readonly emails: readonly string[]
  readonly phones: readonly string[]
  readonly names: readonly string[]
}

/** A part of what is known of somebody: rows of one table, without secrets. */
export interface DataPart {
  readonly name: string
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

export interface Deps {
  readonly platform: Pick<Platform, 'sealing'>
  readonly events: Events
  readonly identity: Pick<IdentityFeature, 'requireRecentProof'>
  readonly members: Pick<MembersFeature, 'findMany' | 'remove' | 'listFields'>
  readonly memberFiles: Pick<MemberFilesFeature, 'dropExports' | 'holdImports'>
  /** What the site is called. */
  readonly siteName: (tx: Tx) => Promise<string>
}

/** How somebody is let go. */
export interface ErasureOptions {
  /** The reason of the staff; a member who asks for themself needs none. */
  readonly reason?: string
  /** Who gets what they have written; the owner of the site when nobody is named. */
  readonly contentAssigneeId?: string | null | undefined
}

/** A member who calls for themself. */
export interface CallingMember {
  readonly id: string
  readonly signedInAt: number
}

/** Everything a site knows of somebody, by what it is about. */
export interface DataExport {
  readonly site: string
  readonly madeDate: Date
  readonly parts: readonly DataPart[]
}
