import { generateOAuthData, type Tokens } from '@vitrine/sdk'
import { isAuthorization, withSessionToken } from '../app/return-path.ts'
import type { RequestContext } from './context.ts'


/**
 * Goes on after a sign-in that happened here, for browsers without scripts: takes the tokens where
 * the hidden frame would, and answers with the path to go to.
 */
export async function finishSignIn(
  context: RequestContext,
  sessionToken: string,
  returnTo: string,
): Promise<string> {
  context.signIn(await memberTokens(context, sessionToken))
  return isAuthorization(returnTo) ? withSessionToken(returnTo, sessionToken) : returnTo
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
