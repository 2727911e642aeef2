import type { Plugin } from '@vitrine/plugin'
import type { MailTransport } from '../../mail/index.ts'
import type { PluginDeps } from '../model.ts'
import { createWorkContext } from './context.ts'
import { within } from './within.ts'

const SEND_MS = 30_000

/** Sends mail through a plug-in; undefined where none implements it. */
export function createMailTransport(
  plugins: readonly Plugin[],
  deps: () => PluginDeps,
): MailTransport | undefined {
  const plugin = plugins.find(({ ports }) => ports?.mail)
  const port = plugin?.ports?.mail
  if (!plugin || !port) return undefined
  return {
    name: plugin.name,
    from: port.from,
    send: (siteId, envelope, { to, subject, text, html }) => {
      const context = createWorkContext(deps(), plugin, siteId)
      const mail = { ...envelope, to, subject, text, html }
      return within(SEND_MS, (signal) => port.send({ mail, context, signal }))
    },
  }
}
