import type { Member as WireMember } from '@vitrine/contract/members'
import type { ActivityStatus, MemberStatus, PrivacyStatus } from '@vitrine/contract/vocabulary'
import type { Filter } from '../../platform/db/query-to-sql.ts'
import type { Events } from '../events/index.ts'
import type { IdentityFeature } from '../identity/index.ts'

type WireContact = NonNullable<WireMember['contact']>
export type Picture = NonNullable<NonNullable<WireMember['profile']>['photo']>

/** How to reach a member, beside the names, which are columns because lists sort by them. */
export type ContactDetails = Omit<WireContact, 'firstName' | 'lastName'>

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

/** Fields to change; absent ones stay. */
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

/** Who looks, as far as it decides what they see. */
export type Viewer =
  | { readonly kind: 'merchant' }
  | { readonly kind: 'member'; readonly id: string }
  | { readonly kind: 'visitor' }

export interface MemberSearch {
  readonly expression: string
  readonly fields: readonly string[]
}

/** A page of members: filter and sort in domain fields, checked. */
export interface MemberQuery {
  readonly filter: Filter
  readonly search: MemberSearch | undefined
  readonly sort: readonly { readonly field: string; readonly descending: boolean }[]
  readonly limit: number
  readonly offset: number
}

export interface MemberPage {
  readonly members: readonly Member[]
  readonly total: number
  readonly offset: number
}

/** What the verbs stand on. */
export interface Deps {
  readonly events: Events
  readonly identity: IdentityFeature
}
