import { DownloadsUsedUp, FileGrantExpired, FileNotGranted } from '@vitrine/contract/digital-files'
import { violation } from '@vitrine/contract/kit'
import type { Grant, Terms } from '../model.ts'

/** Throws when a member may not have the files of a product at this moment. */
export function checkGrant<G extends Grant>(grant: G | undefined, now: Date): asserts grant is G {
  if (!grant) throw FileNotGranted()
  const { expiresDate } = grant
  if (expiresDate && expiresDate <= now) throw FileGrantExpired({ expiresDate })
}

/** Throws when nothing is left of the downloads a grant allows. */
export function checkDownloads({ downloadLimit, downloads }: Grant): void {
  if (downloadLimit !== null && downloads >= downloadLimit) throw DownloadsUsedUp({ downloadLimit })
}

export function checkTerms({ expiresDate }: Terms, now: Date): void {
  if (!expiresDate || expiresDate > now) return
  throw violation('expiresDate', 'VALIDATION', 'must be in the future; leave it out for ever')
}
