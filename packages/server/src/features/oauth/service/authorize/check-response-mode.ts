import { type ResponseMode, responseModes } from '@vitrine/contract/oauth'
import { type Check, PageRefusal } from './flow.ts'

export const checkResponseMode: Check = (flow) => {
  const asked = flow.request.responseMode || 'query'
  if (!isResponseMode(asked)) {
    throw new PageRefusal('unknownMode', { modes: responseModes.join(', ') })
  }
  flow.mode = asked
}

const isResponseMode = (text: string): text is ResponseMode =>
  (responseModes as readonly string[]).includes(text)
