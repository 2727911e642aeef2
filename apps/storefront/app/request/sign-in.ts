import { generateOAuthData, type Tokens, VitrineError } from '@vitrine/sdk'
import { isAuthorization, withSessionToken } from '../return-path.ts'
import type { RequestContext } from './context.ts'

/**
 * Exchanges the tokens of a completed sign-in for a session and returns the path to continue with;
 * undefined when they were refused.
 */
export async function finishSignIn(
  context: RequestContext,
  sessionToken: string,
  returnTo: string,
): Promise<string | undefined> {
  const tokens = await memberTokens(context, sessionToken).catch(undefinedIfRefused)
  if (!tokens) return undefined
  await endPreviousSession(context)
  context.signIn(tokens)
  context.flowCookies.drop('step')
  context.flowCookies.put('fresh', { since: String(Date.now()) })
  return isAuthorization(returnTo) ? withSessionToken(returnTo, sessionToken) : returnTo
}

const undefinedIfRefused = (error: unknown) => {
  if (error instanceof VitrineError) return undefined
  throw error
}

/**
 * The authorization redirect, followed by the server: it reads the address instead of opening it.
 */
async function memberTokens(context: RequestContext, sessionToken: string): Promise<Tokens> {
  const { auth } = context.newApi()
  const oauthData = await generateOAuthData(`${context.origin}/login`)
  const { authUrl } = await auth.getAuthUrl(oauthData, {
    prompt: 'none',
    responseMode: 'query',
    sessionToken,
  })
  const response = await context.fetchOwnServer(authUrl)
  const { code, state } = auth.parseFromUrl(response.headers.get('location') ?? '', 'query')
  return auth.getMemberTokens(code ?? '', state ?? '', oauthData)
}

/** A repeated sign-in in one browser replaces its session. */
async function endPreviousSession({ session, api }: RequestContext): Promise<void> {
  if (!session.isMember) return
  try {
    const { sessions } = await api.accounts.listMySessions({})
    const current = sessions.find(({ isCurrent }) => isCurrent)
    if (current) await api.accounts.endMySession({ id: current.id })
  } catch (error) {
    // The previous session may have ended already.
    undefinedIfRefused(error)
  }
}
