import type { AuthorizeRequest } from '../model.ts'

/** The path of an authorization request on this site, without the session token that was tried. */
export function ownPathOf({ sessionToken: _, ...request }: Partial<AuthorizeRequest>): string {
  const parameters = Object.entries(request).filter(([, value]) => value !== '')
  return `/_api/oauth2/authorize?${new URLSearchParams(parameters)}`
}
