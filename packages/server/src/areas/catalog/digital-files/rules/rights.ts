import { DownloadsUsedUp, FileGrantExpired, FileNotGranted } from '@vitrine/contract/digital-files'
import { violation } from '@vitrine/contract/kit'
import type { Grant, GrantTerms } from '../model.ts'

/** Throws when the member's grant is missing, not yet valid or expired. */
export function checkGrant<G extends Grant>(grant: G | undefined, now: Date): asserts grant is G {
  if (!grant) throw FileNotGranted()
  const { expiresDate } = grant
  if (expiresDate && expiresDate <= now) throw FileGrantExpired({ expiresDate })
}

/** Throws when the download limit of a grant is reached. */
export function checkDownloads({ downloadLimit, downloads }: Grant): void {
  if (downloadLimit !== null && downloads >= downloadLimit) throw DownloadsUsedUp({ downloadLimit })
}

export function checkTerms({ expiresDate }: GrantTerms, now: Date): void {
  if (!expiresDate || expiresDate > now) return
  throw violation('expiresDate', 'VALIDATION', 'must be in the future; omit it for no expiry')
}
