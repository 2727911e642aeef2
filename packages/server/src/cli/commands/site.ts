import { type SiteMove, startingStates } from '@vitrine/contract/sites'
import {
  catalogVersions,
  siteDeletions,
  siteNamespaces,
  siteStates,
} from '@vitrine/contract/vocabulary'
import { type Command, Option } from 'commander'
import type { Server } from '../../create-server.ts'
import { newId } from '../../platform/ids.ts'
import type { Tx } from '../../platform/tx.ts'
import { PlainError } from '../plain-error.ts'
import { withPlainErrors } from '../with-plain-errors.ts'
import { chooseSite, withServer } from '../with-server.ts'

/** Commands about whole sites. */
export function addSiteCommands(program: Command): void {
  const site = program.command('site').description('Sites of this installation')
  addCreate(site)
  addDuplicate(site)
  addList(site)
  for (const [move, description, messageFor] of moves) {
    site
      .command(`${move} <site>`)
      .description(description)
      .action((name) =>
        withServer(async (server) => {
          const { id, settings } = await chooseSite(server, name)
          await withPlainErrors(workOnSite(server, id, (tx) => server.sites.move(tx, move)))
          console.log(messageFor(settings.name))
        }),
      )
  }
}

const moves: readonly (readonly [SiteMove, string, (name: string) => string])[] = [
  ['disable', 'close a site: visitors see a notice, staff work on', (name) => `${name} is closed.`],
  ['enable', 'open a site', (name) => `${name} is open.`],
  [
    'trash',
    'take a site away from visitors; it can be restored for 30 days',
    (name) => `${name} is in the trash. Bring it back: vitrine site restore`,
  ],
  ['restore', 'bring a site back from the trash', (name) => `${name} is back.`],
  [
    'purge',
    'remove the data of a site in the trash, for good',
    (name) => `The data of ${name} is removed as soon as the running server gets to it.`,
  ],
]

const domains = () => new Option('--domain <host...>', 'hosts at which its storefront answers')
const namespace = () =>
  new Option('--namespace <label>', 'a label to filter by').choices([...siteNamespaces])
const state = () => new Option('--state <state>', 'how it starts').choices([...startingStates])

function addCreate(site: Command): void {
  site
    .command('create <name>')
    .description('create a site with its own storefront client and print their ids')
    .option('--from <site>', 'copy settings, clients and catalog of this site')
    .option('--currency <code>', 'ISO 4217 currency of its prices; default: USD')
    .option('--locale <tag>', 'language tag of its texts; default: en-US')
    .addOption(domains())
    .addOption(namespace())
    .addOption(state())
    .addOption(
      new Option('--catalog <version>', 'declared dialect; V1_CATALOG unless given').choices([
        ...catalogVersions,
      ]),
    )
    .action((name, { from, ...options }) =>
      withServer((server) =>
        from ? copy(server, from, { name, ...options }) : create(server, { name, ...options }),
      ),
    )
}

function addDuplicate(site: Command): void {
  site
    .command('duplicate <site>')
    .description('copy settings, clients and catalog of a site, without its people')
    .option('--name <name>', 'name of the copy')
    .addOption(domains())
    .addOption(namespace())
    .addOption(state())
    .action((from, options) => withServer((server) => copy(server, from, options)))
}

function addList(site: Command): void {
  site
    .command('list')
    .description('print id, status, catalog version and name of sites')
    .addOption(namespace())
    .addOption(new Option('--state <state>', 'only these').choices([...siteStates]))
    .addOption(
      new Option('--deletion <step>', 'those that are leaving, on this step').choices([
        ...siteDeletions,
      ]),
    )
    .action((filter) =>
      withServer(async (server) => {
        for (const one of await server.sites.query(filter)) {
          const status = (one.deletion ?? one.state).padEnd(8)
          console.log(`${one.id}  ${status}  ${one.settings.catalogVersion}  ${one.settings.name}`)
        }
      }),
    )
}

interface SiteOptions {
  readonly name?: string
  readonly domain?: readonly string[]
  readonly currency?: string
  readonly locale?: string
  readonly catalog?: (typeof catalogVersions)[number]
  readonly namespace?: (typeof siteNamespaces)[number]
  readonly state?: (typeof startingStates)[number]
}

async function create(
  server: Server,
  { domain, catalog, ...options }: SiteOptions & { readonly name: string },
): Promise<void> {
  const more = {
    ...(domain ? { domains: domain } : {}),
    ...(catalog ? { catalogVersion: catalog } : {}),
  }
  show(
    await withPlainErrors(
      workOnSite(server, newId(), (tx) =>
        server.sites.createWithClient(tx, { ...options, ...more }),
      ),
    ),
  )
}

async function copy(server: Server, from: string, options: SiteOptions): Promise<void> {
  const { currency, locale, catalog, domain, ...rest } = options
  if (currency || locale || catalog) {
    throw new PlainError('A copy takes --currency, --locale and --catalog from its original')
  }
  const { id } = await chooseSite(server, from)
  const more = { ...rest, ...(domain ? { domains: domain } : {}) }
  show(
    await withPlainErrors(
      workOnSite(server, newId(), (tx) => server.sites.duplicate(tx, id, more)),
    ),
  )
}

const show = ({ site, clientId }: { site: { id: string }; clientId: string }): void =>
  console.log(`site    ${site.id}\nclient  ${clientId}`)

const workOnSite = <T>(server: Server, siteId: string, run: (tx: Tx) => Promise<T>): Promise<T> =>
  server.platform.work({ siteId, actor: { type: 'system', id: 'command line' } }, run)
