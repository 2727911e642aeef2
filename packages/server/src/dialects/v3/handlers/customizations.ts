import { type catalogV3, customizationFields } from '@vitrine/contract/catalog-v3'
import type { Handlers } from '@vitrine/contract/kit'
import { type CatalogResult, type Customization, isRefusal } from '../../../areas/catalog/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { decodeChanges, decodeNew } from '../codec/customization.ts'
import { byCursor, decodeLatestQuery, encodePaging } from '../codec/query.ts'
import { eachDecoded } from './each-decoded.ts'
import type { CatalogV3Deps } from './labels.ts'
import { refuseDuplicates } from './refuse-duplicates.ts'
import { showCustomizations } from './show-customizations.ts'

/** The only result of a list; throws its error. */
export function onlyCustomization([
  result,
]: readonly CatalogResult<Customization>[]): Customization {
  if (isRefusal(result)) throw result
  return result as Customization
}

export const customizationHandlers = ({ catalog, pages, mediaUrl }: CatalogV3Deps) => {
  const { show, showOne, showBulk } = showCustomizations(catalog, mediaUrl)
  return {
    createCustomization: async ({ input, ...call }) => {
      const requested = [decodeNew(input.customization, 'customization', mediaUrl)]
      const created = onlyCustomization(await catalog.createCustomizations(call.tx, requested))
      return { customization: await showOne(call, created) }
    },
    getCustomization: async ({ input, ...call }) => {
      const found = await catalog.getCustomization(call.tx, input.customizationId)
      return { customization: await showOne(call, found, input.fields) }
    },
    updateCustomization: async ({ input, ...call }) => {
      const changes = [decodeChanges(input.customization, 'customization')]
      const changed = onlyCustomization(await catalog.updateCustomizations(call.tx, changes))
      return { customization: await showOne(call, changed, input.fields) }
    },
    deleteCustomization: async ({ input, tx }) => {
      await catalog.deleteCustomization(tx, input.customizationId)
      return {}
    },
    queryCustomizations: async ({ input, ...call }) => {
      const open = pages.open('customizations', call, byCursor(input.query))
      const query = decodeLatestQuery(customizationFields, open)
      const found = await catalog.queryCustomizations(call.tx, query)
      return {
        customizations: await show(call, found.items, input.fields),
        pagingMetadata: encodePaging(open.metadata(query, found)),
      }
    },
    countCustomizations: async ({ input, ...call }) => {
      const request = { filter: input.filter, paging: { limit: 0 } }
      const open = pages.open('customizations', call, request)
      const query = decodeLatestQuery(customizationFields, open)
      return { count: (await catalog.queryCustomizations(call.tx, query)).total }
    },
    bulkCreateCustomizations: async ({ input, ...call }) => {
      const results = await eachDecoded(
        input.customizations,
        (one, at) => decodeNew(one, `customizations[${at}]`, mediaUrl),
        (requested) => catalog.createCustomizations(call.tx, requested),
      )
      return showBulk(call, results, [], input)
    },
    bulkUpdateCustomizations: async ({ input, ...call }) => {
      const inputs = input.customizations.map(({ customization }) => customization)
      refuseDuplicates(
        'customizations',
        inputs.map(({ id }) => id),
      )
      const results = await eachDecoded(
        inputs,
        (one, at) => decodeChanges(one, `customizations[${at}].customization`),
        (changes) => catalog.updateCustomizations(call.tx, changes),
      )
      return showBulk(call, results, inputs, input)
    },
  } satisfies Partial<Handlers<typeof catalogV3, HandlerContext>>
}
