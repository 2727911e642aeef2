import { Job } from '../jobs/schemas.ts'
import {
  Email,
  Guid,
  Json,
  MapOf,
  Maybe,
  OneOf,
  type Page,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import { MemberAddress, MemberPicture } from '../members/schemas.ts'
import { Reason } from '../reasons/index.ts'
import { activityStatuses, memberStatuses, privacyStatuses } from '../vocabulary/index.ts'

/** `csv`: a table for spreadsheets. `jsonl`: one member a line, as JSON. An import reads both. */
export const memberFileFormats = ['csv', 'jsonl'] as const
export type MemberFileFormat = (typeof memberFileFormats)[number]

/** How existing members, matched by e-mail, are treated: unchanged, or updated from the file. */
export const existingMembers = ['keep', 'update'] as const
export type ExistingMembers = (typeof existingMembers)[number]

/** Largest file that is accepted, in bytes: 2 GiB. */
export const MAX_MEMBER_FILE_BYTES = 2 * 1024 ** 3
/** Largest beginning of a file that a preview reads, in bytes. */
export const MAX_PREVIEW_BYTES = 1024 ** 2
/** Rows that a preview shows. */
export const PREVIEW_ROWS = 20
/** How long the file of an export is stored, in days. */
export const MEMBER_EXPORT_DAYS = 7
/** How long a download address works, in minutes. */
export const MEMBER_EXPORT_ADDRESS_MINUTES = 10

/**
 * One member in a file. Only the e-mail is required; defaults are those of a member added by the merchant. A
 * file never adds another way to sign in to existing members: for them the status, the verification of the
 * address and the dates are ignored, and the password is only used if they have none.
 */
export const MemberLine = Type.Object({
  /** Used unless another member of the site has it. */
  id: Maybe(Guid()),
  email: Email(),
  emailVerified: Maybe(Type.Boolean()),
  /** APPROVED by default. */
  status: Maybe(OneOf(memberStatuses)),
  activityStatus: Maybe(OneOf(activityStatuses)),
  privacyStatus: Maybe(OneOf(privacyStatuses)),
  nickname: Maybe(Text(0, 255)),
  slug: Maybe(Text(1, 255, { pattern: '^[a-zA-Z0-9_-]+$' })),
  title: Maybe(Text(0, 255)),
  firstName: Maybe(Text(0, 100)),
  lastName: Maybe(Text(0, 100)),
  phones: Maybe(Type.Array(Text(1, 50), { maxItems: 50 })),
  emails: Maybe(Type.Array(Email(), { maxItems: 50 })),
  addresses: Maybe(Type.Array(MemberAddress, { maxItems: 50 })),
  /** Calendar day, `YYYY-MM-DD`. */
  birthdate: Maybe(Text(0, 100)),
  company: Maybe(Text(0, 100)),
  jobTitle: Maybe(Text(0, 100)),
  photo: Maybe(MemberPicture),
  cover: Maybe(MemberPicture),
  /** Values of the site's own fields by their keys. */
  customFields: Maybe(MapOf(Json())),
  /** Keys of roles; unknown ones are reported and skipped. */
  roles: Maybe(Type.Array(Text(1, 100), { maxItems: 100 })),
  createdDate: Maybe(Timestamp()),
  lastLoginDate: Maybe(Timestamp()),
  /**
   * A password hash of another system: bcrypt (`$2a$`, `$2b$`, `$2y$`), Argon2 (`$argon2id$`, `$argon2i$`,
   * `$argon2d$`), scrypt (`$scrypt$`, `$fbscrypt$`), PBKDF2 (`$pbkdf2-sha256$`, `pbkdf2_sha256$`). It is
   * replaced at the first sign-in. One that cannot be checked, or takes too long to check, is reported; that
   * member has to set a new password.
   */
  passwordHash: Maybe(Text(0, 1000)),
})
export type MemberLine = Static<typeof MemberLine>
export type MemberLineField = keyof MemberLine

/** An import of members with its progress; `job` is stopped by the calls of jobs. */
export const MemberImport = Type.Object({
  /** The id of its job. */
  id: Guid(),
  fileName: Type.String(),
  format: OneOf(memberFileFormats),
  existing: OneOf(existingMembers),
  bytes: Type.Integer({ maximum: Number.MAX_SAFE_INTEGER }),
  created: Type.Integer(),
  updated: Type.Integer(),
  unchanged: Type.Integer(),
  /** Lines of the report so far. */
  reportCount: Type.Integer(),
  job: Job,
})
export type MemberImport = Static<typeof MemberImport>

/** ERROR: the row was not imported. WARNING: it was, with a part omitted. */
export const memberReportSeverities = ['ERROR', 'WARNING'] as const

/** A problem of one row. Never contains the value: reports outlive members. */
export const MemberReportRow = Type.Object({
  /** Line of the file; the header of a table is line 1. */
  line: Type.Integer(),
  /** Field of the JSON line; absent if the problem concerns the whole row. */
  field: Type.Optional(Type.String()),
  severity: OneOf(memberReportSeverities),
  reason: Type.String(),
  /** `reason` for readers of any language; absent where there is only the text. */
  cause: Type.Optional(Reason),
})
export type MemberReportRow = Static<typeof MemberReportRow>

/** A preview of the beginning of a file. */
export const MemberPreview = Type.Object({
  format: OneOf(memberFileFormats),
  /** The columns of a table, and the fields they are read as; nothing is read from one without. */
  columns: Type.Array(Type.Object({ name: Type.String(), field: Type.Optional(Type.String()) })),
  rows: Type.Array(
    Type.Object({
      line: Type.Integer(),
      /** As it would be imported; the password hash only as the name of its format. */
      member: Json(),
      problems: Type.Array(MemberReportRow),
    }),
  ),
})
export type MemberPreview = Static<typeof MemberPreview>

/** An export of members with its progress. */
export const MemberExport = Type.Object({
  /** The id of its job. */
  id: Guid(),
  /** The name it is downloaded under. */
  fileName: Type.String(),
  format: OneOf(memberFileFormats),
  passwordHashes: Type.Boolean(),
  /** Bytes so far. */
  bytes: Type.Integer({ maximum: Number.MAX_SAFE_INTEGER }),
  job: Job,
  /** When the file is removed; only while there is one. */
  expiresDate: Type.Optional(Timestamp()),
})
export type MemberExport = Static<typeof MemberExport>

export const MemberFile = Type.Unsafe<Page>({ description: 'The bytes of the file' })
