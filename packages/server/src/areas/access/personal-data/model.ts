import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../../site/events/index.ts'
import type { IdentityFeature } from '../identity/index.ts'
import type { MemberFilesFeature } from '../member-files/index.ts'
import type { MembersFeature } from '../members/index.ts'

/** Values that identify a person in texts, current and former. */
export interface PersonalIdentifiers {
  /** Current and former sign-in addresses, in lower case. */
  readonly loginEmails: readonly string[]
  /** All, in lower case. */
  readonly emails: readonly string[]
  readonly phones: readonly string[]
  readonly names: readonly string[]
}

/** One part of a person's data: rows of one table, without secrets. */
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
  /** The name of the site. */
  readonly siteName: (tx: Tx) => Promise<string>
}

/** Options of an erasure. */
export interface ErasureOptions {
  /** The reason given by staff; members who erase themselves need none. */
  readonly reason?: string
  /** The new owner of the content; by default the owner of the site. */
  readonly contentAssigneeId?: string | null | undefined
}

/** A member who calls for themself. */
export interface CallingMember {
  readonly id: string
  readonly signedInAt: number
}

/** All data that a site has about a person, by topic. */
export interface DataExport {
  readonly site: string
  readonly madeDate: Date
  readonly parts: readonly DataPart[]
}
