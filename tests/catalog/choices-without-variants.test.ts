import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { itemsOf } from '../stock/inventory-items.fixture.ts'
import { change, chosen, priced, productInput, textOption } from './listed-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const visitor = () => shop.people.visitor().api
const stocked = { inventoryItem: { quantity: 3 } }

/** A thing in two sizes, of which only the smaller one is made. */
const halfMade = async () => {
  const small = { ...priced('5', { choices: [chosen('Size', 'S')] }), ...stocked }
  const options = [textOption('Size', 'S', 'M')]
  const product = productInput({ options, variantsInfo: { variants: [small] } })
  return (await merchant().catalogV3.createProductWithInventory({ product })).product
}

interface Choice {
  readonly inStock?: boolean | undefined
  readonly visible?: boolean | undefined
}
const seen = (choices: readonly Choice[] = []) =>
  choices.map(({ inStock, visible }) => [inStock, visible])

/** The choices in the response of every call that returns them. */
async function observed(id: string) {
  const { product } = await visitor().catalogV3.getProduct({ productId: id })
  const found = await visitor().catalogV3.searchProducts({ search: { filter: { id } } })
  const first = (await visitor().catalogV1.getProduct({ id })).product
  const asked = await visitor().catalogV1.getProductOptionsAvailability({ id, options: {} })
  return [
    product.options[0]?.choicesSettings.choices,
    found.products[0]?.options[0]?.choicesSettings.choices,
    first.productOptions[0]?.choices,
    asked.productOptions[0]?.choices,
  ].map(seen)
}
const everywhere = (...choices: [boolean, boolean][]) => Array(4).fill(choices)

describe('a choice that no variant has', () => {
  test('is neither in stock nor visible, in every call', async () => {
    const product = await halfMade()
    expect(seen(product.options[0]?.choicesSettings.choices)).toEqual([
      [true, true],
      [false, false],
    ])
    expect(await observed(product.id)).toEqual(everywhere([true, true], [false, false]))
  })

  test('stays so when stock or another field of the product changes', async () => {
    const product = await halfMade()
    const [item] = await itemsOf(merchant(), product.id)
    const inventoryItem = { id: item?.id ?? '', revision: item?.revision ?? '', quantity: 0 }
    await merchant().catalogV3.updateInventoryItem({ inventoryItem })
    expect(await observed(product.id)).toEqual(everywhere([false, true], [false, false]))
    await change(merchant(), product, { name: 'Renamed' })
    expect(await observed(product.id)).toEqual(everywhere([false, true], [false, false]))
  })
})
