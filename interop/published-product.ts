import type { PublishedShop } from './published-shop.ts'

/** The products of a running shop as a merchant and as a visitor see them. */
export const productsOf = (shop: () => PublishedShop) => {
  const merchant = () => shop().merchant().products
  const visitor = () => shop().visitor().products
  async function aProduct(given: object = {}) {
    const { product } = await merchant().createProduct({
      name: 'Jar',
      productType: 'physical',
      priceData: { price: 20 },
      ...given,
    } as never)
    return { ...product, _id: product?._id ?? '' }
  }
  return { merchant, visitor, aProduct }
}

export const sizes = (...values: string[]) => ({
  manageVariants: true,
  productOptions: [
    { name: 'Size', choices: values.map((value) => ({ value, description: value })) },
  ],
})
