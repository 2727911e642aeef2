import type { LegalLanguage, LegalRegion } from '@vitrine/contract/legal-pages'
import type { LegalKind } from '@vitrine/contract/pages'
import type { FilledValues } from '../fill.ts'
import { american } from './american.ts'
import { british } from './british.ts'
import { european } from './european.ts'
import { german } from './german.ts'

/** A page: sections of a heading, which may be empty, and HTML. */
export interface LegalText {
  readonly title: string
  readonly slug: string
  readonly description: string
  readonly sections: readonly (readonly [heading: string, html: string])[]
}

/** The texts of one place in one language; the United States know no right to withdraw. */
export type LegalTexts = Partial<Record<LegalKind, LegalText>>

export function textsFor(
  region: LegalRegion,
  language: LegalLanguage,
  values: FilledValues,
): LegalTexts {
  if (region === 'US') return american(values)
  if (region === 'UK') return british(values)
  return language === 'de' ? german(values) : european(values)
}
