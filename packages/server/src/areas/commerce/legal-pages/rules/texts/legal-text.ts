import type { LegalKind } from '@vitrine/contract/pages'

/** A page: sections of a heading, which may be empty, and HTML. */
export interface LegalText {
  readonly title: string
  readonly slug: string
  readonly description: string
  readonly sections: readonly (readonly [heading: string, html: string])[]
}

/** The texts of one region in one language; the United States have no right of withdrawal. */
export type LegalTexts = Partial<Record<LegalKind, LegalText>>
