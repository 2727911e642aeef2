import type { Shop } from './shop.test.fixture.ts'

type Reply = Awaited<ReturnType<Shop['merchant']>>

export const option = (name: string, ...choices: string[]) => ({
  name,
  choices: choices.map((description) => ({ description, value: description })),
})

/** Frequent operations of a merchant. */
export const merchantAt = (shop: () => Shop) => {
  const post = (path: string, body: object = {}) =>
    shop().merchant('POST', `/stores/v1/${path}`, body)
  return {
    post,
    patch: (path: string, body: object) => shop().merchant('PATCH', `/stores/v1/${path}`, body),
    create: async (product: object = {}) =>
      (await post('products', { product: { name: 'Shirt', priceData: { price: 20 }, ...product } }))
        .body.product,
    /** The product with merchant-only fields. */
    read: async (id: string) => {
      const path = `/stores-reader/v1/products/${id}?includeMerchantSpecificData=true`
      return (await shop().merchant('GET', path)).body.product
    },
  }
}

export const errorOf = ({ body }: Reply) => body.details?.applicationError
