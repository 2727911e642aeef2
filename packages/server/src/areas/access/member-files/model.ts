import type {
  ExistingMembers,
  MemberFileFormat,
  MemberLine,
  memberReportSeverities,
} from '@vitrine/contract/member-files'
import type { Reason } from '@vitrine/contract/reasons'
import type { FileStorage } from '../../../platform/file-storage.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Events } from '../../site/events/index.ts'
import type { Job, JobsFeature, StartJob } from '../../site/jobs/index.ts'
import type { IdentityFeature } from '../identity/index.ts'
import type { MemberRolesFeature } from '../member-roles/index.ts'
import type { MembersFeature } from '../members/index.ts'

/** An error in one row of a file, without its content. */
export interface Problem {
  readonly line: number
  /** Named as in a line of JSON; absent when the whole row is invalid. */
  readonly field?: string
  readonly severity: (typeof memberReportSeverities)[number]
  readonly reason: string
  /** Absent where there is only the text. */
  readonly cause?: Reason
}

/** One row of a file as text and JSON, not validated yet. */
export interface RawRow {
  readonly line: number
  readonly wire: Readonly<Record<string, unknown>>
  readonly problems: readonly Problem[]
}

/** A validated row; with a value when it can be imported. */
export interface Row {
  readonly line: number
  readonly value: MemberLine | undefined
  readonly problems: readonly Problem[]
}

/** The options of an import, stored with its job; contains no personal data. */
export interface ImportInput {
  readonly storageKey: string
  readonly fileName: string
  readonly format: MemberFileFormat
  readonly existing: ExistingMembers
  readonly rows: number
}

export interface ExportInput {
  readonly storageKey: string
  readonly format: MemberFileFormat
  readonly passwordHashes: boolean
}

/** The result of the rows of a batch. */
export interface BatchResult {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly problems: readonly Problem[]
}

/** An import of members. */
export interface MemberImport extends Omit<ImportInput, 'rows'>, Omit<BatchResult, 'problems'> {
  readonly id: string
  readonly bytes: number
  readonly reportCount: number
  readonly job: Job
}

/** An export of members. */
export interface MemberExport extends ExportInput {
  readonly id: string
  readonly fileName: string
  readonly bytes: number
  readonly createdDate: Date
  readonly removedDate: Date | null
  readonly job: Job
}

/** Dependencies of the services. */
export interface ServiceDeps
  extends Pick<Platform, 'clock' | 'db' | 'logger' | 'work'>,
    Pick<Deps, 'events' | 'identity' | 'members' | 'roles' | 'jobs'> {
  readonly uploads: FileStorage
  readonly files: FileStorage
  readonly publicUrl: string
  /** Signs download addresses. */
  readonly key: string
}

export interface Deps {
  readonly events: Events
  readonly jobs: Pick<JobsFeature, 'addKind' | 'get' | 'cancel' | 'lockAll' | 'revise'>
  readonly identity: Pick<
    IdentityFeature,
    'createMany' | 'setPasswords' | 'findPasswords' | 'findExisting'
  >
  readonly members: Pick<
    MembersFeature,
    | 'createMany'
    | 'findMany'
    | 'findManyToChange'
    | 'pageIds'
    | 'countAll'
    | 'patchFrom'
    | 'save'
    | 'listFields'
  >
  readonly roles: Pick<MemberRolesFeature, 'list' | 'assignMany' | 'keysOf'>
}

/** Starts the two kinds of jobs. */
export interface Starters {
  readonly import: StartJob<ImportInput>
  readonly export: StartJob<ExportInput>
}

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'member_exports:prune': Record<string, unknown>
  }
}
