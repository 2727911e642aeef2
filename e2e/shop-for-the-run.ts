import { startProduct } from '@vitrine/testkit/product'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    shop: {
      baseUrl: string
      staff: { email: string; password: string }
      apiKey: string
      pid: number
    }
  }
}

/** One filled shop, started as a person starts it, for all journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct({ demo: true })
  const { baseUrl, staff, pid } = product
  project.provide('shop', { baseUrl, staff, pid, apiKey: product.sites[0]?.apiKey ?? '' })
  return async () => {
    await product.stop()
    product.remove()
  }
}
