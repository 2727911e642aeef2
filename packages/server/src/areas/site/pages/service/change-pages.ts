import { isDeepStrictEqual } from 'node:util'
import { InvalidRevision } from '@vitrine/contract/catalog'
import { violation } from '@vitrine/contract/kit'
import {
  legalKindOf,
  MAX_ARTICLES,
  MAX_PAGES,
  openPlaceholders,
  PageChanged,
  type PageContent,
  PageCreated,
  PageDeleted,
  type PageLanguage,
  PageNotFound,
  PagePictureUnknown,
  PagePlaceholdersOpen,
  PageSlugTaken,
  TooManyPages,
} from '@vitrine/contract/pages'
import type { Tx } from '../../../../platform/tx.ts'
import type { Page, PagesDeps, WhichPage } from '../model.ts'
import {
  acceptedContent,
  acceptedSlug,
  mediaInTexts,
  mediaOf,
  requireAltTexts,
  withOtherMedia,
} from '../rules/accepted-content.ts'
import { untouchedHome } from '../rules/default-home.ts'
import { mainLanguage } from '../rules/main-language.ts'
import { factOf, isHome, kindOf } from '../rules/page.ts'
import * as store from '../store/pages.ts'

type Deps = Pick<PagesDeps, 'events' | 'media'>
type SavingDeps = Pick<PagesDeps, 'events' | 'localeOf' | 'media'>

/** A page; the home page is always there. */
export async function requirePage(tx: Tx, id: string): Promise<Page> {
  const page = (await store.findPage(tx, id)) ?? (isHome({ id }) ? untouchedHome : undefined)
  if (!page) throw PageNotFound({ id })
  return page
}

export interface SavedDraft extends WhichPage {
  readonly slug?: string | null | undefined
  /** For an article; undefined: unchanged. */
  readonly articleDate?: Date | null | undefined
  readonly draft: PageContent
}

/** Replaces the draft of the given revision, or creates the page; does nothing if unchanged. */
export async function savePage(tx: Tx, deps: SavingDeps, sent: SavedDraft): Promise<Page> {
  await store.lockPages(tx)
  const isNew = sent.revision === 0 && !isHome(sent)
  const found = await store.findPage(tx, sent.id)
  const before = found ?? (isNew ? blank(sent.id) : await requirePage(tx, sent.id))
  requireRevision(before, sent)
  requireSameKind(before, sent.draft)
  const slug = isHome(sent) ? null : acceptedSlug(sent.slug ?? before.slug ?? '')
  await requireOtherLanguages(tx, deps, before.draft, sent.draft)
  const draft = acceptedContent(sent.draft, isHome(sent))
  await requireMedia(tx, deps, draft)
  const articleDate = acceptedDate(sent, before, tx.now)
  return write(tx, deps, before, { ...before, slug, draft, articleDate })
}

/** The content itself is in the main language; translations from before the shop changed it may stay. */
async function requireOtherLanguages(
  tx: Tx,
  { localeOf }: SavingDeps,
  { translations: before = {} }: PageContent,
  { translations = {} }: PageContent,
): Promise<void> {
  if (Object.keys(translations).length === 0) return
  const main = mainLanguage(await localeOf(tx)) as PageLanguage
  if (!translations[main] || before[main]) return
  throw violation(
    `draft.translations.${main}`,
    'FORMAT',
    'is the main language of the shop, in which the content itself is written',
  )
}

/** A page stays a page, and an article an article. */
function requireSameKind({ id, revision, draft: before }: Page, draft: PageContent): void {
  const isFree = revision === 0 && !isHome({ id }) && legalKindOf(id) === undefined
  if (isFree || kindOf(before) === kindOf(draft)) return
  const problem = draft.article ? 'must be left out of a page' : 'is required of an article'
  throw violation('draft.article', 'FORMAT', problem)
}

function acceptedDate({ draft, articleDate }: SavedDraft, before: Page, now: Date): Date | null {
  if (articleDate === undefined) return before.articleDate
  if (articleDate && !draft.article) {
    throw violation('articleDate', 'FORMAT', 'must be left out of a page')
  }
  if (articleDate && articleDate > now) {
    throw violation('articleDate', 'MAX', 'must not be in the future; schedule the article instead')
  }
  // What visitors see has a date.
  return articleDate ?? (before.published ? before.articleDate : null)
}

/** Creates the pages that do not exist, each with its slug or the next free one; returns the ids of the new ones. */
export async function addMissing(
  tx: Tx,
  deps: SavingDeps,
  pages: readonly (Pick<Page, 'id' | 'draft'> & { readonly slug: string })[],
): Promise<string[]> {
  await store.lockPages(tx)
  const present = await store.listPages(tx)
  const slugs = new Set(present.map(({ slug }) => slug))
  const missing = pages.filter(({ id }) => !present.some((one) => one.id === id))
  for (const { id, slug: wanted, draft } of missing) {
    const slug = freeSlug(wanted, slugs)
    slugs.add(slug)
    await savePage(tx, deps, { id, revision: 0, slug, draft })
  }
  return missing.map(({ id }) => id)
}

function freeSlug(wanted: string, taken: ReadonlySet<string | null>): string {
  let slug = wanted
  for (let n = 2; taken.has(slug); n++) slug = `${wanted}-${n}`
  return slug
}

const blank = (id: string): Page => ({ ...untouchedHome, id })

