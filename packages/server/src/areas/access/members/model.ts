import type { Member as WireMember } from '@vitrine/contract/members'
import type {
  ActivityStatus,
  MemberStatus,
  PrivacyStatus,
  StaffRole,
} from '@vitrine/contract/vocabulary'
import type { Page } from '../../../platform/db/page-to-sql.ts'
import type { Filter } from '../../../platform/db/query-to-sql.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../../site/events/index.ts'
import type { JobsFeature } from '../../site/jobs/index.ts'
import type { Media } from '../../site/media/index.ts'
import type { IdentityFeature } from '../identity/index.ts'

type WireContact = NonNullable<WireMember['contact']>
export type Picture = NonNullable<NonNullable<WireMember['profile']>['photo']>

/** Contact details without the names, which are columns because lists sort by them. */
export type ContactDetails = Omit<WireContact, 'firstName' | 'lastName' | 'contactId'>

/** Values of the site's custom fields by key; the names of the fields belong to the site. */
export type OwnValues = NonNullable<ContactDetails['customFields']>

export interface Member {
  readonly id: string
  readonly status: MemberStatus
  readonly privacyStatus: PrivacyStatus
  readonly activityStatus: ActivityStatus
  readonly loginEmail: string
  readonly loginEmailVerified: boolean
  readonly contactId: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly nickname: string | null
  readonly slug: string
  readonly title: string | null
  readonly photo: Picture | null
  readonly cover: Picture | null
  readonly contact: ContactDetails
  readonly createdDate: Date
  readonly updatedDate: Date
  readonly lastLoginDate: Date | null
}

/** Changes of a member; absent fields stay unchanged. */
export type MemberPatch = Partial<
  Pick<
    Member,
    | 'privacyStatus'
    | 'firstName'
    | 'lastName'
    | 'nickname'
    | 'title'
    | 'photo'
    | 'cover'
    | 'contact'
  >
>

/** All changeable fields of a member. */
export type MemberChange = MemberPatch &
  Partial<Pick<Member, 'status' | 'activityStatus' | 'slug' | 'loginEmail' | 'loginEmailVerified'>>

/** A member to import from another system, with the preferred slug. */
export interface ImportedMember
  extends Pick<
    Member,
    | 'id'
    | 'status'
    | 'activityStatus'
    | 'loginEmail'
    | 'loginEmailVerified'
    | 'createdDate'
    | 'lastLoginDate'
  > {
  readonly slug: string | undefined
  readonly patch: MemberPatch
}

/** Determines what the caller can see. */
export type Viewer =
  | { readonly kind: 'merchant' }
  | { readonly kind: 'member'; readonly id: string }
  | { readonly kind: 'visitor' }

export interface MemberSearch {
  readonly expression: string
  readonly fields: readonly string[]
}

/** A validated filter and search in domain fields. */
export interface Criteria {
  readonly filter: Filter
  readonly search: MemberSearch | undefined
}

/** A page of members, by offset or by cursor. */
export interface MemberQuery extends Criteria, Page {}

/** What members need from staff: which of these addresses belong to staff of the site. */
export interface StaffDirectory {
  amongStaff(
    tx: Tx,
    emails: readonly string[],
  ): Promise<readonly { readonly id: string; readonly role: StaffRole }[]>
}

/** Dependencies of the services. */
export interface Deps {
  readonly platform: Pick<Platform, 'db' | 'jobs' | 'tokens' | 'work'>
  readonly events: Events
  readonly identity: Pick<
    IdentityFeature,
    'create' | 'changeStatus' | 'remove' | 'hasPassword' | 'find' | 'openSession'
  >
  readonly jobs: Pick<JobsFeature, 'addKind'>
  readonly staff: StaffDirectory
  readonly photos: { readonly store: Media['storePhoto'] }
}
