import { isAllowedOrigin, isRedirectUri } from '../../rules/addresses.ts'
import { readFrame } from '../frames.ts'
import { type Check, clientOf, PageRefusal } from './flow.ts'

export const checkRedirectAddress: Check = (flow, deps) => {
  const { redirectUri, frame } = flow.request
  const client = clientOf(flow)
  const isGiven = redirectUri !== ''
  if (isGiven && !isRedirectUri(client, redirectUri)) {
    throw new PageRefusal('unknownAddress')
  }
  if (flow.mode !== 'web_message') {
    if (!isGiven) throw new PageRefusal('noAddress')
    flow.target = redirectUri
    return
  }
  const origin = readFrame(deps, client, frame) ?? (isGiven ? originOf(redirectUri) : undefined)
  if (!origin || !isAllowedOrigin(client, origin)) {
    throw new PageRefusal('unknownFrame')
  }
  flow.target = origin
}

const originOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined
