import type { Command } from 'commander'
import type { Server } from '../../create-server.ts'
import { chooseSite, withServer } from '../with-server.ts'

/** Commands about the money of orders. */
export function addLedgerCommands(program: Command): void {
  program
    .command('ledger')
    .description('the money of orders')
    .command('verify')
    .description('replay every order and compare it with its payments and the ledger')
    .option('--site <id>', 'id or name of the site')
    .action((options: { readonly site?: string }) =>
      withServer(async (server) => verify(server, (await chooseSite(server, options.site)).id)),
    )
}

const actor = { type: 'system', id: 'command line' } as const

/** Verifies the ledger of every site. */
export async function verifyLedgers(server: Server): Promise<void> {
  for (const { id } of await server.sites.list()) await verify(server, id)
}

/** Exits with 1 if there are differences, for scripts. */
async function verify(server: Server, siteId: string): Promise<void> {
  const { orders, differences } = await server.platform.work({ siteId, actor }, (tx) =>
    server.orders.verifyLedger(tx),
  )
  for (const { orderNumber, what, expected, found } of differences) {
    console.log(`order ${orderNumber}  ${what.toLowerCase()}  expected ${expected}, found ${found}`)
  }
  if (differences.length > 0) process.exitCode = 1
  console.log(
    differences.length === 0
      ? `${orders} orders: every amount is what the ledger says.`
      : `${orders} orders: ${differences.length} differences.`,
  )
}
