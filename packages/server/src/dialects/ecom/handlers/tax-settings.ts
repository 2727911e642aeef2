import type { Handlers } from '@vitrine/contract/kit'
import type { taxSettings } from '@vitrine/contract/published-taxes'
import { publishedRates } from '../../../areas/commerce/tax/index.ts'
import type { SiteArea } from '../../../areas/site/compose.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { calculators } from '../codec/taxes.ts'

const covered = new Set(publishedRates.map(({ territory }) => territory))
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Countries without published rates, by ISO 3166-1. */
const uncoveredCountries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => regionNames.of(code) !== undefined && !covered.has(code))

export const taxSettingsHandlers = (sites: Pick<SiteArea['sites'], 'get' | 'changeSettings'>) =>
  ({
    getTaxSettings: async ({ tx }) => {
      const { taxes } = (await sites.get(tx.siteId)).settings
      return { taxSettings: { taxIncludedInItemPrices: taxes.pricesIncludeTax } }
    },
    upsertTaxSettings: async ({ tx, input }) => {
      const pricesIncludeTax = input.taxSettings.taxIncludedInItemPrices ?? false
      const { taxes } = await sites.changeSettings(tx, { taxes: { pricesIncludeTax } })
      return { taxSettings: { taxIncludedInItemPrices: taxes.pricesIncludeTax } }
    },
    listTaxCalculators: async () => ({
      taxCalculatorDetails: [
        { appId: calculators.manual, displayName: 'Manual rates', unsupportedCountries: [] },
        {
          appId: calculators.published,
          displayName: 'Published rates (EU, United Kingdom, Switzerland, Norway)',
          unsupportedCountries: uncoveredCountries,
        },
      ],
    }),
  }) satisfies Handlers<typeof taxSettings, HandlerContext>
