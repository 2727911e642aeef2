import { products } from '@vitrine/contract/products'
import { price } from '@vitrine/pricing'
import { ApiKeyStrategy, createClient } from '@vitrine/sdk'

const { SHOP_URL: baseUrl = 'http://localhost:4400', API_KEY: apiKey = '' } = process.env
const shop = createClient({ baseUrl, services: { products }, auth: ApiKeyStrategy({ apiKey }) })

const { products: found } = await shop.products.listProducts({ limit: 3 })
for (const { name } of found) console.log(name)

const { totals } = price({
  currency: 'EUR',
  now: new Date().toISOString(),
  settings: { pricesIncludeTax: true, roundTaxPer: 'rate', roundingMode: 'half-up' },
  lines: [{ id: 'cup', quantity: 3, unitPrice: 999, shippable: false, taxGroupId: 'goods' }],
  promotions: [],
  taxes: [],
  codes: [],
  delivery: { options: [], chosen: [] },
  fees: [],
  buyer: {},
  tenders: [],
})
console.log(`Three cups cost ${totals.total} cents`)
