import { createRequire } from 'node:module'
import { readSettings } from '@vitrine/server/cli'
import { startTestServer } from '@vitrine/testkit'

/** A process that answers one request, traced as its environment says, ends, and prints what it has loaded. */
const { tracing } = readSettings(process.env).config
const shop = await startTestServer({ runJobs: true, operation: tracing ? { tracing } : {} })
const { address } = await shop.server.listen({ port: 0 })
await (await fetch(`${address}/vitrine/v1/site`)).text()
await shop.close()
console.log(JSON.stringify(Object.keys(createRequire(import.meta.url).cache)))
