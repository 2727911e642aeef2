import { type ResponseMode, responseModes } from '@vitrine/contract/oauth'
import { type Check, PageRefusal } from './flow.ts'

export const checkResponseMode: Check = (flow) => {
  const responseMode = flow.request.responseMode || 'query'
  if (!isResponseMode(responseMode)) {
    throw new PageRefusal('unknownMode', { modes: responseModes.join(', ') })
  }
  flow.mode = responseMode
}

const isResponseMode = (text: string): text is ResponseMode =>
  (responseModes as readonly string[]).includes(text)
