import type { FactorType } from '@vitrine/contract/vocabulary'
import { email } from './email.ts'
import type { FactorMethod } from './method.ts'
import { phone } from './phone.ts'
import { push } from './push.ts'
import { recoveryCode } from './recovery-code.ts'
import { totp } from './totp.ts'
import { webauthn } from './webauthn.ts'

/** All factors that can be challenged; a type without an entry is not available. */
export const methods: Partial<Record<FactorType, FactorMethod>> = {
  TOTP: totp,
  EMAIL: email,
  SMS: phone('SMS'),
  CALL: phone('CALL'),
  PUSH: push,
  WEBAUTHN: webauthn,
  RECOVERY_CODE: recoveryCode,
}
