import type { RedirectSession } from '@vitrine/contract/redirects'
import type { Made } from './model.ts'

export function encodeRedirectSession(made: Made): RedirectSession {
  const endpoint = `${made.siteUrl}${made.path}`
  const query = new URLSearchParams(made.parameters).toString()
  return {
    id: made.id,
    fullUrl: query ? `${endpoint}?${query}` : endpoint,
    urlDetails: { endpoint, searchParams: { ...made.parameters } },
    sessionToken: made.sessionToken,
    shortUrl: '',
  }
}
