import { isIP } from 'node:net'
import { defaultFetchLimits, safePostForm } from '../../../../platform/safe-fetch.ts'
import type { Deps, Provider } from '../model.ts'

const MAX_BYTES = 64 * 1024
const limits = { ...defaultFetchLimits, connectMilliseconds: 3000, totalMilliseconds: 5000 }

/** Verifies the token with the captcha service that the site uses. */
export const siteverify: Provider = async (tx, deps, { text, policy, network }) => {
  const secret = await deps.sites.secretOf(tx.siteId, 'captcha')
  if (!secret) return checkFailed(deps, tx.siteId, 'The site has no secret for its captcha service')
  const form = new URLSearchParams({ secret, response: text })
  if (isIP(network)) form.set('remoteip', network)
  try {
    const { stream } = await safePostForm(policy.verifyUrl, form, deps.fetchLimits ?? limits)
    const reply = JSON.parse(await readText(stream)) as { success?: unknown } | null
    return reply?.success === true ? 'valid' : 'invalid'
  } catch (error) {
    return checkFailed(deps, tx.siteId, (error as Error).message)
  }
}

function checkFailed({ platform }: Deps, siteId: string, why: string) {
  platform.logger.error({ siteId, why }, 'A captcha could not be checked')
  return 'unavailable' as const
}

async function readText(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) throw new Error('The response is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
