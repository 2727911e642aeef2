const MOST = 10_000

interface Terms {
  readonly expiresDate?: Date
  readonly downloadLimit?: number
}

/** What was typed as the terms of a grant; empty fields set no limit, a day counts to its end. */
export function readTerms(until: string, limit: string): Terms | 'bad-limit' {
  const text = limit.trim()
  const count = Number(text)
  if (text !== '' && !(Number.isInteger(count) && count >= 1 && count <= MOST)) return 'bad-limit'
  return {
    ...(until !== '' && { expiresDate: new Date(`${until}T23:59:59`) }),
    ...(text !== '' && { downloadLimit: count }),
  }
}
