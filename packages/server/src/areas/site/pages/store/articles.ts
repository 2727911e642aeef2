import type { ArticleState, ArticleSummary, CountedTag } from '@vitrine/contract/pages'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { AskedLanguage, ListedArticle } from '../model.ts'
import { inLanguage, languages, untranslated } from './translations.ts'

export interface ArticleFilter {
  readonly q?: string | undefined
  readonly state?: ArticleState | undefined
  readonly tag?: string | undefined
}

interface Part {
  readonly limit: number
  readonly offset: number
}

const MAX_LISTED_TAGS = 100

const hasTag = (column: RawBuilder<unknown>, tag: string | RawBuilder<unknown>) => sql<boolean>`
  EXISTS (SELECT FROM jsonb_array_elements_text(${column} -> 'article' -> 'tags') AS named (tag)
           WHERE lower(named.tag) = lower(${tag}))`

const draft = sql`draft`
const published = sql`published`
const state = sql`
  CASE WHEN publish_date IS NOT NULL THEN 'SCHEDULED' WHEN published IS NULL THEN 'DRAFT'
       WHEN published = draft THEN 'PUBLISHED' ELSE 'CHANGED' END`

/** Articles as their merchant sees them, by title, address or author, state and tag. */
export async function findArticles(
  tx: Tx,
  { q = '', state: wanted, tag, limit, offset }: ArticleFilter & Part,
): Promise<{ readonly articles: ArticleSummary[]; readonly total: number }> {
  const words = `%${q.trim().replace(/[\\%_]/g, '\\$&')}%`
  const where = sql`
    site_id = ${tx.siteId} AND kind = 'ARTICLE'
    AND concat_ws(' ', draft ->> 'title', slug, draft -> 'article' ->> 'author') ILIKE ${words}
    ${wanted ? sql`AND ${state} = ${wanted}` : sql``} ${tag ? sql`AND ${hasTag(draft, tag)}` : sql``}`
  const { rows } = await sql<ArticleSummary>`
    SELECT id, slug, draft ->> 'title' AS title, revision, publish_date AS "publishDate",
           published_date AS "publishedDate", updated_date AS "updatedDate",
           CASE WHEN published IS NULL THEN 'DRAFT' WHEN published = draft THEN 'PUBLISHED'
                ELSE 'CHANGED' END AS state,
           coalesce(draft -> 'article' ->> 'author', '') AS author,
           coalesce(draft -> 'article' -> 'tags', '[]') AS tags, article_date AS "articleDate"
      FROM pages WHERE ${where}
     ORDER BY publish_date DESC NULLS LAST, coalesce(article_date, updated_date) DESC, id
     LIMIT ${limit} OFFSET ${offset}`.execute(tx.db)
  return { articles: rows, total: await countWhere(tx, where) }
}

