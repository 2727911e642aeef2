import { GET, operation, service, Type } from '../kit/index.ts'

/** A proof-of-work challenge: find the number whose hash with the salt is the challenge. */
export const CaptchaChallenge = Type.Object({
  algorithm: Type.Literal('SHA-256'),
  challenge: Type.String(),
  salt: Type.String(),
  signature: Type.String(),
  /** The number is between 0 and this. */
  maxnumber: Type.Integer(),
})

/** The built-in proof of work in place of a captcha service; each challenge is valid once, for 5 minutes. */
export const captcha = service({
  name: 'captcha',
  summary: 'Captcha by proof of work',
  mounts: ['/vitrine/v1/captcha'],
  operations: {
    getChallenge: operation({
      route: GET('/challenge'),
      permission: 'open',
      summary:
        'Create a challenge; its solution is a captcha token for register, login and recovery',
      request: Type.Object({}),
      response: CaptchaChallenge,
      callsPerMinute: 300,
    }),
  },
})
