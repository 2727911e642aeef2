import { generateOAuthData, type Tokens, VitrineError } from '@vitrine/sdk'
import { isAuthorization, withSessionToken } from '../app/return-path.ts'
import type { RequestContext } from './context.ts'

/**
 * Takes the tokens of a sign-in that has passed every gate, and answers with the path to go to, or
 * nothing when they were refused.
 */
export async function finishSignIn(
  context: RequestContext,
  sessionToken: string,
  returnTo: string,
): Promise<string | undefined> {
  const tokens = await memberTokens(context, sessionToken).catch(refused)
  if (!tokens) return undefined
  await endEarlier(context)
  context.signIn(tokens)
  context.kept.drop('step')
  context.kept.put('fresh', { since: String(Date.now()) })
  return isAuthorization(returnTo) ? withSessionToken(returnTo, sessionToken) : returnTo
}

const refused = (error: unknown) => {
  if (error instanceof VitrineError) return undefined
  throw error
}

/** The redirect login, walked by the server itself: the answer is an address it reads, not opens. */
async function memberTokens(context: RequestContext, sessionToken: string): Promise<Tokens> {
  const { auth } = context.newApi()
  const oauthData = await generateOAuthData(`${context.origin}/login`)
  const { authUrl } = await auth.getAuthUrl(oauthData, {
    prompt: 'none',
    responseMode: 'query',
    sessionToken,
  })
  const response = await context.visit(authUrl)
  const { code, state } = auth.parseFromUrl(response.headers.get('location') ?? '', 'query')
  return auth.getMemberTokens(code ?? '', state ?? '', oauthData)
}

/** Whoever signs in again in one browser is there once, not twice. */
async function endEarlier({ session, api }: RequestContext): Promise<void> {
  if (!session.isMember) return
  try {
    const { sessions } = await api.accounts.listMySessions({})
    const current = sessions.find(({ isCurrent }) => isCurrent)
    if (current) await api.accounts.endMySession({ id: current.id })
  } catch (error) {
    // A sign-in that has ended already needs no ending.
    refused(error)
  }
}
