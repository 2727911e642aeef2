import type { IdentityFeature, MailPages } from '../../areas/access/identity/index.ts'
import type { MembersFeature, StaffDirectory } from '../../areas/access/members/index.ts'
import type { OAuthFeature } from '../../areas/access/oauth/index.ts'

export interface Deps {
  readonly identity: Pick<
    IdentityFeature,
    'register' | 'login' | 'findIdOf' | 'changeEmail' | 'askForRecovery'
  >
  readonly members: Pick<
    MembersFeature,
    'get' | 'moderate' | 'issueApprovalToken' | 'memberOfApproval' | 'approveAndSignIn'
  >
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
