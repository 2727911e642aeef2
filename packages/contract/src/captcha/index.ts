import { GET, operation, service, Type } from '../kit/index.ts'

/** A riddle that costs a machine time: find the number whose hash with the salt is the challenge. */
export const CaptchaChallenge = Type.Object({
  algorithm: Type.Literal('SHA-256'),
  challenge: Type.String(),
  salt: Type.String(),
  signature: Type.String(),
  /** The number lies between 0 and this. */
  maxnumber: Type.Integer(),
})

/** The proof of work that stands in for a captcha service; each riddle counts once, for five minutes. */
export const captcha = service({
  name: 'captcha',
  summary: 'Proof of not being a machine',
  mounts: ['/vitrine/v1/captcha'],
  operations: {
    getChallenge: operation({
      route: GET('/challenge'),
      permission: 'open',
      summary: 'A new riddle; its answer is a captcha token of register, login and recovery',
      request: Type.Object({}),
      response: CaptchaChallenge,
      callsPerMinute: 300,
    }),
  },
})
