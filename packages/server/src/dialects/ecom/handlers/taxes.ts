import type { Handlers } from '@vitrine/contract/kit'
import {
  type manualTaxMappings,
  taxGroupFields,
  type taxGroups,
  taxMappingFields,
  taxRegionFields,
  type taxRegions,
} from '@vitrine/contract/published-taxes'
import { TaxGroupNotFound, TaxRateNotFound, TaxRegionNotFound } from '@vitrine/contract/taxes'
import type { TaxFeature } from '../../../areas/commerce/tax/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { QueryPages } from '../../../transport/query-pages.ts'
import { encodeTotals } from '../codec/bulk.ts'
import { pageOfRecords } from '../codec/record-list.ts'
import {
  decodeMapping,
  decodeRegion,
  encodeGroup,
  encodeMapping,
  encodeRegion,
  fieldOf,
  usesPublishedRates,
} from '../codec/taxes.ts'
import { givenFields } from '../codec/versions.ts'
import { eachItem, encodeResults } from './each-item.ts'
import { byCursor, recordWithId } from './records.ts'

export interface PublishedTaxDeps {
  readonly tax: TaxFeature
  readonly pages: QueryPages
}

export const taxGroupHandlers = ({ tax, pages }: PublishedTaxDeps) =>
  ({
    createTaxGroup: async ({ tx, input }) => {
      const { name } = input.taxGroup
      return { taxGroup: encodeGroup(await tax.saveGroup(tx, { name, category: 'STANDARD' })) }
    },
    listDefaultTaxGroups: async ({ tx }) => {
      const { groups } = await tax.read(tx)
      return { taxGroups: groups.filter(({ isSystem }) => isSystem).map(encodeGroup) }
    },
    listDefaultTaxGroupsByAppIds: async ({ tx, input: { appIds } }) => {
      const { groups } = await tax.read(tx)
      const group = groups.find(({ isSystem }) => isSystem)
      const taxGroup = group && encodeGroup(group)
      return {
        results: appIds.map((_, originalIndex) => ({
          taxGroupMetadata: { ...(group && { id: group.id }), originalIndex, success: true },
          ...(taxGroup && { taxGroup }),
        })),
        bulkActionMetadata: encodeTotals(appIds.length, appIds.length),
      }
    },
    queryTaxGroups: async ({ input, ...call }) => {
      const { groups } = await tax.read(call.tx)
      const open = pages.open('taxGroups', call, byCursor(input.query))
      const list = { fields: taxGroupFields, readField: fieldOf }
      const { records, pagingMetadata } = pageOfRecords(groups.map(encodeGroup), open, list)
      return { taxGroups: records, pagingMetadata }
    },
    getTaxGroup: async ({ tx, input }) => {
      const { groups } = await tax.read(tx)
      return { taxGroup: encodeGroup(recordWithId(groups, input.taxGroupId, TaxGroupNotFound)) }
    },
    updateTaxGroup: async ({ tx, input }) => {
      const { id, revision, ...fields } = input.taxGroup
      const { name, category } = recordWithId((await tax.read(tx)).groups, id, TaxGroupNotFound)
      const group = { name, category, ...givenFields(fields), id: id.toLowerCase() }
      return {
        taxGroup: encodeGroup(await tax.saveGroup(tx, { ...group, revision: Number(revision) })),
      }
    },
    deleteTaxGroup: async ({ tx, input }) => {
      await tax.deleteGroup(tx, input.taxGroupId.toLowerCase())
      return {}
    },
  }) satisfies Handlers<typeof taxGroups, HandlerContext>

export const taxRegionHandlers = ({ tax, pages }: PublishedTaxDeps) =>
  ({
    createTaxRegion: async ({ tx, input }) => ({
      taxRegion: encodeRegion(await tax.saveRegion(tx, decodeRegion(input.taxRegion))),
    }),
    bulkCreateTaxRegions: async ({ tx, input: { taxRegions: regions, returnEntity } }) =>
      encodeResults(
        await eachItem(tx, regions, async (one) =>
          encodeRegion(await tax.saveRegion(tx, decodeRegion(one))),
        ),
        returnEntity,
      ),
    queryTaxRegions: async ({ input, ...call }) => {
      const { regions } = await tax.read(call.tx)
      const open = pages.open('taxRegions', call, byCursor(input.query))
      const list = { fields: taxRegionFields, readField: fieldOf }
      const { records, pagingMetadata } = pageOfRecords(regions.map(encodeRegion), open, list)
      return { taxRegions: records, pagingMetadata }
    },
    getTaxRegion: async ({ tx, input }) => {
      const { regions } = await tax.read(tx)
      return {
        taxRegion: encodeRegion(recordWithId(regions, input.taxRegionId, TaxRegionNotFound)),
      }
    },
    updateTaxRegion: async ({ tx, input }) => {
      const { id, revision, appId, ...fields } = input.taxRegion
      const region = recordWithId((await tax.read(tx)).regions, id, TaxRegionNotFound)
      const changed = await tax.saveRegion(tx, {
        ...region,
        ...givenFields(fields),
        ...(appId ? { usesPublishedRates: usesPublishedRates(appId) } : {}),
        revision: Number(revision),
      })
      return { taxRegion: encodeRegion(changed) }
    },
    deleteTaxRegion: async ({ tx, input }) => {
      await tax.deleteRegion(tx, input.taxRegionId.toLowerCase())
      return {}
    },
  }) satisfies Handlers<typeof taxRegions, HandlerContext>

export const taxMappingHandlers = ({ tax, pages }: PublishedTaxDeps) =>
  ({
    createManualTaxMapping: async ({ tx, input }) => ({
      manualTaxMapping: encodeMapping(
        await tax.saveRate(tx, decodeMapping(input.manualTaxMapping)),
      ),
    }),
    bulkCreateManualTaxMappings: async ({ tx, input }) =>
      encodeResults(
        await eachItem(tx, input.manualTaxMappings, async (one) =>
          encodeMapping(await tax.saveRate(tx, decodeMapping(one))),
        ),
        input.returnEntity,
      ),
    queryManualTaxMappings: async ({ input, ...call }) => {
      const { rates } = await tax.read(call.tx)
      const open = pages.open('manualTaxMappings', call, byCursor(input.query))
      const list = { fields: taxMappingFields, readField: fieldOf }
      const { records, pagingMetadata } = pageOfRecords(rates.map(encodeMapping), open, list)
      return { manualTaxMappings: records, pagingMetadata }
    },
    getManualTaxMapping: async ({ tx, input }) => {
      const { rates } = await tax.read(tx)
      const rate = recordWithId(rates, input.manualTaxMappingId, TaxRateNotFound)
      return { manualTaxMapping: encodeMapping(rate) }
    },
    updateManualTaxMapping: async ({ tx, input }) => {
      const { id, revision, ...fields } = input.manualTaxMapping
      const rate = recordWithId((await tax.read(tx)).rates, id, TaxRateNotFound)
      const changed = { ...rate, ...givenFields(fields), revision: Number(revision) }
      return { manualTaxMapping: encodeMapping(await tax.saveRate(tx, changed)) }
    },
    deleteManualTaxMapping: async ({ tx, input }) => {
      await tax.deleteRate(tx, input.manualTaxMappingId.toLowerCase())
      return {}
    },
  }) satisfies Handlers<typeof manualTaxMappings, HandlerContext>