async function countWhere(tx: Tx, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM pages WHERE ${where}`.execute(tx.db)
  return rows[0]?.total ?? 0
}

/** Tags of drafts, or of published articles, most frequent first. */
export async function findTags(
  tx: Tx,
  of: 'draft' | 'published',
  limit = MAX_LISTED_TAGS,
): Promise<CountedTag[]> {
  const { rows } = await sql<CountedTag>`
    SELECT min(named.tag) AS tag, count(*)::int AS count
      FROM pages p CROSS JOIN LATERAL
           jsonb_array_elements_text(p.${sql.ref(of)} -> 'article' -> 'tags') AS named (tag)
     WHERE p.site_id = ${tx.siteId} AND p.kind = 'ARTICLE'
     GROUP BY lower(named.tag) ORDER BY count(*) DESC, lower(named.tag) LIMIT ${limit}`.execute(
    tx.db,
  )
  return rows
}

const isShown = (tx: Tx) => sql`
  site_id = ${tx.siteId} AND kind = 'ARTICLE' AND published IS NOT NULL`

const listed = (language: AskedLanguage) => sql`
  id, slug, ${inLanguage('title', language)} AS title,
  ${inLanguage('article.summary', language)} AS summary,
  ${inLanguage('article.author', language)} AS author,
  coalesce(published -> 'article' -> 'tags', '[]') AS tags,
  published -> 'article' -> 'picture' AS picture, article_date AS date,
  ${languages} AS languages, ${untranslated(language)} AS untranslated`

/** A part of the journal as visitors see it, the newest first. */
export async function findJournal(
  tx: Tx,
  {
    tag,
    language,
    limit,
    offset,
  }: Part & {
    readonly tag?: string | undefined
    readonly language?: AskedLanguage
  },
): Promise<{ readonly articles: readonly ListedArticle[]; readonly total: number }> {
  const where = sql`${isShown(tx)} ${tag ? sql`AND ${hasTag(published, tag)}` : sql``}`
  const { rows } = await sql<ListedArticle>`
    SELECT ${listed(language)} FROM pages WHERE ${where}
     ORDER BY article_date DESC, id LIMIT ${limit} OFFSET ${offset}`.execute(tx.db)
  return { articles: rows, total: await countWhere(tx, where) }
}

interface InOneLanguage {
  readonly limit: number
  readonly language: AskedLanguage
}

/** The newest articles for each of some tags, an empty one for all articles; one statement. */
export async function findNewest(
  tx: Tx,
  tags: readonly string[],
  { limit, language }: InOneLanguage,
): Promise<ReadonlyMap<string, readonly ListedArticle[]>> {
  const { rows } = await sql<ListedArticle & { wanted: string }>`
    SELECT wanted.tag AS wanted, newest.*
      FROM unnest(${[...tags]}::text[]) AS wanted (tag) CROSS JOIN LATERAL (
        SELECT ${listed(language)} FROM pages
         WHERE ${isShown(tx)} AND (wanted.tag = '' OR ${hasTag(published, sql`wanted.tag`)})
         ORDER BY article_date DESC, id LIMIT ${limit}) AS newest
     ORDER BY newest.date DESC, newest.id`.execute(tx.db)
  return new Map(
    tags.map((tag) => [
      tag,
      rows.filter(({ wanted }) => wanted === tag).map(({ wanted: _, ...article }) => article),
    ]),
  )
}

export interface Neighbour {
  readonly slug: string
  readonly title: string
  /** `title` if it is not available in the requested language. */
  readonly untranslated: readonly string[]
}

/** The next older and the next newer article that visitors see; one statement. */
export async function findNeighbours(
  tx: Tx,
  { id, date }: { readonly id: string; readonly date: Date },
  language: AskedLanguage,
): Promise<{ readonly previous: Neighbour | null; readonly next: Neighbour | null }> {
  const beside = (where: RawBuilder<unknown>, order: RawBuilder<unknown>, isOlder: boolean) => sql`
    (SELECT slug, ${inLanguage('title', language)} AS title, ${isOlder}::boolean AS "isOlder",
            array_remove(${untranslated(language)}, 'summary') AS untranslated FROM pages
      WHERE ${isShown(tx)} AND ${where} ORDER BY ${order} LIMIT 1)`
  const older = sql`(article_date < ${date} OR (article_date = ${date} AND id > ${id}::uuid))`
  const newer = sql`(article_date > ${date} OR (article_date = ${date} AND id < ${id}::uuid))`
  const { rows } = await sql<Neighbour & { isOlder: boolean }>`
    ${beside(older, sql`article_date DESC, id`, true)} UNION ALL
    ${beside(newer, sql`article_date, id DESC`, false)}`.execute(tx.db)
  const pick = (isOlder: boolean) => {
    const found = rows.find((one) => one.isOlder === isOlder)
    if (!found) return null
    const { isOlder: _, ...neighbour } = found
    return neighbour
  }
  return { previous: pick(true), next: pick(false) }
}

/** Other articles with common tags, most common tags first, then newest; one statement. */
export async function findRelated(
  tx: Tx,
  { id, tags }: { readonly id: string; readonly tags: readonly string[] },
  { limit, language }: InOneLanguage,
): Promise<readonly ListedArticle[]> {
  if (tags.length === 0) return []
  const wanted = tags.map((tag) => tag.toLowerCase())
  const { rows } = await sql<ListedArticle>`
    SELECT ${listed(language)} FROM pages CROSS JOIN LATERAL (
      SELECT count(*) AS shared
        FROM jsonb_array_elements_text(published -> 'article' -> 'tags') AS named (tag)
       WHERE lower(named.tag) = ANY (${wanted}::text[])) AS common
     WHERE ${isShown(tx)} AND id <> ${id}::uuid AND common.shared > 0
     ORDER BY common.shared DESC, article_date DESC, id LIMIT ${limit}`.execute(tx.db)
  return rows
}
