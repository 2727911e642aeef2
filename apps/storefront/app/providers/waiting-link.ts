import { VitrineError } from '@vitrine/sdk'
import type { RequestContext } from '../../server/context.ts'

/**
 * Links the provider that somebody came by, once they have signed in to the account with its address. Who
 * signs in to another account, or too late, is signed in all the same.
 */
export async function completeLink(
  { kept, newApi }: Pick<RequestContext, 'kept' | 'newApi'>,
  sessionToken: string,
): Promise<void> {
  const linkToken = kept.get('link')?.token
  if (!linkToken) return
  kept.drop('link')
  try {
    await newApi().identityProviders.confirmLink({ linkToken, sessionToken })
  } catch (error) {
    if (!(error instanceof VitrineError) || error.kind === 'system') throw error
  }
}
