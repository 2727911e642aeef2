import type { MediaUse, MediaUses } from '@vitrine/contract/media'
import {
  contentIn,
  type PageContent,
  type PageSection,
  type PageSummary,
  pageLanguages,
  type SectionType,
} from '@vitrine/contract/pages'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { AskedLanguage, Page, PageKind, PublishedPage } from '../model.ts'
import { kindOf } from '../rules/page.ts'
import { inLanguage, languages } from './translations.ts'

const columns = sql`
  id, slug, draft, published, publish_date AS "publishDate", published_date AS "publishedDate",
  revision, updated_date AS "updatedDate", article_date AS "articleDate"`

/** Lets one transaction of the site at a time change its pages. */
export async function lockPages(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`pages ${tx.siteId}`}, 0))`.execute(
    tx.db,
  )
}

export async function findPages(tx: Tx, ids: readonly string[]): Promise<readonly Page[]> {
  const { rows } = await sql<Page>`
    SELECT ${columns} FROM pages
     WHERE site_id = ${tx.siteId} AND id = ANY(${[...ids]}::uuid[])`.execute(tx.db)
  return rows
}

export const findPage = async (tx: Tx, id: string): Promise<Page | undefined> =>
  (await findPages(tx, [id]))[0]

/** All pages, the home page first, then by title. */
export async function listPages(tx: Tx): Promise<PageSummary[]> {
  const { rows } = await sql<PageSummary>`
    SELECT id, slug, draft ->> 'title' AS title, revision,
           publish_date AS "publishDate", published_date AS "publishedDate",
           updated_date AS "updatedDate",
           CASE WHEN published IS NULL THEN 'DRAFT' WHEN published = draft THEN 'PUBLISHED'
                ELSE 'CHANGED' END AS state
      FROM pages WHERE site_id = ${tx.siteId} AND kind = 'PAGE'
     ORDER BY slug IS NOT NULL, lower(draft ->> 'title'), id`.execute(tx.db)
  return rows
}

/** The published version of a page, by its id, or by its slug within its kind. */
export async function findPublished(
  tx: Tx,
  place: { readonly id: string } | { readonly kind: PageKind; readonly slug: string },
): Promise<PublishedPage | undefined> {
  const where =
    'id' in place ? sql`id = ${place.id}::uuid` : sql`kind = ${place.kind} AND slug = ${place.slug}`
  const { rows } = await sql<PublishedPage>`
    SELECT id, slug, published, published_date AS "publishedDate", article_date AS "articleDate" FROM pages
     WHERE site_id = ${tx.siteId} AND published IS NOT NULL AND ${where}`.execute(tx.db)
  return rows[0]
}

/** The published page with a section of a type, in a language; undefined where there is none. */
export async function findSection(
  tx: Tx,
  type: SectionType,
  id: string,
  language?: string,
): Promise<{ readonly pageId: string; readonly section: PageSection } | undefined> {
  const wanted = JSON.stringify({ sections: [{ id, [type]: {} }] })
  const { rows } = await sql<{ readonly pageId: string; readonly published: PageContent }>`
    SELECT id AS "pageId", published FROM pages
     WHERE site_id = ${tx.siteId} AND published @> ${wanted}::jsonb LIMIT 1`.execute(tx.db)
  const [{ pageId = '', published } = {}] = rows
  const asked = pageLanguages.find((one) => one === language)
  const shown = asked && published ? contentIn(published, asked).content : published
  const section = shown?.sections.find((one) => one.id === id)
  return section && { pageId, section }
}

export interface Address {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly updatedDate: Date
  /** Languages that it is translated to. */
  readonly languages: readonly string[]
}

/** Slugs and titles of pages or articles that visitors see. */
export async function listPublished(
  tx: Tx,
  kind: PageKind,
  language?: AskedLanguage,
): Promise<readonly Address[]> {
  const { rows } = await sql<Address>`
    SELECT id, slug, ${inLanguage('title', language)} AS title, ${languages} AS languages,
           published_date AS "updatedDate"
      FROM pages
     WHERE site_id = ${tx.siteId} AND kind = ${kind} AND published IS NOT NULL AND slug IS NOT NULL
     ORDER BY created_date, id`.execute(tx.db)
  return rows
}

/** How many pages of a kind there are, and whether another than this has the slug. */
export async function findUse(
  tx: Tx,
  { id, slug, kind }: Pick<Page, 'id' | 'slug'> & { readonly kind: PageKind },
): Promise<{ readonly count: number; readonly isTaken: boolean }> {
  const { rows } = await sql<{ count: number; isTaken: boolean }>`
    SELECT count(*)::int AS count,
           coalesce(bool_or(slug = ${slug} AND id <> ${id}::uuid), false) AS "isTaken"
      FROM pages WHERE site_id = ${tx.siteId} AND kind = ${kind}`.execute(tx.db)
  return rows[0] ?? { count: 0, isTaken: false }
}

/** Updates a page. */
export async function putPage(tx: Tx, page: Page, mediaIds: readonly string[]): Promise<void> {
  const { id, slug, draft, published, publishDate, publishedDate, revision, articleDate } = page
  await sql`
    INSERT INTO pages (site_id, id, kind, slug, draft, published, media_ids, publish_date,
                       published_date, article_date, revision, created_date, updated_date)
    VALUES (${tx.siteId}::uuid, ${id}::uuid, ${kindOf(draft)}, ${slug}, ${JSON.stringify(draft)}::jsonb,
            ${published && JSON.stringify(published)}::jsonb, ${[...mediaIds]}::text[],
            ${publishDate}, ${publishedDate}, ${articleDate}, ${revision}, ${tx.now}, ${tx.now})
    ON CONFLICT (site_id, id) DO UPDATE
      SET slug = excluded.slug, draft = excluded.draft, published = excluded.published,
          media_ids = excluded.media_ids, publish_date = excluded.publish_date,
          published_date = excluded.published_date, article_date = excluded.article_date,
          revision = excluded.revision, updated_date = excluded.updated_date`.execute(tx.db)
}

export async function deletePage(tx: Tx, id: string): Promise<void> {
  await sql`DELETE FROM pages WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(tx.db)
}

