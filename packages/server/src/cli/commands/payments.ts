import type { ConnectionProblem } from '@vitrine/contract/payment-connections'
import type { Command } from 'commander'
import type { Server } from '../../create-server.ts'
import { PlainError } from '../plain-error.ts'
import { chooseSite, withServer } from '../with-server.ts'

/** Commands about payment providers. */
export function addPaymentCommands(program: Command): void {
  program
    .command('payments')
    .description('payment providers')
    .command('check <provider>')
    .description('ask a provider whether the stored keys work; with test keys, try a payment out')
    .option('--site <id>', 'id or name of the site')
    .action((provider, options) => withServer((server) => check(server, provider, options)))
}

const sentences: Readonly<Record<ConnectionProblem, string>> = {
  KEY_REFUSED: 'The provider does not know the key.',
  KEY_LACKS_PERMISSION: 'The key may not do everything that payments need.',
  UNREACHABLE: 'The provider could not be reached.',
  PAYMENTS_NOT_ENABLED: 'The account may not take payments yet.',
  WEBHOOK_SECRET_MISSING: 'Nothing is stored by which messages can be checked: they are refused.',
  WEBHOOK_MISSING: 'The provider sends no messages to this shop: add the address there.',
  SHOP_NOT_REACHABLE: 'Providers cannot reach the address of this shop: it needs https.',
}

const stepNames = {
  open: 'open a payment',
  repeat: 'open it again with the same key',
  read: 'read it',
  end: 'end it',
} as const

/** Such as `bank-link`. */
const commandNameOf = (provider: string) => provider.toLowerCase().replaceAll('_', '-')

/** Exits with 1 if there are problems, for scripts. */
async function check(
  server: Server,
  asked: string,
  { site: name }: { readonly site?: string },
): Promise<void> {
  const { providers } = server.paymentMessages
  const provider = providers.find((one) => commandNameOf(one) === asked.toLowerCase())
  if (!provider) {
    const known = providers.map(commandNameOf).join(', ')
    throw new PlainError(`There is no provider "${asked}"; known are ${known}`)
  }
  const { id: siteId } = await chooseSite(server, name)
  const { account, isTest, webhookUrl, findings, steps } = await server.paymentMessages.tryOut(
    siteId,
    provider,
  )
  console.log(
    `${commandNameOf(provider)}  ${account || '–'}  ${isTest ? 'test keys' : 'live keys'}`,
  )
  console.log(`messages to  ${webhookUrl}`)
  for (const { problem, says } of findings) {
    console.log(`problem  ${sentences[problem]}${says ? ` It says: ${says}` : ''}`)
  }
  for (const { step, problem } of steps) {
    console.log(
      `${problem === null ? 'fine   ' : 'problem'}  ${stepNames[step]}${problem ? `: ${problem}` : ''}`,
    )
  }
  const isFine = findings.length === 0 && steps.every(({ problem }) => problem === null)
  if (!isFine) process.exitCode = 1
  console.log(isFine ? 'Everything works.' : 'Something is wrong.')
}
