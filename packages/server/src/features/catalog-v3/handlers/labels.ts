import type { WireQuery } from '@vitrine/contract/catalog-v3'
import type { SiteSettings } from '@vitrine/contract/sites'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { isMerchant } from '../../../transport/caller.ts'
import type { QueryPages } from '../../../transport/query-pages.ts'
import {
  type Catalog,
  type FullLabel,
  isRefusal,
  type LabelKind,
  type MediaUrl,
  type Outcome,
} from '../../catalog/index.ts'
import type { Inventory } from '../../inventory/index.ts'
import type { JobsFeature } from '../../jobs/index.ts'
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
import { refuseTwice } from './refuse-twice.ts'

export interface CatalogV3Deps {
  readonly catalog: Catalog
  readonly inventory: Inventory
  /** What visitors are told of how much there is. */
  readonly shownStockOf: (tx: Tx) => Promise<SiteSettings['inventory']>
  readonly pages: QueryPages
  readonly mediaUrl: MediaUrl
  readonly jobs: Pick<JobsFeature, 'addKind'>
}

type Call = Pick<HandlerContext, 'tx' | 'caller'>
type Fields = readonly string[] | null | undefined
interface Change {
  readonly id: string
  readonly revision: string
  readonly name?: string
}

/** What brands and ribbons have in common; each call of theirs is one of these verbs. */
export function labelVerbs<Wire>(
  { catalog, pages }: CatalogV3Deps,
  kind: LabelKind,
  encode: (label: CountedLabel) => Wire,
) {
  /** Labels as they are sent, counted when somebody asks: one statement for all of them. */
  async function show(
    { tx, caller }: Call,
    labels: readonly FullLabel[],
    fields?: Fields,
  ): Promise<Wire[]> {
    if (!asksForCount(fields)) return labels.map((label) => encode({ label }))
    const ids = labels.map(({ id }) => id)
    const counts = await catalog.countLabelled(tx, kind, ids, { seesHidden: isMerchant(caller) })
    return labels.map((label) => encode({ label, products: counts.get(label.id) ?? 0 }))
  }
  const showOne = async (call: Call, label: FullLabel, fields?: Fields): Promise<Wire> =>
    (await show(call, [label], fields))[0] as Wire
  const only = ([outcome]: readonly Outcome<FullLabel>[]): FullLabel => {
    if (isRefusal(outcome)) throw outcome
    return outcome as FullLabel
  }
  const inBulk = (
    outcomes: readonly Outcome<FullLabel>[],
    ids: readonly string[],
    isShown: boolean,
  ) =>
    encodeBulk(
      outcomes.map((one, at): BulkItem<Wire> => {
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
    query: async (call: Call, asked: WireQuery | null | undefined) => {
      const open = pages.open(`${kind}s`, call, byCursor(asked))
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
      const wanted = decodeName(name, `${kind}Name`)
      const found = await catalog.ensureLabels(call.tx, kind, [wanted])
      return showOne(call, found.get(wanted) as FullLabel, fields)
    },
    bulkCreate: async (
      call: Call,
      labels: readonly { readonly name: string }[],
      returnEntity: boolean,
    ) => {
      const outcomes = await eachDecoded(
        labels,
        ({ name }, at) => decodeName(name, `${kind}s[${at}].name`),
        (names) => catalog.createLabels(call.tx, kind, names),
      )
      return inBulk(outcomes, [], returnEntity)
    },
    bulkUpdate: async (call: Call, sent: readonly Change[], returnEntity: boolean) => {
      const ids = sent.map(({ id }) => id)
      refuseTwice(`${kind}s`, ids)
      const outcomes = await eachDecoded(
        sent,
        (change, at) => decodeChange(change, pathOf(kind, at)),
        (changes) => catalog.updateLabels(call.tx, kind, changes),
      )
      return inBulk(outcomes, ids, returnEntity)
    },
    bulkGetOrCreate: async (call: Call, names: readonly string[]) => {
      const outcomes = await eachDecoded(
        names,
        (name, at) => decodeName(name, `${kind}Names[${at}]`),
        async (wanted) => {
          const found = await catalog.ensureLabels(call.tx, kind, wanted)
          return wanted.map((name) => found.get(name) as FullLabel)
        },
      )
      return inBulk(outcomes, [], true)
    },
    bulkDelete: async (call: Call, ids: readonly string[]) =>
      inBulk(await catalog.deleteLabels(call.tx, kind, ids), ids, false),
  }
}