/** Pages of all sites that are due for publishing. */
export async function findDue(
  db: Kysely<Tables>,
  now: Date,
  limit: number,
): Promise<readonly { readonly siteId: string; readonly id: string }[]> {
  const { rows } = await sql<{ siteId: string; id: string }>`
    SELECT site_id AS "siteId", id FROM pages
     WHERE publish_date <= ${now} ORDER BY publish_date LIMIT ${limit}`.execute(db)
  return rows
}

/** Files that drafts or published pages show. */
export const pageMediaIds = ({ siteId }: Tx): RawBuilder<unknown> => sql`
  SELECT unnest(media_ids) AS id FROM pages WHERE site_id = ${siteId}`

/** Pages that use a file, in the published version or the draft. */
export async function findPageUses(tx: Tx, id: string, limit: number): Promise<MediaUses> {
  const { rows } = await sql<MediaUse & { total: number }>`
    SELECT 'PAGE' AS kind, id, COALESCE(NULLIF(draft ->> 'title', ''), slug, '') AS name,
           count(*) OVER ()::int AS total
      FROM pages WHERE site_id = ${tx.siteId} AND ${id} = ANY (media_ids)
     ORDER BY slug NULLS FIRST LIMIT ${limit}`.execute(tx.db)
  return { uses: rows.map(({ total: _, ...use }) => use), total: rows[0]?.total ?? 0 }
}

export async function findPagesWith(tx: Tx, mediaId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM pages
     WHERE site_id = ${tx.siteId} AND ${mediaId} = ANY (media_ids) ORDER BY id`.execute(tx.db)
  return rows.map(({ id }) => id)
}
