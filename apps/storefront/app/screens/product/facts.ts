import type { Product } from '@vitrine/contract/catalog-v1'
import { links } from '../../links.ts'
import { pictureAt } from '../../views/picture.ts'
import type { ProductProps } from './product-view.ts'
import type { StockView } from './stock.ts'

/** The page as search engines read it. */
export function productFacts(
  product: Product,
  { pictures, price, stock, sku, rooms }: ProductProps,
  origin: string,
  description: string,
): object[] {
  const url = origin + links.product(product.slug)
  const thing = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    url,
    ...(description ? { description } : {}),
    ...(sku ? { sku } : {}),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    image: pictures.map((picture) => {
      const address = pictureAt(picture, 1280)
      return address.startsWith('/') ? origin + address : address
    }),
    offers: {
      '@type': 'Offer',
      url,
      price: price.value,
      priceCurrency: price.currency,
      availability: `https://schema.org/${availabilityOf(stock)}`,
    },
  }
  const way = [
    ...rooms.map((room) => ({ name: room.name, item: origin + links.collection(room.slug) })),
    { name: product.name, item: url },
  ]
  return [
    thing,
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: way.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
    },
  ]
}

const availabilityOf = ({ kind }: StockView) =>
  kind === 'out' ? 'OutOfStock' : kind === 'preorder' ? 'PreOrder' : 'InStock'
