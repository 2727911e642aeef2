import type { PageContent } from '@vitrine/contract/pages'
import type { Tx } from '../../../../platform/tx.ts'
import {
  type Conflict,
  conflictsOf,
  type FactToUndo,
  type Fields,
  sorted,
  type UndoState,
  undoEntityFacts,
} from '../../undo/index.ts'
import type { Page, PagesDeps } from '../model.ts'
import { untouchedHome } from '../rules/default-home.ts'
import { factOf, kindOf } from '../rules/page.ts'
import { findPages, findUse, lockPages } from '../store/pages.ts'
import { deletePage, write } from './change-pages.ts'

const kind = {
  type: 'page',
  fieldsOf: ({ slug, draft, published, articleDate, ...dates }: Fields): Fields => ({
    slug: slug ?? null,
    draft,
    published: published ?? null,
    publishDate: dates.publishDate ?? null,
    publishedDate: dates.publishedDate ?? null,
    articleDate: articleDate ?? null,
  }),
} as const

/** Reverts changes of pages, newest first; a deleted page is restored with its id. */
export async function undoPages(
  tx: Tx,
  deps: Pick<PagesDeps, 'events' | 'media'>,
  facts: readonly FactToUndo[],
): Promise<readonly Conflict[]> {
  await lockPages(tx)
  const ids = [...new Set(facts.map(({ entityId }) => entityId))]
  const present = new Map((await findPages(tx, ids)).map((page) => [page.id, page]))
  const shown = new Map([...present].map(([id, page]) => [id, factOf(page)]))
  const states = await withTakenSlugs(tx, undoEntityFacts(kind, facts, shown))
  const conflicts = states.flatMap(conflictsOf('page'))
  if (conflicts.length > 0) return conflicts
  const { changed, removed, recreated } = sorted(states)
  for (const { id } of removed) await deletePage(tx, deps, id)
  for (const { id, after } of [...changed, ...recreated]) {
    const before = present.get(id) ?? { ...untouchedHome, id }
    if (after) await write(tx, deps, before, { ...before, ...pageFields(after) })
  }
  return []
}

async function withTakenSlugs(tx: Tx, states: readonly UndoState[]): Promise<UndoState[]> {
  const checked: UndoState[] = []
  for (const state of states) {
    const { id, before, after, conflicts } = state
    const slug = typeof after?.slug === 'string' ? after.slug : null
    const isMoved = slug !== null && slug !== before?.slug
    const kind = kindOf(after?.draft as PageContent)
    const isTaken = isMoved && (await findUse(tx, { id, slug, kind })).isTaken
    const taken = { field: 'slug', reason: 'TAKEN', was: slug } as const
    checked.push({ ...state, conflicts: isTaken ? [...conflicts, taken] : conflicts })
  }
  return checked
}

const pageFields = ({ slug, draft, published, ...dates }: Fields) => ({
  slug: slug as Page['slug'],
  draft: draft as PageContent,
  published: published as PageContent | null,
  publishDate: dateOf(dates.publishDate),
  publishedDate: dateOf(dates.publishedDate),
  articleDate: dateOf(dates.articleDate),
})

const dateOf = (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null)
