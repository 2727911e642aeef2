import type { Customization as WireCustomization } from '@vitrine/contract/catalog-v3'
import type { Static } from '@vitrine/contract/kit'
import {
  accepted,
  type Catalog,
  type CatalogResult,
  type Customization,
  isRefusal,
  type MediaUrl,
  orderedChoices,
  readerOf,
} from '../../../areas/catalog/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodeBulk } from '../codec/bulk.ts'
import { encodeCustomization } from '../codec/customization.ts'

type Call = Pick<HandlerContext, 'tx' | 'caller'>
type Fields = readonly string[] | null | undefined
/** The content of a bulk call's response. */
export interface ReturnOptions {
  readonly returnEntity?: boolean | null | undefined
  readonly fields?: Fields
}
type Wire = Static<typeof WireCustomization>

/** Encodes options and modifiers with at most two more statements. */
export function showCustomizations(catalog: Catalog, mediaUrl: MediaUrl) {
  async function show(
    { tx, caller }: Call,
    shown: readonly Customization[],
    fields: Fields = [],
  ): Promise<Wire[]> {
    const reader = readerOf({ caller })
    const isCounted = fields?.includes('ASSIGNED_PRODUCTS_COUNT')
    const ids = shown.map(({ id }) => id)
    const products = isCounted ? await catalog.countCustomized(tx, ids, reader) : undefined
    const byCount = shown.filter(({ choiceOrder }) => choiceOrder === 'BY_PRODUCT_COUNT')
    const choiceIds = byCount.flatMap(({ choices }) => choices.map(({ id }) => id))
    const selected = await catalog.countChosen(tx, choiceIds, reader)
    const withPictures = fields?.includes('CHOICE_DISPLAY_IMAGE') ?? false
    return shown.map((customization) =>
      encodeCustomization({
        customization,
        choices: orderedChoices(customization, selected),
        products: products && (products.get(customization.id) ?? 0),
        withPictures,
        mediaUrl,
      }),
    )
  }

  async function showBulk(
    call: Call,
    results: readonly CatalogResult<Customization>[],
    input: readonly { readonly id: string }[],
    { returnEntity, fields }: ReturnOptions,
  ) {
    const created = accepted(results)
    const shown = returnEntity ? await show(call, created, fields) : []
    const byId = new Map(shown.map((one) => [one.id, one]))
    const items = results.map((one, at) => {
      if (isRefusal(one)) return { ...(input[at] ? { id: input[at].id } : {}), error: one }
      const item = byId.get(one.id)
      return { id: one.id, ...(item ? { item } : {}) }
    })
    return encodeBulk<Wire, 'customization'>(items, 'customization')
  }

  return {
    show,
    showBulk,
    showOne: async (call: Call, one: Customization, fields?: Fields): Promise<Wire> =>
      (await show(call, [one], fields))[0] as Wire,
  }
}
