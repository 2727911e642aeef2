import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { RunningProduct } from '@vitrine/testkit/product'

const PRODUCT_CREATED = 'com.wix.ecommerce.catalog.api.v1.ProductCreated'

/** A web server on this machine that receives a webhook for every new product. */
export async function startFaultsReceiver(product: RunningProduct) {
  const received = new Set<string>()
  const server = createServer(async (request, response) => {
    const token = await text(request)
    received.add(productOf(token))
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const response = await fetch(`${product.baseUrl}/vitrine/v1/webhooks`, {
    method: 'POST',
    headers: {
      authorization: product.sites[0]?.apiKey ?? '',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ url: `http://127.0.0.1:${port}/events`, events: [PRODUCT_CREATED] }),
  })
  if (!response.ok) throw new Error(`No webhook: ${response.status} ${await response.text()}`)
  return {
    received,
    stop(): void {
      server.close()
      server.closeAllConnections()
    },
  }
}

function productOf(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const { data } = JSON.parse(claims.data) as { data: string }
  return (JSON.parse(data) as { productId?: string }).productId ?? ''
}
