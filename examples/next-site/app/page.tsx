import { catalogV1 } from '@vitrine/contract/catalog-v1'
import { createClient, OAuthStrategy, query } from '@vitrine/sdk'

/** The newest products with their prices. */
export default async function Page() {
  const shop = createClient({
    baseUrl: process.env.SHOP_URL ?? 'http://localhost:4400',
    services: { catalogV1 },
    auth: OAuthStrategy({ clientId: process.env.CLIENT_ID ?? '' }),
  })
  const { items } = await query((asked) => shop.catalogV1.queryProducts({ query: asked }))
    .descending('createdDate')
    .limit(12)
    .find()
  return (
    <main>
      <h1>New in the shop</h1>
      <ul>
        {items.map(({ id, name, price }) => (
          <li key={id}>
            {name}, {price.formatted.discountedPrice}
          </li>
        ))}
      </ul>
    </main>
  )
}
