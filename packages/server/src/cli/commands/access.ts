import { staffRoles } from '@vitrine/contract/vocabulary'
import { type Command, Option } from 'commander'
import type { Server } from '../../create-server.ts'
import { PlainError } from '../plain-error.ts'
import { readSettings } from '../settings.ts'
import { withPlainErrors } from '../with-plain-errors.ts'
import { chooseSite, withServer } from '../with-server.ts'

/** Commands that grant access: OAuth clients, API keys, staff. */
export function addAccessCommands(program: Command): void {
  program
    .command('client')
    .description('OAuth clients: the websites that may sign members in')
    .command('create <name>')
    .description('create a client and print its id')
    .option('--site <id>', 'id or name of the site')
    .option('--redirect-uri <uri...>', 'addresses a sign-in may return to, compared exactly')
    .option('--redirect-domain <domain...>', 'domains other redirects may return to')
    .action((name, options) =>
      withServer(async (server) => {
        const site = await chooseSite(server, options.site)
        const {
          redirectUri: allowedRedirectUris = [],
          redirectDomain: allowedRedirectDomains = [],
        } = options
        const client = await withPlainErrors(
          server.sites.createClient(site.id, {
            name,
            allowedRedirectUris,
            allowedRedirectDomains,
          }),
        )
        console.log(client.id)
      }),
    )
  addKeyCommands(
    program.command('api-key').description('API keys: secrets that act for a merchant'),
  )
  addStaffCommands(program.command('staff').description('the people who run sites'))
}

function addKeyCommands(keys: Command): void {
  keys
    .command('create <name>')
    .description('create a key and print it once')
    .option('--site <id>', 'id or name of the site')
    .option('--scope <scope...>', 'its scopes, such as members:read; default: all')
    .option('--days <number>', 'days until it expires; default: never')
    .action((name, options) =>
      withServer(async (server) => {
        const site = await chooseSite(server, options.site)
        const { id, key } = await withPlainErrors(
          server.sites.createApiKey(site.id, name, {
            scopes: options.scope,
            expiresDate: endAfter(server, options.days),
          }),
        )
        console.log(`id   ${id}\nkey  ${key}\nIt is not shown again.`)
      }),
    )
  keys
    .command('revoke <id>')
    .description('revoke a key')
    .action((id) =>
      withServer(async (server) => {
        if (!(await server.sites.revokeApiKey(id)))
          throw new PlainError(`No valid key has the id ${id}`)
        console.log('The key no longer works.')
      }),
    )
}

function endAfter({ platform }: Server, days: string | undefined): Date | undefined {
  if (days === undefined) return undefined
  if (!/^[1-9]\d{0,4}$/.test(days)) {
    throw new PlainError(`--days is "${days}"; it must be a whole number from 1 to 99999`)
  }
  return platform.clock.after(platform.clock.now(), { days: Number(days) })
}

function addStaffCommands(staff: Command): void {
  staff
    .command('invite [email]')
    .description('print a one-time link that creates a staff account, valid for 72 hours')
    .addOption(
      new Option('--role <role>', 'what they may do').choices([...staffRoles]).default('editor'),
    )
    .option('--site <id>', 'only this site; default: every site')
    .action((email, options) =>
      withServer(async (server) => {
        const siteId = options.site ? (await chooseSite(server, options.site)).id : null
        const token = await server.staff.invite({
          email: email ?? null,
          siteId,
          role: options.role,
        })
        console.log(`${readSettings(process.env).config.publicUrl}/dashboard/welcome#${token}`)
      }),
    )
  staff
    .command('recover <email>')
    .description('print a link for a staff member to set a new password, valid for one hour')
    .action((email) =>
      withServer(async (server) => {
        const link = await server.staff.recoveryLink(email)
        if (!link) throw new PlainError(`No staff member has the e-mail ${email}`)
        console.log(link)
      }),
    )
  staff
    .command('reset-factors <email>')
    .description(
      'remove the second factors of a staff member who has lost them, and notify them by mail',
    )
    .action((email) =>
      withServer(async (server) => {
        const result = await server.staff.resetFactorsOf(email)
        if (result === 'nobody') throw new PlainError(`No staff member has the e-mail ${email}`)
        if (result === 'nothing') throw new PlainError(`${email} has no second factor`)
        console.log(`${email} now signs in with the password alone, and is signed out everywhere.`)
      }),
    )
}
