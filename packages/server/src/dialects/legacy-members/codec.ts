import type { IdentityProfile } from '@vitrine/contract/authentication'
import {
  ApprovalAwaited,
  EmailVerificationRequired,
  type LegacyMember,
  SecondFactorRequired,
} from '@vitrine/contract/legacy-members'
import type { MemberStatus, StaffRole } from '@vitrine/contract/vocabulary'
import type { SignIn } from '../../areas/access/identity/index.ts'
import type { Member } from '../../areas/access/members/index.ts'

const statuses: Record<MemberStatus, LegacyMember['status']> = {
  UNKNOWN: 'UNDEFINED_STATUS',
  PENDING: 'APPLICANT',
  APPROVED: 'ACTIVE',
  BLOCKED: 'BLOCKED',
  OFFLINE: 'OFFLINE_ONLY',
}

export function encodeMember(member: Member, role: StaffRole | undefined): LegacyMember {
  const { contact, photo, firstName, lastName, nickname, lastLoginDate } = member
  const name = nickname ?? [firstName, lastName].filter(Boolean).join(' ')
  return {
    id: member.id,
    contactId: member.contactId,
    loginEmail: member.loginEmail,
    emailVerified: member.loginEmailVerified,
    role: role === undefined ? 'MEMBER' : role === 'owner' ? 'OWNER' : 'CONTRIBUTOR',
    status: statuses[member.status],
    profilePrivacyStatus: member.privacyStatus === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE',
    slug: member.slug,
    emails: [...(contact.emails ?? [])],
    phones: [...(contact.phones ?? [])],
    addresses: [...(contact.addresses ?? [])],
    labels: [],
    groups: [],
    customFields: [],
    requireProfileCompletion: false,
    creationDate: member.createdDate,
    lastUpdateDate: member.updatedDate,
    ...(name ? { name } : {}),
    ...(nickname ? { nickname } : {}),
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
    ...(photo?.url ? { picture: pictureOf(photo) } : {}),
    ...(lastLoginDate ? { lastLoginDate } : {}),
  }
}

/** Clients build a URL from the parts, so all three are present. */
const pictureOf = ({ id, url, width, height }: NonNullable<Member['photo']>) => ({
  id: id ?? url ?? '',
  ...(url ? { url } : {}),
  width: width ?? 0,
  height: height ?? 0,
})

interface ContactInfo {
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly picture?: string | null
  readonly emails?: string[] | null
  readonly phones?: string[] | null
  readonly labels?: string[] | null
  readonly language?: string | null
}

/** The submitted profile in the current format. */
export function decodeProfile(
  contactInfo: ContactInfo = {},
  privacy?: string | null,
): IdentityProfile {
  const { firstName, lastName, picture, emails, phones, labels, language } = contactInfo
  const fields = Object.entries({ firstName, lastName, picture, emails, phones, labels, language })
  return {
    ...Object.fromEntries(fields.filter(([, value]) => value !== undefined && value !== null)),
    privacyStatus: privacy === 'PUBLIC' || privacy === 'COMMUNITY' ? 'PUBLIC' : 'PRIVATE',
  }
}

/** The signed-in member. Intermediate states of a sign-in are errors in these calls. */
export function requireSuccess(step: SignIn): { id: string; sessionToken: string } {
  switch (step.state) {
    case 'SUCCESS':
      return { id: step.identity.id, sessionToken: step.sessionToken }
    case 'REQUIRE_OWNER_APPROVAL':
      throw ApprovalAwaited({ memberId: step.identity.id })
    case 'REQUIRE_EMAIL_VERIFICATION':
      throw EmailVerificationRequired({ verificationId: step.stateToken })
    case 'SECOND_FACTOR':
      throw SecondFactorRequired({ stateToken: step.stateToken })
  }
}
