import { legalKindOf, PageNotFound } from '@vitrine/contract/pages'
import type { Tx } from '../../../../platform/tx.ts'
import { fillDraft, languageOfDraft } from '../rules/fill.ts'
import type { LegalPagesDeps } from './deps.ts'
import { knownValues } from './known-values.ts'

interface Which {
  readonly id: string
  readonly revision: number
  readonly baseUrl: string
}

/** Fills currently known data into the draft of a legal page. */
export async function fillPage(tx: Tx, deps: LegalPagesDeps, { id, revision, baseUrl }: Which) {
  if (legalKindOf(id) === undefined) throw PageNotFound({ id })
  const { draft } = await deps.sitePages.get(tx, id)
  const values = await knownValues(tx, deps, { language: languageOfDraft(draft), baseUrl })
  return deps.sitePages.save(tx, { id, revision, draft: fillDraft(draft, values) })
}
