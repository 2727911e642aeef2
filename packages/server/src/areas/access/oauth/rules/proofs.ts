/** Authentication context values of a sign-in (OpenID Connect Core §2, `acr`). */
export const acrValues = ['urn:vitrine:one-factor', 'urn:vitrine:two-factors'] as const

const methods: Record<string, string> = {
  password: 'pwd',
  email: 'otp',
  second_factor: 'otp',
  // The device has the key, and its owner was there to open it.
  passkey: 'pop',
}

/** The proofs of a sign-in as `amr` (RFC 8176) and `acr`; nothing where a server vouched for the member. */
export function strengthOf(proofs: readonly string[]): { amr?: string[]; acr?: string } {
  if (proofs.length === 0) return {}
  const hasTwo = proofs.includes('second_factor')
  const isPasskey = proofs.includes('passkey')
  const named = proofs
    .map((proof) => (isPasskey && proof === 'second_factor' ? 'user' : methods[proof]))
    .filter((one) => one !== undefined)
  const amr = [...new Set([...named, ...(hasTwo ? ['mfa'] : [])])]
  return { amr, acr: acrValues[hasTwo ? 1 : 0] }
}
