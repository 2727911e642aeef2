import type { Tx } from '../../../platform/tx.ts'
import { createLegalPages as createPages } from './service/create-pages.ts'
import type { LegalPagesDeps } from './service/deps.ts'
import { fillPage } from './service/fill-page.ts'
import { suggestTexts } from './service/suggest-texts.ts'

export type { LegalPagesDeps } from './service/deps.ts'

export type LegalPagesFeature = ReturnType<typeof createLegalPages>

/** Drafts of legal pages. */
export const createLegalPages = (deps: LegalPagesDeps) => ({
  /** Which there are, and which texts fit the shop. */
  read: (tx: Tx) => suggestTexts(tx, deps),
  create: (tx: Tx, chosen: Parameters<typeof createPages>[2]) => createPages(tx, deps, chosen),
  fill: (tx: Tx, which: Parameters<typeof fillPage>[2]) => fillPage(tx, deps, which),
})
