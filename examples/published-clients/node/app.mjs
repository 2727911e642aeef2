import { createClient, OAuthStrategy } from '@wix/sdk'
import { products } from '@wix/stores'

const client = createClient({
  modules: { products },
  auth: OAuthStrategy({ clientId: process.env.CLIENT_ID }),
})
const { items } = await client.products.queryProducts().ascending('name').find()
for (const { name } of items) console.log(name)
