import type { Handlers, Input } from '@vitrine/contract/kit'
import { taxExemptGroupFields, type taxExemptGroups } from '@vitrine/contract/published-taxes'
import { TaxExemptGroupNotFound } from '@vitrine/contract/taxes'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { pageOfRecords } from '../codec/record-list.ts'
import { encodeExemptGroup, fieldOf } from '../codec/taxes.ts'
import { eachItem, encodeResults } from './each-item.ts'
import { byCursor, recordWithId } from './records.ts'
import type { PublishedTaxDeps } from './taxes.ts'

type Operations = (typeof taxExemptGroups)['operations']
type GroupChanges = Input<Operations['updateTaxExemptGroup']>['taxExemptGroup']

export const taxExemptGroupHandlers = ({ tax, pages }: PublishedTaxDeps) => {
  const create = async (tx: Tx, { name }: { readonly name: string }) =>
    encodeExemptGroup(await tax.saveExemptGroup(tx, { name }))
  const change = async (tx: Tx, { id, revision, name }: GroupChanges) => {
    const group = recordWithId((await tax.read(tx)).exemptGroups, id, TaxExemptGroupNotFound)
    const changed = { id: group.id, name: name ?? group.name, revision: Number(revision) }
    return encodeExemptGroup(await tax.saveExemptGroup(tx, changed))
  }
  const remove = async (tx: Tx, sent: string) => {
    const id = sent.toLowerCase()
    await tax.deleteExemptGroup(tx, id)
    return { id }
  }
  return {
    createTaxExemptGroup: async ({ tx, input }) => ({
      taxExemptGroup: await create(tx, input.taxExemptGroup),
    }),
    listDefaultTaxExemptGroups: async () => ({ taxExemptGroups: [] }),
    queryTaxExemptGroups: async ({ input, ...call }) => {
      const { exemptGroups } = await tax.read(call.tx)
      const open = pages.open('taxExemptGroups', call, byCursor(input.query))
      const list = { fields: taxExemptGroupFields, readField: fieldOf }
      const found = pageOfRecords(exemptGroups.map(encodeExemptGroup), open, list)
      return { taxExemptGroups: found.records, pagingMetadata: found.pagingMetadata }
    },
    getTaxExemptGroup: async ({ tx, input }) => {
      const { exemptGroups } = await tax.read(tx)
      const found = recordWithId(exemptGroups, input.taxExemptGroupId, TaxExemptGroupNotFound)
      return { taxExemptGroup: encodeExemptGroup(found) }
    },
    updateTaxExemptGroup: async ({ tx, input }) => ({
      taxExemptGroup: await change(tx, input.taxExemptGroup),
    }),
    deleteTaxExemptGroup: async ({ tx, input }) => {
      await remove(tx, input.taxExemptGroupId)
      return {}
    },
    bulkCreateTaxExemptGroups: async ({ tx, input }) =>
      encodeResults(
        await eachItem(tx, input.taxExemptGroups, (one) => create(tx, one)),
        input.returnEntity,
      ),
    bulkUpdateTaxExemptGroups: async ({ tx, input }) =>
      encodeResults(
        await eachItem(tx, input.taxExemptGroups, (one) => change(tx, one.taxExemptGroup)),
        input.returnEntity,
      ),
    bulkDeleteTaxExemptGroups: async ({ tx, input }) => {
      const results = await eachItem(tx, input.taxExemptGroupIds, (id) => remove(tx, id))
      const { bulkActionMetadata, results: all } = encodeResults(results, false)
      return {
        results: all.map(({ itemMetadata }) => ({ itemMetadata })),
        bulkActionMetadata,
      }
    },
  } satisfies Handlers<typeof taxExemptGroups, HandlerContext>
}
