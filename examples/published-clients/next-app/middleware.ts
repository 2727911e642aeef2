import '@vitrine/redirect'
import { createClient, OAuthStrategy } from '@wix/sdk'
import { type NextRequest, NextResponse } from 'next/server'

/** Creates visitor tokens for every new browser. */
export async function middleware(request: NextRequest) {
  const response = NextResponse.next()
  if (request.cookies.has('session')) return response
  const { auth } = createClient({
    auth: OAuthStrategy({ clientId: process.env.NEXT_PUBLIC_CLIENT_ID as string }),
  })
  response.cookies.set('session', JSON.stringify(await auth.generateVisitorTokens()))
  return response
}
