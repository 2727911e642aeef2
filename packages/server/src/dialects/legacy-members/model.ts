import type { IdentityFeature, MailPages } from '../../areas/access/identity/index.ts'
import type { MembersFeature, StaffDirectory } from '../../areas/access/members/index.ts'
import type { OAuthFeature } from '../../areas/access/oauth/index.ts'
import type { Platform } from '../../platform/platform.ts'

export interface Deps {
  readonly platform: Pick<Platform, 'tokens' | 'clock'>
  readonly identity: Pick<
    IdentityFeature,
    'register' | 'login' | 'find' | 'findIdOf' | 'changeEmail' | 'openSession' | 'askForRecovery'
  >
  readonly members: Pick<MembersFeature, 'get' | 'moderate'>
  readonly oauth: Pick<OAuthFeature, 'endSignInsOf'>
  readonly staff: StaffDirectory
  readonly pages: MailPages
}

/** Selects a member by exactly one of these. */
export interface MemberSelector {
  readonly id?: string | null
  readonly email?: string | null
  readonly token?: string | null
}
