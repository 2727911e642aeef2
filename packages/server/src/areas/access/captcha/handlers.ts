import type { captcha as captchaService } from '@vitrine/contract/captcha'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import type { CaptchaFeature } from './index.ts'

export const captchaHandlers = (captcha: CaptchaFeature) =>
  ({ getChallenge: ({ tx }) => captcha.challenge(tx) }) satisfies Handlers<
    typeof captchaService,
    HandlerContext
  >
