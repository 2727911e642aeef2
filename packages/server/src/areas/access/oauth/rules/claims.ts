import type { MemberClaims } from '@vitrine/contract/oauth'
import type { Identity } from '../../identity/index.ts'

type Claims = Omit<MemberClaims, 'sub'>

/** The claims of each scope (OpenID Connect Core §5.4). */
const claimsByScope: Record<string, (identity: Identity) => Claims> = {
  profile: profileOf,
  email: ({ email, emailVerified }) => ({ email, email_verified: emailVerified }),
  phone: ({ profile }) => {
    const [first] = profile.phonesV2 ?? []
    const number = first ? `${first.countryCode ?? ''}${first.phone}` : profile.phones?.[0]
    return number ? { phone_number: number } : {}
  },
  address: addressOf,
}

export const claimNames = [
  'sub',
  'name',
  'given_name',
  'family_name',
  'nickname',
  'picture',
  'birthdate',
  'locale',
  'updated_at',
  'email',
  'email_verified',
  'phone_number',
  'address',
  'iss',
  'aud',
  'exp',
  'iat',
  'auth_time',
  'nonce',
  'acr',
  'amr',
  'at_hash',
  'sid',
]

/** The claims about a member that these scopes allow. */
export const claimsOf = (identity: Identity, scope: readonly string[]): MemberClaims =>
  Object.assign(
    { sub: identity.id },
    ...scope.map((scopeName) => claimsByScope[scopeName]?.(identity) ?? {}),
  )

/** For the site's own websites. */
export const allClaims = (identity: Identity): MemberClaims =>
  claimsOf(identity, Object.keys(claimsByScope))

function profileOf({ profile, updatedDate }: Identity): Claims {
  const { firstName, lastName, nickname, picture, language, birthdate } = profile
  const name = [firstName, lastName].filter(Boolean).join(' ') || nickname
  return {
    ...(name ? { name } : {}),
    ...(firstName ? { given_name: firstName } : {}),
    ...(lastName ? { family_name: lastName } : {}),
    ...(nickname ? { nickname } : {}),
    ...(picture ? { picture } : {}),
    ...(birthdate ? { birthdate } : {}),
    ...(language ? { locale: language } : {}),
    updated_at: Math.floor(updatedDate.getTime() / 1000),
  }
}

function addressOf({ profile }: Identity): Claims {
  const address = profile.addresses?.[0]?.address
  if (!address) return {}
  const { number, name } = address.streetAddress ?? {}
  const street = address.addressLine || [number, name].filter(Boolean).join(' ')
  const parts = {
    formatted: address.formattedAddress,
    street_address: [street, address.addressLine2].filter(Boolean).join('\n'),
    locality: address.city,
    region: address.subdivision,
    postal_code: address.postalCode,
    country: address.country,
  }
  const known = Object.entries(parts).filter(([, value]) => value)
  return known.length > 0 ? { address: Object.fromEntries(known) } : {}
}
