import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as every authenticator application understands it: SHA-1, six digits, 30 seconds. */
export const STEP_SECONDS = 30
const totpOptions = { algorithm: 'SHA1', digits: 6, period: STEP_SECONDS } as const
/** Clocks may be one step apart. */
const WINDOW = 1

/** A new secret of 160 bits, base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The code of a moment. */
export const totpCode = (secret: string, moment: Date): string =>
  TOTP.generate({ ...totpOptions, secret: Secret.fromBase32(secret), timestamp: moment.getTime() })

/** The time step of a code; undefined when it matches none near the given time. */
export function totpStep(secret: string, code: string, moment: Date): number | undefined {
  const token = code.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const timestamp = moment.getTime()
  const key = Secret.fromBase32(secret)
  const delta = TOTP.validate({ ...totpOptions, token, secret: key, timestamp, window: WINDOW })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta
}

/** The `otpauth://` address that an authenticator application reads. */
export const totpAddress = (secret: string, account: string, site: string): string =>
  new TOTP({ ...totpOptions, secret, label: account, issuer: site }).toString()