/** Shows visitors the draft. */
export const publishPage = (tx: Tx, deps: Deps, which: WhichPage): Promise<Page> =>
  change(tx, deps, which, (page) => {
    requireFilledIn(page)
    return published(page, tx.now)
  })

const MAX_LISTED = 50

const openOf = ({ id, draft }: Page) =>
  legalKindOf(id) === undefined ? [] : openPlaceholders(draft)

/** A legal page with open placeholders cannot be published. */
function requireFilledIn(page: Page): void {
  const open = openOf(page)
  if (open.length === 0) return
  const placeholders = open
    .slice(0, MAX_LISTED)
    .map(({ field, text }) => ({ field: `draft.${field}`, text }))
  throw PagePlaceholdersOpen({ placeholders })
}

const published = (page: Page, now: Date): Page => ({
  ...page,
  published: page.draft,
  publishedDate: now,
  publishDate: null,
  articleDate: page.draft.article ? (page.articleDate ?? now) : null,
})

/** Sets when the draft is published; null cancels. */
export function schedulePage(
  tx: Tx,
  deps: Deps,
  { publishDate, ...which }: WhichPage & Pick<Page, 'publishDate'>,
): Promise<Page> {
  if (publishDate && publishDate <= tx.now) {
    throw violation('publishDate', 'MIN', 'must be in the future')
  }
  return change(tx, deps, which, (page) => {
    if (publishDate) requireFilledIn(page)
    return { ...page, publishDate }
  })
}

/** Unpublishes a page, and cancels its planned publishing. */
export const unpublishPage = (tx: Tx, deps: Deps, which: WhichPage): Promise<Page> =>
  change(tx, deps, which, (page) => ({ ...page, published: null, publishDate: null }))

/** Publishes a due page; false if it is not due any more. */
export async function publishDue(tx: Tx, deps: Deps, id: string): Promise<boolean> {
  await store.lockPages(tx)
  const page = await store.findPage(tx, id)
  if (!page?.publishDate || page.publishDate > tx.now) return false
  // A page with placeholders added since stays a draft, and is not retried every minute.
  const isReady = openOf(page).length === 0
  await write(tx, deps, page, isReady ? published(page, tx.now) : { ...page, publishDate: null })
  return isReady
}

export async function deletePage(tx: Tx, { events }: Deps, id: string): Promise<void> {
  await store.lockPages(tx)
  const before = await store.findPage(tx, id)
  if (!before) throw PageNotFound({ id })
  await store.deletePage(tx, id)
  await events.append(tx, { definition: PageDeleted, entityId: id, before: factOf(before) })
}

async function change(
  tx: Tx,
  deps: Deps,
  which: WhichPage,
  changed: (page: Page) => Page,
): Promise<Page> {
  await store.lockPages(tx)
  const before = await requirePage(tx, which.id)
  requireRevision(before, which)
  return write(tx, deps, before, changed(before))
}

function requireRevision({ revision }: Page, sent: WhichPage): void {
  if (revision !== sent.revision) throw InvalidRevision({ revision })
}

async function requireMedia(tx: Tx, { media }: Deps, content: PageContent): Promise<void> {
  const named = mediaOf(content)
  if (named.length === 0) return
  const known = await media.describe(
    tx,
    named.map(({ mediaId }) => mediaId),
  )
  const unknown = named.find(({ mediaId }) => !known.has(mediaId))
  requireAltTexts(content, known)
  if (unknown) throw PagePictureUnknown({ field: unknown.field })
}

/** Replaces a file in drafts and published pages; null removes it. */
export async function exchangePageMedia(
  tx: Tx,
  deps: Deps,
  from: string,
  to: string | null,
): Promise<void> {
  await store.lockPages(tx)
  const pages = await store.findPages(tx, await store.findPagesWith(tx, from))
  for (const before of pages) {
    const { draft, published } = before
    await write(tx, deps, before, {
      ...before,
      draft: withOtherMedia(draft, from, to),
      published: published && withOtherMedia(published, from, to),
    })
  }
}

/** Updates a page, with its fact. */
export async function write(tx: Tx, { events }: Deps, before: Page, page: Page): Promise<Page> {
  const isNew = before.revision === 0
  if (!isNew && isDeepStrictEqual(factOf(before), factOf(page))) return before
  if (isNew || before.slug !== page.slug) await requireRoom(tx, page, isNew)
  const after = { ...page, revision: before.revision + 1, updatedDate: tx.now }
  const contents = [page.draft, ...(page.published ? [page.published] : [])]
  const ids = contents.flatMap((one) => [
    ...mediaOf(one).map(({ mediaId }) => mediaId),
    ...mediaInTexts(one),
  ])
  await store.putPage(tx, after, [...new Set(ids)])
  await events.append(tx, {
    definition: isNew ? PageCreated : PageChanged,
    entityId: page.id,
    ...(!isNew && { before: factOf(before) }),
    after: factOf(after),
  })
  return after
}

async function requireRoom(tx: Tx, page: Page, isNew: boolean): Promise<void> {
  const kind = kindOf(page.draft)
  const { count, isTaken } = await store.findUse(tx, { ...page, kind })
  if (isTaken) throw PageSlugTaken({ slug: page.slug })
  const max = kind === 'ARTICLE' ? MAX_ARTICLES : MAX_PAGES
  if (isNew && count >= max) throw TooManyPages()
}
