import { isIP } from 'node:net'
import { outsideLimits, postOutside } from '../../../platform/fetch-outside.ts'
import type { Deps, Provider } from '../model.ts'

const MOST_BYTES = 64 * 1024
const limits = { ...outsideLimits, connectMilliseconds: 3000, totalMilliseconds: 5000 }

/** Asks the service whose widget the site shows. */
export const siteverify: Provider = async (tx, deps, { text, policy, network }) => {
  const secret = await deps.sites.secretOf(tx.siteId, 'captcha')
  if (!secret) return cannotSay(deps, tx.siteId, 'The site has no secret for its captcha service')
  const form = new URLSearchParams({ secret, response: text })
  if (isIP(network)) form.set('remoteip', network)
  try {
    const { stream } = await postOutside(policy.verifyUrl, form, deps.outside ?? limits)
    const reply = JSON.parse(await readText(stream)) as { success?: unknown } | null
    return reply?.success === true ? 'right' : 'wrong'
  } catch (error) {
    return cannotSay(deps, tx.siteId, (error as Error).message)
  }
}

function cannotSay({ platform }: Deps, siteId: string, why: string) {
  platform.logger.error({ siteId, why }, 'A captcha could not be checked')
  return 'unknown' as const
}

async function readText(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.byteLength
    if (bytes > MOST_BYTES) throw new Error('It answers more than anybody needs to know')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
