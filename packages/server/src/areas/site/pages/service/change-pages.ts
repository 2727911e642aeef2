import { isDeepStrictEqual } from 'node:util'
import { InvalidRevision } from '@vitrine/contract/catalog'
import { violation } from '@vitrine/contract/kit'
import {
  MAX_PAGES,
  PageChanged,
  type PageContent,
  PageCreated,
  PageDeleted,
  PageNotFound,
  PagePictureUnknown,
  PageSlugTaken,
  TooManyPages,
} from '@vitrine/contract/pages'
import type { Tx } from '../../../../platform/tx.ts'
import type { Page, PagesDeps, WhichPage } from '../model.ts'
import {
  acceptedContent,
  acceptedSlug,
  mediaOf,
  requireAltTexts,
  withOtherMedia,
} from '../rules/accepted-content.ts'
import { untouchedHome } from '../rules/default-home.ts'
import { factOf, isHome } from '../rules/page.ts'
import * as store from '../store.ts'

type Deps = Pick<PagesDeps, 'events' | 'media'>

/** A page; the home page is always there. */
export async function requirePage(tx: Tx, id: string): Promise<Page> {
  const page = (await store.findPage(tx, id)) ?? (isHome({ id }) ? untouchedHome : undefined)
  if (!page) throw PageNotFound({ id })
  return page
}

export interface SavedDraft extends WhichPage {
  readonly slug?: string | null | undefined
  readonly draft: PageContent
}

/** Replaces the draft of the given revision, or creates the page; the same draft changes nothing. */
export async function savePage(tx: Tx, deps: Deps, sent: SavedDraft): Promise<Page> {
  await store.lockPages(tx)
  const isNew = sent.revision === 0 && !isHome(sent)
  const found = await store.findPage(tx, sent.id)
  const before = found ?? (isNew ? blank(sent.id) : await requirePage(tx, sent.id))
  requireRevision(before, sent)
  const slug = isHome(sent) ? null : acceptedSlug(sent.slug ?? before.slug ?? '')
  const draft = acceptedContent(sent.draft, isHome(sent))
  await requireMedia(tx, deps, draft)
  return write(tx, deps, before, { ...before, slug, draft })
}

const blank = (id: string): Page => ({ ...untouchedHome, id })

/** Shows visitors the draft. */
export const publishPage = (tx: Tx, deps: Deps, which: WhichPage): Promise<Page> =>
  change(tx, deps, which, (page) => published(page, tx.now))

const published = (page: Page, now: Date): Page => ({
  ...page,
  published: page.draft,
  publishedDate: now,
  publishDate: null,
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
  return change(tx, deps, which, (page) => ({ ...page, publishDate }))
}

/** Takes a page from visitors, and what was planned for it. */
export const unpublishPage = (tx: Tx, deps: Deps, which: WhichPage): Promise<Page> =>
  change(tx, deps, which, (page) => ({ ...page, published: null, publishDate: null }))

/** Publishes a page whose date has come; false where that is no longer so. */
export async function publishDue(tx: Tx, deps: Deps, id: string): Promise<boolean> {
  await store.lockPages(tx)
  const page = await store.findPage(tx, id)
  if (!page?.publishDate || page.publishDate > tx.now) return false
  await write(tx, deps, page, published(page, tx.now))
  return true
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

/** Has pages show another file in place of one, in drafts and in what visitors see; null: none. */
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

/** Stores a page over what it was, with its fact. */
export async function write(tx: Tx, { events }: Deps, before: Page, page: Page): Promise<Page> {
  const isNew = before.revision === 0
  if (!isNew && isDeepStrictEqual(factOf(before), factOf(page))) return before
  if (isNew || before.slug !== page.slug) await requireRoom(tx, page, isNew)
  const after = { ...page, revision: before.revision + 1, updatedDate: tx.now }
  const ids = [page.draft, ...(page.published ? [page.published] : [])].flatMap(mediaOf)
  await store.putPage(tx, after, [...new Set(ids.map(({ mediaId }) => mediaId))])
  await events.append(tx, {
    definition: isNew ? PageCreated : PageChanged,
    entityId: page.id,
    ...(!isNew && { before: factOf(before) }),
    after: factOf(after),
  })
  return after
}

async function requireRoom(tx: Tx, page: Page, isNew: boolean): Promise<void> {
  const { count, isTaken } = await store.findUse(tx, page)
  if (isTaken) throw PageSlugTaken({ slug: page.slug })
  if (isNew && count >= MAX_PAGES) throw TooManyPages()
}
