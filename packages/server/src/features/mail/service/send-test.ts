import {
  MailNotSetUp,
  MailRefused,
  MailServerNotAllowed,
  MailServerUnreachable,
  MailSignInRefused,
} from '@vitrine/contract/mailbox'
import { failureOf, type MailFailure } from '../rules/failure.ts'
import { envelopeOf } from '../rules/sender.ts'
import { writeLetter } from '../rules/write-letter.ts'
import { letterSite, type MailWorld, serverOf } from './world.ts'

export interface TestResult {
  readonly server: string
  readonly from: string
  readonly response: string
}

/** Sends a mail while the caller waits, and tells what the server said. */
export async function sendTest(world: MailWorld, siteId: string, to: string): Promise<TestResult> {
  const site = await world.sites.get(siteId)
  const server = await serverOf(world, site)
  if (!server) throw site.state === 'DEMO' ? MailNotSetUp({}, DEMO) : MailNotSetUp()
  const { from, replyTo } = envelopeOf(site, server, world.platform.config.mail)
  const mail = writeLetter({ to, template: 'test', facts: {} }, letterSite(world, site))
  try {
    const response = await world.deliver(server, { from, replyTo }, mail)
    return { server: hostOf(server.url), from: `${from.name} <${from.address}>`, response }
  } catch (error) {
    throw asError(failureOf(error), hostOf(server.url))
  }
}

const DEMO = 'A demonstration writes to nobody outside; its mail stays in the mailbox'

function asError({ kind, words }: MailFailure, server: string): Error {
  switch (kind) {
    case 'not-allowed':
      return MailServerNotAllowed({ server }, words)
    case 'unreachable':
      return MailServerUnreachable(
        { server, failure: words },
        `${server} cannot be reached: ${words}`,
      )
    case 'sign-in':
      return MailSignInRefused({ server, response: words })
    case 'refused':
      return MailRefused({ server, response: words }, `${server} refused the mail: ${words}`)
  }
}

/** Without user name and password. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : 'The address')
