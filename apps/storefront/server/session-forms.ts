import { type Tokens, VitrineError } from '@vitrine/sdk'
import { links } from '../app/links.ts'
import type { RequestContext } from './context.ts'
import { answerHeaders } from './security.ts'

/** A custom header: no form of another website can send it. */
const proofHeader = 'x-vitrine-session'
const longestBody = 20_000

/** Puts the tokens of a sign-in that happened in the browser into the cookie, once they are proven. */
export async function keepSession(context: RequestContext): Promise<Response> {
  const { request } = context
  const tokens = request.headers.get(proofHeader) === '1' ? await readTokens(request) : undefined
  if (!tokens) return answer(400, 'POST the tokens of a member as JSON, with x-vitrine-session: 1')
  const member = context.newApi()
  member.auth.setTokens(tokens)
  try {
    await member.members.getCurrentMember()
  } catch (error) {
    if (error instanceof VitrineError && error.status && error.status < 500) {
      return answer(403, 'These tokens are not a member’s')
    }
    throw error
  }
  context.signIn(member.auth.getTokens())
  return answer(200, 'signed in', context.cookies())
}

/** Ends the session here, and leads to where the server ends it too. */
export async function endSession(context: RequestContext): Promise<string> {
  context.signOut()
  if (!context.session.isMember) return links.home()
  try {
    const { logoutUrl } = await context.api.auth.logout(`${context.origin}${links.home()}`)
    return logoutUrl.startsWith(`${context.origin}/`) ? logoutUrl : links.home()
  } catch (error) {
    if (error instanceof VitrineError) return links.home()
    throw error
  }
}

async function readTokens(request: Request): Promise<Tokens | undefined> {
  const text = await request.text()
  if (text.length > longestBody) return undefined
  try {
    const { accessToken, refreshToken } = JSON.parse(text) as Partial<Tokens>
    const isMember =
      typeof accessToken?.value === 'string' &&
      typeof accessToken.expiresAt === 'number' &&
      typeof refreshToken?.value === 'string' &&
      refreshToken.role === 'member'
    return isMember ? { accessToken, refreshToken } : undefined
  } catch {
    return undefined
  }
}

function answer(status: number, message: string, cookies: readonly string[] = []) {
  const headers = new Headers({ ...answerHeaders, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return Response.json({ message }, { status, headers })
}
