import type { WireQuery } from '@vitrine/contract/catalog-v3'
import type { SiteSettings } from '@vitrine/contract/sites'
import {
  type Catalog,
  type CatalogResult,
  type FullLabel,
  isRefusal,
  type LabelKind,
  type MediaUrl,
  readerOf,
} from '../../../areas/catalog/index.ts'
import type { Inventory } from '../../../areas/stock/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { QueryPages } from '../../../transport/query-pages.ts'
import { type BulkItem, encodeBulk } from '../codec/bulk.ts'
import {
  asksForCount,
  type CountedLabel,
  decodeChange,
  decodeName,
  pathOf,
} from '../codec/label.ts'
import { byCursor, decodeLabelQuery, encodePaging } from '../codec/query.ts'
import { eachDecoded } from './each-decoded.ts'
import { refuseDuplicates } from './refuse-duplicates.ts'

export interface CatalogV3Deps {
  readonly catalog: Catalog
  readonly inventory: Inventory
  /** Which quantities visitors may see. */
  readonly visitorStockSettingsOf: (tx: Tx) => Promise<SiteSettings['inventory']>
  readonly pages: QueryPages
  readonly mediaUrl: MediaUrl
}

type Call = Pick<HandlerContext, 'tx' | 'caller'>
type Fields = readonly string[] | null | undefined
interface Change {
  readonly id: string
  readonly revision: string
  readonly name?: string
}

/** The operations that brands and ribbons share. */
export function labelMethods<Wire>(
  { catalog, pages }: CatalogV3Deps,
  kind: LabelKind,
  encode: (label: CountedLabel) => Wire,
) {
  /** Encodes labels, with product counts where requested: one statement for all of them. */
  async function show(
    { tx, caller }: Call,
    labels: readonly FullLabel[],
    fields?: Fields,
  ): Promise<Wire[]> {
    if (!asksForCount(fields)) return labels.map((label) => encode({ label }))
    const ids = labels.map(({ id }) => id)
    const counts = await catalog.countProductsWithLabel(tx, kind, ids, readerOf({ caller }))
    return labels.map((label) => encode({ label, products: counts.get(label.id) ?? 0 }))
  }
  const showOne = async (call: Call, label: FullLabel, fields?: Fields): Promise<Wire> =>
    (await show(call, [label], fields))[0] as Wire
  const only = ([result]: readonly CatalogResult<FullLabel>[]): FullLabel => {
    if (isRefusal(result)) throw result
    return result as FullLabel
  }
  const inBulk = (
    results: readonly CatalogResult<FullLabel>[],
    ids: readonly string[],
    isShown: boolean,
  ) =>
    encodeBulk(
      results.map((one, at): BulkItem<Wire> => {
        if (isRefusal(one)) return { ...(ids[at] ? { id: ids[at] } : {}), error: one }
        return { id: one.id, ...(isShown ? { item: encode({ label: one }) } : {}) }
      }),
    )
  return {
    show,
    create: async (call: Call, { name }: { readonly name: string }) => {
      const names = [decodeName(name, `${kind}.name`)]
      return showOne(call, only(await catalog.createLabels(call.tx, kind, names)))
    },
    get: async (call: Call, id: string, fields: Fields) =>
      showOne(call, await catalog.getLabel(call.tx, kind, id), fields),
    update: async (call: Call, change: Change, fields: Fields) => {
      const changes = [decodeChange(change, pathOf(kind))]
      return showOne(call, only(await catalog.updateLabels(call.tx, kind, changes)), fields)
    },
    delete: async (call: Call, id: string) => {
      only(await catalog.deleteLabels(call.tx, kind, [id]))
      return {}
    },
    query: async (call: Call, requested: WireQuery | null | undefined) => {
      const open = pages.open(`${kind}s`, call, byCursor(requested))
      const query = decodeLabelQuery(open)
      const found = await catalog.queryLabels(call.tx, kind, query)
      return { labels: found.items, pagingMetadata: encodePaging(open.metadata(query, found)) }
    },
    count: async (call: Call, filter: unknown) => {
      const open = pages.open(`${kind}s`, call, { filter, paging: { limit: 0 } })
      const { total } = await catalog.queryLabels(call.tx, kind, decodeLabelQuery(open))
      return { count: total }
    },
    getOrCreate: async (call: Call, name: string, fields?: Fields) => {
      const requestedItems = decodeName(name, `${kind}Name`)
      const found = await catalog.ensureLabels(call.tx, kind, [requestedItems])
      return showOne(call, found.get(requestedItems) as FullLabel, fields)
    },
    bulkCreate: async (
      call: Call,
      labels: readonly { readonly name: string }[],
      returnEntity: boolean,
    ) => {
      const results = await eachDecoded(
        labels,
        ({ name }, at) => decodeName(name, `${kind}s[${at}].name`),
        (names) => catalog.createLabels(call.tx, kind, names),
      )
      return inBulk(results, [], returnEntity)
    },
    bulkUpdate: async (call: Call, input: readonly Change[], returnEntity: boolean) => {
      const ids = input.map(({ id }) => id)
      refuseDuplicates(`${kind}s`, ids)
      const results = await eachDecoded(
        input,
        (change, at) => decodeChange(change, pathOf(kind, at)),
        (changes) => catalog.updateLabels(call.tx, kind, changes),
      )
      return inBulk(results, ids, returnEntity)
    },
    bulkGetOrCreate: async (call: Call, names: readonly string[]) => {
      const results = await eachDecoded(
        names,
        (name, at) => decodeName(name, `${kind}Names[${at}]`),
        async (requestedItems) => {
          const found = await catalog.ensureLabels(call.tx, kind, requestedItems)
          return requestedItems.map((name) => found.get(name) as FullLabel)
        },
      )
      return inBulk(results, [], true)
    },
    bulkDelete: async (call: Call, ids: readonly string[]) =>
      inBulk(await catalog.deleteLabels(call.tx, kind, ids), ids, false),
  }
}
