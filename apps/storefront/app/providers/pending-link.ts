import { VitrineError } from '@vitrine/sdk'
import type { RequestContext } from '../request/context.ts'

/**
 * Links the provider that the visitor came from, after a sign-in to the account with its address.
 * With another account, or after the time limit, the sign-in succeeds without a link.
 */
export async function completePendingLink(
  { flowCookies, newApi }: Pick<RequestContext, 'flowCookies' | 'newApi'>,
  sessionToken: string,
): Promise<void> {
  const linkToken = flowCookies.get('link')?.token
  if (!linkToken) return
  flowCookies.drop('link')
  try {
    await newApi().identityProviders.confirmLink({ linkToken, sessionToken })
  } catch (error) {
    if (!(error instanceof VitrineError) || error.kind === 'system') throw error
  }
}
