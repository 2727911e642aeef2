import type { LegalLanguage, LegalRegion } from '@vitrine/contract/legal-pages'
import type { FilledValues } from '../fill.ts'
import { american } from './american.ts'
import { british } from './british.ts'
import { european } from './european.ts'
import { german } from './german.ts'
import type { LegalTexts } from './legal-text.ts'

export function textsFor(
  region: LegalRegion,
  language: LegalLanguage,
  values: FilledValues,
): LegalTexts {
  if (region === 'US') return american(values)
  if (region === 'UK') return british(values)
  return language === 'de' ? german(values) : european(values)
}
