const MAX_DOWNLOADS = 10_000

interface GrantTerms {
  readonly expiresDate?: Date
  readonly downloadLimit?: number
}

/** What was typed as the terms of a grant; empty fields set no limit, a day counts to its end. */
export function parseGrantTerms(until: string, limit: string): GrantTerms | 'bad-limit' {
  const text = limit.trim()
  const count = Number(text)
  if (text !== '' && !(Number.isInteger(count) && count >= 1 && count <= MAX_DOWNLOADS))
    return 'bad-limit'
  return {
    ...(until !== '' && { expiresDate: new Date(`${until}T23:59:59`) }),
    ...(text !== '' && { downloadLimit: count }),
  }
}
