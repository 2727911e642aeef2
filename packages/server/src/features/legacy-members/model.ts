import type { Platform } from '../../platform/platform.ts'
import type { IdentityFeature, MailPages } from '../identity/index.ts'
import type { MembersFeature, StaffDirectory } from '../members/index.ts'
import type { OAuthFeature } from '../oauth/index.ts'

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

/** Who is meant: one of them is told. */
export interface Who {
  readonly id?: string | null
  readonly email?: string | null
  readonly token?: string | null
}
