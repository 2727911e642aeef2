import type { LegalRegion } from '@vitrine/contract/legal-pages'

/** Whose law fits a country best: that of the EU wherever there are no texts of its own. */
export function regionOf(country: string): LegalRegion {
  if (country === 'US') return 'US'
  return country === 'GB' ? 'UK' : 'EU'
}
