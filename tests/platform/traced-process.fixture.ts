import { createRequire } from 'node:module'
import { readSettings } from '@vitrine/server/cli'
import { startTestServer } from '@vitrine/testkit'

/** A process that handles one request, traced according to its environment, exits, and prints the loaded modules. */
const { tracing } = readSettings(process.env).config
const shop = await startTestServer({ runJobs: true, operation: tracing ? { tracing } : {} })
const { address } = await shop.server.listen({ port: 0 })
await (await fetch(`${address}/vitrine/v1/site`)).text()
await shop.close()
console.log(JSON.stringify(Object.keys(createRequire(import.meta.url).cache)))
