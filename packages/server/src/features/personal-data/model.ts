import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type { Events } from '../events/index.ts'
import type { MemberFilesFeature } from '../member-files/index.ts'
import type { MembersFeature } from '../members/index.ts'

/** By what somebody can be told in texts: everything that was ever known of them. */
export interface Traces {
  /** In lower case. */
  readonly emails: readonly string[]
  readonly phones: readonly string[]
  readonly names: readonly string[]
}

/** A part of what is known of somebody: rows of one table, without secrets. */
export interface Part {
  readonly name: string
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

export interface Deps {
  readonly platform: Pick<Platform, 'sealing'>
  readonly events: Events
  readonly members: Pick<MembersFeature, 'findMany' | 'remove' | 'listFields'>
  readonly memberFiles: Pick<MemberFilesFeature, 'dropExports'>
  /** What the site is called. */
  readonly siteName: (tx: Tx) => Promise<string>
}

/** Everything a site knows of somebody, by what it is about. */
export interface HandOver {
  readonly site: string
  readonly madeDate: Date
  readonly parts: readonly Part[]
}
