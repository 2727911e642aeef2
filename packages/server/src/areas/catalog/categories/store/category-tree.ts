import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import {
  declaredCollectionColumns,
  declaredCollectionRow,
} from '../../shared/model/collection-fields.ts'
import { guidsAmong, updateRows, upsertRows } from '../../shared/store/rows.ts'
import type { Category } from '../model/category.ts'

/** The fields of a category that decide where it may be moved. */
export interface TreeNode {
  readonly id: string
  readonly revision: number
  readonly parentId: string | null
  readonly ancestorIds: readonly string[]
  readonly position: number
  readonly visible: boolean
  readonly managingAppId: string | null
  /** Number of levels below it. */
  readonly levelsBelow: number
  readonly childCount: number
}

/** The tree nodes of these categories; unknown ones are left out. */
export async function findNodes(tx: Tx, ids: readonly string[]): Promise<Map<string, TreeNode>> {
  const existing = guidsAmong(ids)
  if (existing.length === 0) return new Map()
  const { rows } = await sql<TreeNode>`
    SELECT c.id, c.revision, c.parent_id AS "parentId", c.ancestor_ids AS "ancestorIds", c.position, c.visible,
           c.managing_app_id AS "managingAppId",
           (SELECT count(*)::int FROM collections child
             WHERE child.site_id = c.site_id AND child.parent_id = c.id) AS "childCount",
           COALESCE((SELECT max(cardinality(below.ancestor_ids)) FROM collections below
                      WHERE below.site_id = c.site_id AND below.ancestor_ids @> ARRAY[c.id])
                    - cardinality(c.ancestor_ids), 0) AS "levelsBelow"
      FROM collections c
     WHERE c.site_id = ${tx.siteId} AND c.id = ANY(${existing}::uuid[])`.execute(tx.db)
  return new Map(rows.map((node) => [node.id, node]))
}

