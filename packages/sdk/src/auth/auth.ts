import type { Connection, Exchange } from '../send.ts'

/** Authenticates calls. Created by a strategy for one client. */
export interface Auth {
  /** Headers that identify the caller; renews first where that is needed. */
  readonly authHeaders: () => Promise<Readonly<Record<string, string>>>
  /** After these headers were refused: whether asking again with new ones makes sense. */
  readonly renewAfter?: (refused: Readonly<Record<string, string>>) => Promise<boolean>
  /** Whether the browser sends its cookies along. */
  readonly credentials?: RequestCredentials
}

/** Makes the `auth` of one client out of its connection. */
export type Strategy<A extends Auth = Auth> = (connection: Connection) => A

const UNAUTHENTICATED = 'UNAUTHENTICATED'

/** Adds the caller's headers, and retries once when the token itself was refused. */
export async function withAuth(auth: Auth, exchange: Exchange): Promise<Response> {
  const { credentials } = auth
  const headers = await auth.authHeaders()
  const response = await exchange({ headers, credentials })
  if (response.status !== 401 || !auth.renewAfter) return response
  if (!(await refusesToken(response)) || !(await auth.renewAfter(headers))) return response
  return exchange({ headers: await auth.authHeaders(), credentials })
}

/** A wrong password is answered with 401 too and must not be retried. */
async function refusesToken(response: Response): Promise<boolean> {
  try {
    const body = (await response.clone().json()) as {
      details?: { applicationError?: { code?: unknown } }
    }
    return body.details?.applicationError?.code === UNAUTHENTICATED
  } catch {
    return false
  }
}
