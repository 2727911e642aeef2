import { VitrineError } from '@vitrine/sdk'
import { links } from '../links.ts'
import type { RequestContext } from './context.ts'

/** Whether a response indicates that the session has ended: signed out on another device, or blocked. */
export const hasEnded = (
  { session }: Pick<RequestContext, 'session'>,
  { status, code }: Pick<VitrineError, 'status' | 'code'>,
): boolean => session.isMember && (status === 401 || code === 'PERMISSION_DENIED')

/** Ends the session here, and redirects to the server's logout. */
export async function endSession(context: RequestContext): Promise<string> {
  context.signOut()
  for (const name of ['step', 'factor', 'codes', 'fresh'] as const) context.flowCookies.drop(name)
  if (!context.session.isMember) return links.loggedOut()
  try {
    const { logoutUrl } = await context.api.auth.logout(`${context.origin}${links.loggedOut()}`)
    return logoutUrl.startsWith(`${context.origin}/`) ? logoutUrl : links.loggedOut()
  } catch (error) {
    if (error instanceof VitrineError) return links.loggedOut()
    throw error
  }
}