/** Ids of these categories and all descendants, from the top down. */
export async function findSubtreeIds(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM collections
     WHERE site_id = ${tx.siteId}
       AND (id = ANY(${ids}::uuid[]) OR ancestor_ids && ${ids}::uuid[])
     ORDER BY cardinality(ancestor_ids), position`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** The number of categories in the tree, and at its root. */
export async function countTree(tx: Tx): Promise<{ all: number; top: number }> {
  const { rows } = await sql<{ all: number; top: number }>`
    SELECT count(*)::int AS "all", count(*) FILTER (WHERE parent_id IS NULL)::int AS top
      FROM collections WHERE site_id = ${tx.siteId}`.execute(tx.db)
  return rows[0] ?? { all: 0, top: 0 }
}

/** Ids of the children of a category, or of the root, in order. */
export async function findChildIds(
  tx: Tx,
  parentId: string | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM collections
     WHERE site_id = ${tx.siteId} AND parent_id IS NOT DISTINCT FROM ${parentId}::uuid
     ORDER BY position LIMIT ${limit}`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** The categories that have these handles or slugs. */
export async function findOwners(
  tx: Tx,
  field: 'slug' | 'handle',
  values: readonly string[],
): Promise<Map<string, string>> {
  if (values.length === 0) return new Map()
  const { rows } = await sql<{ value: string; id: string }>`
    SELECT ${sql.ref(field)} AS value, id FROM collections
     WHERE site_id = ${tx.siteId} AND ${sql.ref(field)} = ANY(${values}::text[])`.execute(tx.db)
  return new Map(rows.map(({ value, id }) => [value, id]))
}

const content = [
  'name',
  'slug',
  'description',
  'visible',
  'media_id',
  'handle',
  'rich_description',
  'seo',
  'extended_fields',
  'hidden_from_menu',
  'custom_fields',
  ...declaredCollectionColumns,
  'revision',
  'updated_date',
]
const place = ['parent_id', 'ancestor_ids', 'position', 'managing_app_id', 'created_date']

export async function insertCategories(tx: Tx, categories: readonly Category[]): Promise<void> {
  const columns = ['id', ...content, ...place]
  const target = { table: 'collections', columns, key: ['id'], update: [] } as const
  await upsertRows(tx, target, categories.map(toRow))
}

/** Updates the content of categories; positions stay. */
export async function saveCategories(tx: Tx, categories: readonly Category[]): Promise<void> {
  const target = { table: 'collections', key: ['id'], update: content } as const
  await updateRows(tx, target, categories.map(toRow))
}

const toRow = (category: Category) => ({
  id: category.id,
  name: category.name,
  slug: category.slug,
  description: category.description,
  visible: category.visible,
  media_id: category.image?.id ?? null,
  handle: category.handle,
  rich_description: category.document,
  seo: category.seo,
  extended_fields: category.extendedFields,
  hidden_from_menu: category.hiddenFromMenu,
  custom_fields: category.customFields,
  ...declaredCollectionRow(category),
  revision: category.revision,
  updated_date: category.updatedDate,
  parent_id: category.parentId,
  ancestor_ids: category.ancestorIds,
  position: category.position,
  managing_app_id: category.managingAppId,
  created_date: category.createdDate,
})

/** Raises the revision of a category and returns it. */
export async function raiseRevision(tx: Tx, id: string): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    UPDATE collections SET revision = revision + 1, updated_date = ${tx.now}
     WHERE site_id = ${tx.siteId} AND id = ${id}::uuid RETURNING revision`.execute(tx.db)
  return rows[0]?.revision ?? 0
}

/** Hides all descendants of these categories; returns those that were visible. */
export async function hideBelow(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    WITH held AS MATERIALIZED (
      SELECT id FROM collections
       WHERE site_id = ${tx.siteId} AND ancestor_ids && ${ids}::uuid[] AND visible
       ORDER BY id FOR UPDATE)
    UPDATE collections c SET visible = FALSE, revision = c.revision + 1, updated_date = ${tx.now}
      FROM held WHERE c.site_id = ${tx.siteId} AND c.id = held.id
    RETURNING c.id`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** The destination of a move: the ancestors of the new position, and the position in half steps. */
export interface Destination {
  readonly ancestorIds: readonly string[]
  readonly isShown: boolean
  readonly at: number
  /** The revision of the category itself was raised already. */
  readonly raised: boolean
}

/**
 * Moves a category with its subtree and renumbers the old and new siblings in one statement. Below a hidden
 * parent the whole subtree is hidden.
 */
export async function moveSubtree(
  tx: Tx,
  { id, parentId, ancestorIds: oldPath }: TreeNode,
  { ancestorIds, isShown, at, raised }: Destination,
): Promise<void> {
  const newParent = ancestorIds.at(-1) ?? null
  const own = sql`c.site_id = ${tx.siteId}`
  const isBelow = sql`c.ancestor_ids @> ARRAY[${id}::uuid]`
  await sql`
    WITH placed AS (
      SELECT near.id, row_number() OVER (PARTITION BY near.parent ORDER BY near.at) - 1 AS place
        FROM (SELECT c.id,
                     CASE WHEN c.id = ${id}::uuid THEN ${newParent}::uuid ELSE c.parent_id END AS parent,
                     CASE WHEN c.id = ${id}::uuid THEN ${at}::bigint ELSE c.position * 2::bigint END AS at
                FROM collections c
               WHERE ${own} AND (c.parent_id IS NOT DISTINCT FROM ${parentId}::uuid
                              OR c.parent_id IS NOT DISTINCT FROM ${newParent}::uuid)) near
    ), held AS MATERIALIZED (
      SELECT c.id, p.place FROM collections c LEFT JOIN placed p ON p.id = c.id
       WHERE ${own} AND (c.id = ${id}::uuid OR ${isBelow} OR p.place <> c.position)
       ORDER BY c.id FOR UPDATE OF c
    )
    UPDATE collections c
       SET position = COALESCE(held.place, c.position)::int,
           parent_id = CASE WHEN c.id = ${id}::uuid THEN ${newParent}::uuid ELSE c.parent_id END,
           ancestor_ids = CASE WHEN c.id = ${id}::uuid OR ${isBelow}
                               THEN ${ancestorIds}::uuid[] || c.ancestor_ids[${oldPath.length + 1}:]
                               ELSE c.ancestor_ids END,
           visible = c.visible AND (${isShown}::boolean OR NOT (c.id = ${id}::uuid OR ${isBelow})),
           revision = c.revision + CASE
             WHEN c.id = ${id}::uuid THEN ${raised ? 0 : 1}::int
             WHEN ${isBelow} AND c.visible AND NOT ${isShown}::boolean THEN 1 ELSE 0 END,
           updated_date = CASE
             WHEN c.id = ${id}::uuid OR (${isBelow} AND c.visible AND NOT ${isShown}::boolean)
             THEN ${tx.now}::timestamptz ELSE c.updated_date END
      FROM held WHERE ${own} AND c.id = held.id`.execute(tx.db)
}

/** Moves the children of a category up one level to its position, shifting the siblings behind. */
export async function liftChildren(tx: Tx, node: TreeNode): Promise<void> {
  const { id, parentId, position, childCount } = node
  const isChild = sql`c.parent_id = ${id}::uuid`
  const follows = sql`(c.parent_id IS NOT DISTINCT FROM ${parentId}::uuid AND c.position > ${position}::int)`
  await sql`
    WITH held AS MATERIALIZED (
      SELECT c.id FROM collections c
       WHERE c.site_id = ${tx.siteId} AND (c.ancestor_ids @> ARRAY[${id}::uuid] OR ${follows})
       ORDER BY c.id FOR UPDATE)
    UPDATE collections c
       SET position = CASE WHEN ${isChild} THEN ${position}::int + c.position
                           WHEN ${follows} THEN c.position + ${childCount}::int - 1
                           ELSE c.position END,
           parent_id = CASE WHEN ${isChild} THEN ${parentId}::uuid ELSE c.parent_id END,
           ancestor_ids = array_remove(c.ancestor_ids, ${id}::uuid),
           revision = c.revision + CASE WHEN ${isChild} THEN 1 ELSE 0 END,
           updated_date = CASE WHEN ${isChild} THEN ${tx.now}::timestamptz ELSE c.updated_date END
      FROM held WHERE c.site_id = ${tx.siteId} AND c.id = held.id`.execute(tx.db)
}

export async function deleteCategories(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`DELETE FROM collections
     WHERE site_id = ${tx.siteId} AND id = ANY(${ids}::uuid[])`.execute(tx.db)
}
