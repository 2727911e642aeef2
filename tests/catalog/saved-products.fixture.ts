import type { Merchant, TestServer } from '@vitrine/testkit'
import { unique } from './listed-products.fixture.ts'

export type Api = Merchant['api']
export type ProductToSave = Parameters<Api['products']['saveProduct']>[0]['product']
export type SavedProduct = Awaited<ReturnType<Api['products']['saveProduct']>>

/** Saves a product and answers with all of it. */
export const save = (api: Api, product: ProductToSave, more: object = {}): Promise<SavedProduct> =>
  api.products.saveProduct({ product, parts: ['variants', 'options', 'media'], ...more })

/** A new product; fields override its defaults. */
export const create = async (api: Api, product: ProductToSave = {}) =>
  (await save(api, { name: unique('Jug'), price: '20.00', ...product })).product

export const get = async (api: Api, id: string) => (await api.products.getProduct({ id })).product

export const sizes = (...names: string[]) => ({
  name: unique('Size'),
  choices: names.map((name) => ({ name })),
})

/** Two people of the same shop. */
export const colleagues = (shop: TestServer): readonly [Api, Api] => [
  shop.people.merchant().api,
  shop.people.merchant().api,
]

export const fieldsOf = (changes: readonly { readonly field: string }[]): string[] =>
  changes.map(({ field }) => field).sort()
