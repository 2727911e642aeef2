import { HOME_PAGE_ID, type PageSummary } from '@vitrine/contract/pages'
import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Fact } from '../events/index.ts'
import type { UndoHandler } from '../undo/index.ts'
import type { AskedLanguage, PagesDeps, WhichPage } from './model.ts'
import { untouchedHome } from './rules/default-home.ts'
import { mainLanguage } from './rules/main-language.ts'
import { encodePage } from './rules/page.ts'
import {
  addMissing,
  deletePage,
  exchangePageMedia,
  publishPage,
  requirePage,
  type SavedDraft,
  savePage,
  schedulePage,
  unpublishPage,
} from './service/change-pages.ts'
import { followSettings } from './service/follow-settings.ts'
import { createPreview, previewedPage } from './service/previews.ts'
import { publishDuePages } from './service/publish-due.ts'
import { undoPages } from './service/undo.ts'
import {
  type ArticleFilter,
  findArticles,
  findJournal,
  findNeighbours,
  findNewest,
  findRelated,
  findTags,
} from './store/articles.ts'
import {
  findPageUses,
  findPublished,
  findSection,
  listPages,
  listPublished,
  pageMediaIds,
} from './store/pages.ts'
import { findNearPageWords, findPagesByTerms } from './store/search-pages.ts'

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'pages:publish': Record<string, unknown>
  }
}

/** The entry of this feature in the server's crontab. */
export const pagesCrontab = '* * * * * pages:publish'

export type { AskedLanguage, FoundPage, ListedArticle, PublishedPage } from './model.ts'

export type PagesFeature = ReturnType<typeof createPages>

async function articleList(
  tx: Tx,
  page: ArticleFilter & { readonly limit: number; readonly offset: number },
) {
  return { ...(await findArticles(tx, page)), tags: await findTags(tx, 'draft') }
}

/** The home page, the merchant's own pages, and the articles of the journal. */
export function createPages(deps: PagesDeps) {
  const undo: UndoHandler = (tx, facts) => undoPages(tx, deps, facts)
  return {
    list: async (tx: Tx): Promise<PageSummary[]> => {
      const found = await listPages(tx)
      const { draft, published: _, ...home } = encodePage(untouchedHome)
      const hasHome = found.some(({ id }) => id === HOME_PAGE_ID)
      return hasHome ? found : [{ ...home, title: draft.title }, ...found]
    },
    get: async (tx: Tx, id: string) => encodePage(await requirePage(tx, id)),
    save: async (tx: Tx, draft: SavedDraft) => encodePage(await savePage(tx, deps, draft)),
    /** Creates missing pages; returns their ids. */
    addMissing: (tx: Tx, pages: Parameters<typeof addMissing>[2]) => addMissing(tx, deps, pages),
    publish: async (tx: Tx, which: WhichPage) => encodePage(await publishPage(tx, deps, which)),
    schedule: async (tx: Tx, which: Parameters<typeof schedulePage>[2]) =>
      encodePage(await schedulePage(tx, deps, which)),
    unpublish: async (tx: Tx, which: WhichPage) => encodePage(await unpublishPage(tx, deps, which)),
    delete: (tx: Tx, id: string) => deletePage(tx, deps, id),
    createPreview: (tx: Tx, id: string) => createPreview(tx, deps, id),
    /** The requested language; undefined where it is the main language of the shop. */
    askedLanguage: async (tx: Tx, asked: AskedLanguage): Promise<AskedLanguage> =>
      asked !== undefined && asked !== mainLanguage(await deps.localeOf(tx)) ? asked : undefined,
    /** The published home page, or the published page with a slug; one statement. */
    findPublished: (tx: Tx, slug?: string) =>
      findPublished(tx, slug === undefined ? { id: HOME_PAGE_ID } : { kind: 'PAGE', slug }),
    /** Pages that visitors see, but the home page; one statement. */
    listPublished: (tx: Tx, language?: AskedLanguage) => listPublished(tx, 'PAGE', language),
    /** Articles of the journal as merchants see them, in three statements. */
    listArticles: (tx: Tx, page: Parameters<typeof articleList>[1]) => articleList(tx, page),
    /** The published journal. */
    journal: {
      /** A part of it, the newest first; two statements. */
      list: findJournal,
      /** Tags of all its articles, the most frequent first; one statement. */
      tags: (tx: Tx, limit: number) => findTags(tx, 'published', limit),
      /** An article; one statement. */
      find: (tx: Tx, slug: string) => findPublished(tx, { kind: 'ARTICLE', slug }),
      /** Addresses of all articles; one statement. */
      addresses: (tx: Tx) => listPublished(tx, 'ARTICLE'),
      newest: findNewest,
      neighbours: findNeighbours,
      related: findRelated,
    },
    /** Finds published pages and articles by words. */
    found: { byTerms: findPagesByTerms, nearWords: findNearPageWords },
    followSettings: (tx: Tx, fact: Fact) => followSettings(tx, fact),
    /** The page that visitors see with a section of a type; one statement. */
    findSection,
    /** The page of a preview token. */
    previewed: (tx: Tx, token: string) => previewedPage(tx, deps, token),
    undoHandlers: { page: undo },
    /** Uses of library files in pages. */
    mediaReferences: {
      usedIds: pageMediaIds,
      find: findPageUses,
      exchange: (tx: Tx, from: string, to: { readonly id: string } | null) =>
        exchangePageMedia(tx, deps, from, to?.id ?? null),
    },
    tasks: {
      'pages:publish': (_payload, { signal }) => publishDuePages(deps, signal),
    } satisfies Pick<Tasks<JobPayloads>, 'pages:publish'>,
  }
}
