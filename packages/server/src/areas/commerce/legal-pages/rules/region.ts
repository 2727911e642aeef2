import type { LegalRegion } from '@vitrine/contract/legal-pages'

/** The region whose texts suit a country best: the EU by default. */
export function regionOf(country: string): LegalRegion {
  if (country === 'US') return 'US'
  return country === 'GB' ? 'UK' : 'EU'
}
