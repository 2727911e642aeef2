import type { Catalog } from '../../../areas/catalog/index.ts'
import { type ItemFailure, type JobKind, refusalOf } from '../../../areas/site/jobs/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import { type ByFilter, decodeByFilter } from '../codec/by-filter.ts'

type RefusalInput = Parameters<typeof refusalOf>[0]

/** The result for one product of a job. */
export type ProductJobResult = RefusalInput | object | undefined

/** A job kind that processes matching products, hidden ones included, ordered by number. */
export function productKind<Input extends ByFilter>(
  catalog: Catalog,
  act: (tx: Tx, input: Input, ids: readonly string[]) => Promise<readonly ProductJobResult[]>,
): JobKind<Input> {
  return {
    scope: 'catalog-v3:write',
    count: (tx, input) => catalog.countFound(tx, decodeByFilter(input), { seesHidden: true }),
    async next(tx, input, { after, limit, createdUntil }) {
      const { filter, ...words } = decodeByFilter(input)
      const inTime = { kind: 'test', field: 'createdDate', operator: '$lte', value: createdUntil }
      const search = { ...words, filter: { kind: 'and', parts: [filter, inTime] } } as const
      const page = { after: Number(after ?? 0), limit }
      const found = await catalog.pageFound(tx, search as Parameters<Catalog['pageFound']>[1], page)
      return found.map(({ id, numericId }) => ({ id, cursor: String(numericId) }))
    },
    async act(tx, input, ids) {
      const results = await act(tx, input, ids)
      return ids.flatMap((id, at): ItemFailure[] => {
        const result = results[at]
        return result instanceof Error ? [{ id, error: refusalOf(result as RefusalInput) }] : []
      })
    },
  }
}
