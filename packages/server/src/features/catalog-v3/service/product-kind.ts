import type { Tx } from '../../../platform/tx.ts'
import type { Catalog } from '../../catalog/index.ts'
import { type ItemFailure, type JobKind, refusalOf } from '../../jobs/index.ts'
import { type ByFilter, decodeByFilter } from '../codec/by-filter.ts'

type Refused = Parameters<typeof refusalOf>[0]

/** What became of one product of many. */
export type ProductOutcome = Refused | object | undefined

/** What a job does to products that fit its filter: hidden ones too, in the order of their numbers. */
export function productKind<Input extends ByFilter>(
  catalog: Catalog,
  act: (tx: Tx, input: Input, ids: readonly string[]) => Promise<readonly ProductOutcome[]>,
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
      const outcomes = await act(tx, input, ids)
      return ids.flatMap((id, at): ItemFailure[] => {
        const outcome = outcomes[at]
        return outcome instanceof Error ? [{ id, error: refusalOf(outcome as Refused) }] : []
      })
    },
  }
}
