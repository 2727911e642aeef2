import {
  MailNotSetUp,
  MailRefused,
  MailServerNotAllowed,
  MailServerUnreachable,
  MailSignInRefused,
} from '@vitrine/contract/mailbox'
import { failureOf, type MailFailure } from '../rules/failure.ts'
import { renderEmail } from '../rules/render-email.ts'
import { emailSite, type MailDeps, outgoing, serverOf } from './deps.ts'

export interface TestResult {
  readonly server: string
  readonly from: string
  readonly response: string
}

/** Sends a mail synchronously, and returns the server's response. */
export async function sendTest(deps: MailDeps, siteId: string, to: string): Promise<TestResult> {
  const site = await deps.sites.get(siteId)
  const server = await serverOf(deps, site)
  if (!server) throw site.state === 'DEMO' ? MailNotSetUp({}, DEMO) : MailNotSetUp()
  const { envelope, deliver } = outgoing(deps, site, server)
  const { from } = envelope
  const mail = renderEmail({ to, template: 'test', facts: {} }, emailSite(deps, site))
  try {
    const response = await deliver(mail)
    return { server: hostOf(server.url), from: `${from.name} <${from.address}>`, response }
  } catch (error) {
    throw smtpError(failureOf(error), hostOf(server.url))
  }
}

const DEMO = 'A demonstration site sends no mail; its mail stays in the mailbox'

function smtpError({ kind, description }: MailFailure, server: string): Error {
  switch (kind) {
    case 'not-allowed':
      return MailServerNotAllowed({ server }, description)
    case 'unreachable':
      return MailServerUnreachable(
        { server, failure: description },
        `${server} cannot be reached: ${description}`,
      )
    case 'sign-in':
      return MailSignInRefused({ server, response: description })
    case 'refused':
      return MailRefused(
        { server, response: description },
        `${server} refused the mail: ${description}`,
      )
  }
}

/** Without user name and password. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : 'The address')
