const secretKey = /password|secret|verifier|tokens?$|^(code|key|apiKey|smtpUrl)$/i

/** A copy of a call's input in which every text under a telling key reads `(secret)`. */
export function withoutSecrets(value: unknown, isSecret = false): unknown {
  if (typeof value === 'string') return isSecret ? '(secret)' : value
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(one, isSecret))
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      withoutSecrets(one, isSecret || secretKey.test(key)),
    ]),
  )
}
