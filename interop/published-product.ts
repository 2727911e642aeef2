import type { PublishedShop } from './published-shop.ts'

/** The products of a running shop as a merchant and as a visitor see them. */
export const productsOf = (shop: () => PublishedShop) => {
  const merchant = () => shop().merchant().products
  const visitor = () => shop().visitor().products
  async function createProduct(fields: object = {}) {
    const { product } = await merchant().createProduct({
      name: 'Jar',
      productType: 'physical',
      priceData: { price: 20 },
      ...fields,
    } as never)
    return { ...product, _id: product?._id ?? '' }
  }
  return { merchant, visitor, createProduct }
}

export const sizes = (...values: string[]) => ({
  manageVariants: true,
  productOptions: [
    { name: 'Size', choices: values.map((value) => ({ value, description: value })) },
  ],
})
