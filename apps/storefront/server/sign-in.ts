import { generateOAuthData, type Tokens, VitrineError } from '@vitrine/sdk'
import { isAuthorization, withSessionToken } from '../app/return-path.ts'
import type { RequestContext } from './context.ts'

/**
 * Goes on after a sign-in that happened here, for browsers without scripts: takes the tokens where
 * the hidden frame would, and answers with the path to go to, or nothing when they were refused.
 */
export async function finishSignIn(
  context: RequestContext,
  sessionToken: string,
  returnTo: string,
): Promise<string | undefined> {
  const tokens = await memberTokens(context, sessionToken).catch(refused)
  if (!tokens) return undefined
  context.signIn(tokens)
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
