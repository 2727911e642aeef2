import type { Session } from '@vitrine/contract/accounts'
import type { ListedSignIn } from '../oauth/index.ts'

/** A session in the account pages is a sign-in on one device. */
export const encodeSession = (signIn: ListedSignIn, currentId: string | undefined): Session => ({
  id: signIn.id,
  clientName: signIn.clientName,
  userAgent: signIn.userAgent,
  network: signIn.network,
  isCurrent: signIn.id === currentId,
  isByPasskey: signIn.proofs.includes('passkey'),
  createdDate: signIn.createdDate,
  ...(signIn.lastUsedDate ? { lastUsedDate: signIn.lastUsedDate } : {}),
})
