import { catalogVersions } from '@vitrine/contract/vocabulary'
import { type Command, Option } from 'commander'
import { withServer } from '../with-server.ts'

export function addSiteCommands(program: Command): void {
  const site = program.command('site').description('Sites of this installation')
  site
    .command('create <name>')
    .description('make a site with its own storefront client and print their ids')
    .option('--currency <code>', 'ISO 4217 currency of its prices', 'USD')
    .option('--locale <tag>', 'language tag of its texts', 'en-US')
    .option('--domain <host...>', 'hosts at which its storefront answers')
    .addOption(
      new Option('--catalog <version>', 'declared dialect')
        .choices([...catalogVersions])
        .default('V1_CATALOG'),
    )
    .action((name, options) =>
      withServer(async (server) => {
        const { currency, locale, catalog: catalogVersion, domain: domains = [] } = options
        const made = await server.sites.create({
          settings: { name, currency, locale, catalogVersion },
          domains,
        })
        const client = await server.sites.createClient(made.id, { name: 'Storefront' })
        console.log(`site    ${made.id}\nclient  ${client.id}`)
      }),
    )
  site
    .command('list')
    .description('print id, catalog version and name of every site')
    .action(() =>
      withServer(async (server) => {
        for (const one of await server.sites.list()) {
          console.log(`${one.id}  ${one.settings.catalogVersion}  ${one.settings.name}`)
        }
      }),
    )
}
