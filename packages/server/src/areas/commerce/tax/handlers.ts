import type { Handlers } from '@vitrine/contract/kit'
import type { taxes as taxesService } from '@vitrine/contract/taxes'
import type { HandlerContext } from '../../../transport/call.ts'
import { decodePlace, decodeSaved, selectPublishedRates } from './codec.ts'
import { checkVatIdForm, publishedRatesDate, type TaxFeature } from './index.ts'

export const taxHandlers = (tax: TaxFeature) =>
  ({
    listTaxes: ({ tx }) => tax.read(tx),
    listPublishedRates: async ({ input }) => ({
      asOf: publishedRatesDate,
      rates: selectPublishedRates(input.territory ?? undefined, input.day ?? undefined),
    }),
    saveTaxGroup: async ({ tx, input }) => ({
      group: await tax.saveGroup(tx, decodeSaved(input.group)),
    }),
    deleteTaxGroup: async ({ tx, input }) => {
      await tax.deleteGroup(tx, input.id)
      return {}
    },
    saveTaxRegion: async ({ tx, input }) => ({
      region: await tax.saveRegion(tx, decodeSaved(input.region)),
    }),
    deleteTaxRegion: async ({ tx, input }) => {
      await tax.deleteRegion(tx, input.id)
      return {}
    },
    saveTaxRate: async ({ tx, input }) => ({
      rate: await tax.saveRate(tx, decodeSaved(input.rate)),
    }),
    deleteTaxRate: async ({ tx, input }) => {
      await tax.deleteRate(tx, input.id)
      return {}
    },
    saveTaxExemptGroup: async ({ tx, input }) => ({
      exemptGroup: await tax.saveExemptGroup(tx, decodeSaved(input.exemptGroup)),
    }),
    deleteTaxExemptGroup: async ({ tx, input }) => {
      await tax.deleteExemptGroup(tx, input.id)
      return {}
    },
    testTaxAddress: async ({ tx, input }) => {
      const vatId = input.buyerVatId ? checkVatIdForm(input.buyerVatId, tx.now) : undefined
      const { groups } = await tax.read(tx)
      const { rates } = await tax.ratesFor(tx, {
        shipping: decodePlace(input.address),
        taxGroups: groups.map(({ id }) => id),
        day: input.day ?? undefined,
        buyerVatId: vatId,
        taxExemptGroupId: input.taxExemptGroupId ?? undefined,
      })
      return { taxes: [...rates], ...(vatId ? { vatId } : {}) }
    },
    checkVatId: async ({ tx, input }) => ({
      vatId: await tax.checkVatId(tx, input.vatId, input.confirmed ?? undefined),
    }),
  }) satisfies Handlers<typeof taxesService, HandlerContext>
