import type { Command } from 'commander'
import type { Server } from '../../create-server.ts'
import { chooseSite, withServer } from '../with-server.ts'

/** Commands about searches. */
export function addSearchCommands(program: Command): void {
  program
    .command('search')
    .description('the search index')
    .command('rebuild')
    .description('rebuild the index; the current one serves searches until then')
    .option('--site <id>', 'id or name of the site')
    .action((options) => withServer((server) => rebuild(server, options)))
}

async function rebuild(server: Server, { site: name }: { readonly site?: string }): Promise<void> {
  const site = await chooseSite(server, name)
  await server.search.rebuild({ siteId: site.id })
  console.log('The search index is new.')
}
