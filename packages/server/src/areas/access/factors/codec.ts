import type {
  Approval as WireApproval,
  Factor as WireFactor,
  Passkey as WirePasskey,
} from '@vitrine/contract/factors'
import type { Static } from '@vitrine/contract/kit'
import type { Approval, Factor, Passkey } from './model.ts'

export const encodeFactor = (factor: Factor, hint?: string): Static<typeof WireFactor> => ({
  factorId: factor.id,
  type: factor.type,
  status: factor.status,
  createdDate: factor.createdDate,
  ...(factor.lastUsedDate ? { lastUsedDate: factor.lastUsedDate } : {}),
  ...(hint === undefined ? {} : { hint }),
})

export const encodePasskey = (passkey: Passkey): Static<typeof WirePasskey> => ({
  passkeyId: passkey.id,
  name: passkey.name,
  host: passkey.rpId,
  isSynced: passkey.isSynced,
  isBackedUp: passkey.isBackedUp,
  createdDate: passkey.createdDate,
  ...(passkey.lastUsedDate ? { lastUsedDate: passkey.lastUsedDate } : {}),
})

/** Only the sign-in itself shows the number. */
export const encodeApproval = (approval: Approval): WireApproval => ({
  id: approval.id,
  createdDate: approval.createdDate,
  expiresDate: approval.expiresDate,
  userAgent: approval.userAgent,
  network: approval.network,
})
