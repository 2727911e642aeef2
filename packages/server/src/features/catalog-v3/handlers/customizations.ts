import { type catalogV3, customizationFields } from '@vitrine/contract/catalog-v3'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { type Customization, isRefusal, type Outcome } from '../../catalog/index.ts'
import { decodeChanges, decodeNew } from '../codec/customization.ts'
import { byCursor, decodeLatestQuery, encodePaging } from '../codec/query.ts'
import { eachDecoded } from './each-decoded.ts'
import type { CatalogV3Deps } from './labels.ts'
import { refuseTwice } from './refuse-twice.ts'
import { showCustomizations } from './show-customizations.ts'

/** The only one of a list; a refusal is thrown. */
export function onlyCustomization([outcome]: readonly Outcome<Customization>[]): Customization {
  if (isRefusal(outcome)) throw outcome
  return outcome as Customization
}

export const customizationHandlers = ({ catalog, pages, mediaUrl }: CatalogV3Deps) => {
  const { show, showOne, showBulk } = showCustomizations(catalog, mediaUrl)
  return {
    createCustomization: async ({ input, ...call }) => {
      const wanted = [decodeNew(input.customization, 'customization', mediaUrl)]
      const made = onlyCustomization(await catalog.createCustomizations(call.tx, wanted))
      return { customization: await showOne(call, made) }
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
      const asked = { filter: input.filter, paging: { limit: 0 } }
      const open = pages.open('customizations', call, asked)
      const query = decodeLatestQuery(customizationFields, open)
      return { count: (await catalog.queryCustomizations(call.tx, query)).total }
    },
    bulkCreateCustomizations: async ({ input, ...call }) => {
      const outcomes = await eachDecoded(
        input.customizations,
        (one, at) => decodeNew(one, `customizations[${at}]`, mediaUrl),
        (wanted) => catalog.createCustomizations(call.tx, wanted),
      )
      return showBulk(call, outcomes, [], input)
    },
    bulkUpdateCustomizations: async ({ input, ...call }) => {
      const sent = input.customizations.map(({ customization }) => customization)
      refuseTwice(
        'customizations',
        sent.map(({ id }) => id),
      )
      const outcomes = await eachDecoded(
        sent,
        (one, at) => decodeChanges(one, `customizations[${at}].customization`),
        (changes) => catalog.updateCustomizations(call.tx, changes),
      )
      return showBulk(call, outcomes, sent, input)
    },
  } satisfies Partial<Handlers<typeof catalogV3, HandlerContext>>
}
