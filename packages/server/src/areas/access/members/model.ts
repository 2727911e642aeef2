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

/** How to reach a member, beside the names, which are columns because lists sort by them. */
export type ContactDetails = Omit<WireContact, 'firstName' | 'lastName' | 'contactId'>

/** Values of the site's own fields by their keys. Names are the site's and not kept here. */
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

/** What people change about a member; absent fields stay. */
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

/** Everything about a member that can change. */
export type MemberChange = MemberPatch &
  Partial<Pick<Member, 'status' | 'activityStatus' | 'slug' | 'loginEmail' | 'loginEmailVerified'>>

/** A member on its way in from another system, with the address name it would like to have. */
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

/** Who looks, as far as it decides what they see. */
export type Viewer =
  | { readonly kind: 'merchant' }
  | { readonly kind: 'member'; readonly id: string }
  | { readonly kind: 'visitor' }

export interface MemberSearch {
  readonly expression: string
  readonly fields: readonly string[]
}

/** Which members are meant: filter and search in domain fields, checked. */
export interface Criteria {
  readonly filter: Filter
  readonly search: MemberSearch | undefined
}

/** A page of members: those behind a number of others, or those next to a place. */
export interface MemberQuery extends Criteria, Page {}

/** What members ask of the staff: who of these addresses runs the site. */
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
