import type { Factor as WireFactor } from '@vitrine/contract/factors'
import type { Static } from '@vitrine/contract/kit'
import type { Factor } from './model.ts'

export const encodeFactor = (factor: Factor): Static<typeof WireFactor> => ({
  factorId: factor.id,
  type: factor.type,
  status: factor.status,
  createdDate: factor.createdDate,
  ...(factor.lastUsedDate ? { lastUsedDate: factor.lastUsedDate } : {}),
})
