import { type Command, Option } from 'commander'
import type { Reconciliation } from '../../areas/stock/index.ts'
import type { Server } from '../../create-server.ts'
import { PlainError } from '../plain-error.ts'
import { chooseSite, withServer } from '../with-server.ts'

/** Commands about stock. */
export function addInventoryCommands(program: Command): void {
  program
    .command('inventory')
    .description('stock and its ledger')
    .command('reconcile')
    .description('compare stock with the sum of all movements, and list the differences')
    .addOption(
      new Option(
        '--repair <what>',
        'counters take the sums of the ledger, or the ledger gets entries that explain the counters',
      ).choices(['counters', 'ledger']),
    )
    .option('--site <id>', 'id or name of the site')
    .action((options) => withServer((server) => reconcile(server, options)))
}

interface ReconcileOptions {
  readonly site?: string
  readonly repair?: 'counters' | 'ledger'
}

/** Exits with 1 while there are differences, for scripts. */
async function reconcile(
  server: Server,
  { site: siteName, repair }: ReconcileOptions,
): Promise<void> {
  const site = { siteId: (await chooseSite(server, siteName)).id, actor } as const
  const repairModes = { counters: 'COUNTERS', ledger: 'LEDGER' } as const
  const { id } = await server.platform.work(site, (tx) =>
    server.inventory.startReconciliation(tx, repair ? repairModes[repair] : 'NONE', false),
  )
  await server.inventory.runReconciliation({ siteId: site.siteId, id })
  const done = await server.platform.work(site, (tx) => server.inventory.getReconciliation(tx, id))
  report(done)
  if (done.found > done.repaired) process.exitCode = 1
}

const actor = { type: 'system', id: 'command line' } as const

function report({ checked, found, repaired, differences, failure }: Reconciliation): void {
  if (failure) throw new PlainError(failure)
  for (const { productId, variantId, counter, ledger, repaired: isRepaired } of differences) {
    const end = isRepaired ? ', repaired' : ''
    console.log(
      `product ${productId}  variant ${variantId}  stock ${counter}, ledger ${ledger}${end}`,
    )
  }
  if (found > differences.length) console.log(`and ${found - differences.length} more`)
  console.log(
    found === 0
      ? `${checked} products: stock is what the ledger says.`
      : `${checked} products: ${found} ${found === 1 ? 'variant' : 'variants'} differed, ${repaired} repaired.`,
  )
}
