import { startProduct } from '@vitrine/testkit/product'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of a stopped product, with a copy of which each file's product starts. */
    prepared: string
  }
}

/** Databases are made once for all files. */
export async function setup(project: TestProject): Promise<() => void> {
  const product = await startProduct()
  await product.stop()
  project.provide('prepared', product.dataDir)
  return () => product.remove()
}
