import { createHmac } from 'node:crypto'
import type { AuthenticationReply } from '@vitrine/contract/authentication'
import {
  type Member,
  type Merchant,
  startTestServer,
  type TestOptions,
  type TestServer,
  type Visitor,
} from '@vitrine/testkit'

export interface ProtectedMember extends Member {
  readonly secret: string
  readonly factorId: string
  readonly recoveryCodes: readonly string[]
}

export interface FactorShop extends ReturnType<typeof peopleOf> {
  readonly shop: TestServer
}

/** A shop whose people have second factors. */
export async function openFactorShop(options: TestOptions = {}): Promise<FactorShop> {
  const shop = await startTestServer(options)
  return { shop, ...peopleOf(shop) }
}

function peopleOf(shop: TestServer) {
  const visitor = (): Visitor['api'] => shop.people.visitor().api
  const merchant = (): Merchant['api'] => shop.people.merchant().api
  const settings = (factors: {
    allowed?: ('TOTP' | 'EMAIL' | 'SMS' | 'CALL' | 'PUSH' | 'WEBAUTHN')[]
    required?: 'never' | 'always'
    rememberDeviceDays?: number
    resetWaitHours?: number
  }) => merchant().sites.updateSettings({ settings: { factors } })

  /** The code of an authenticator app for a secret (RFC 6238), implemented without a library. */
  function codeOf(secret: string): string {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
    const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    const bytes = bits.join('').match(/.{8}/g) ?? []
    const counter = Buffer.alloc(8)
    counter.writeBigUInt64BE(BigInt(Math.floor(shop.clock.now().getTime() / 30_000)))
    const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
    const digest = createHmac('sha1', key).update(counter).digest()
    const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff
    return String(number % 1_000_000).padStart(6, '0')
  }
  const nextStep = () => shop.clock.pass({ seconds: 30 })

  async function mailsTo(email: string) {
    const { mails } = await merchant().mailbox.listMails({ to: email })
    return mails
  }
  /** The six digits of the latest mail that has some. */
  async function mailedCode(email: string): Promise<string> {
    const texts = (await mailsTo(email)).map(({ text }) => text.match(/\b\d{6}\b/)?.[0])
    return texts.find((code) => code !== undefined) ?? ''
  }

  /** The messages that one phone was sent, newest first. */
  async function messagesTo(number: string) {
    const { messages } = await merchant().mailbox.listPhoneMessages({})
    return messages.filter(({ to }) => to === number)
  }
  /** The six digits of the latest message to a phone. */
  async function phonedCode(number: string): Promise<string> {
    const [latest] = await messagesTo(number)
    const spoken = latest?.text.match(/\d(?:, \d){5}/)?.[0].replaceAll(', ', '')
    return spoken ?? latest?.text.match(/\b\d{6}\b/)?.[0] ?? ''
  }
  const answerPhone = (
    kind: 'SMS' | 'CALL',
    stateToken = '',
    code = '',
  ): Promise<AuthenticationReply> =>
    visitor().authentication.verifyFactor({
      factorType: kind,
      stateToken,
      ...(kind === 'SMS' ? { smsData: { code } } : { callData: { code } }),
    })
  const answerPush = (stateToken = '', transactionId = ''): Promise<AuthenticationReply> =>
    visitor().authentication.verifyFactor({
      factorType: 'PUSH',
      stateToken,
      pushData: { transactionId },
    })

  const login = (
    { email, password }: Pick<Member, 'email' | 'password'>,
    deviceToken?: string,
  ): Promise<AuthenticationReply> =>
    visitor().authentication.login({
      loginId: { email },
      password,
      ...(deviceToken ? { clientMetaData: { deviceToken } } : {}),
    })
  const answerTotp = (
    stateToken = '',
    code = '',
    rememberThisDevice = false,
  ): Promise<AuthenticationReply> =>
    visitor().authentication.verifyFactor({
      factorType: 'TOTP',
      stateToken,
      totpData: { code },
      rememberThisDevice,
    })
  const answerEmail = (stateToken = '', code = ''): Promise<AuthenticationReply> =>
    visitor().authentication.verifyFactor({ factorType: 'EMAIL', stateToken, emailData: { code } })
  const answerRecovery = (stateToken = '', code = ''): Promise<AuthenticationReply> =>
    visitor().authentication.verifyFactor({
      factorType: 'RECOVERY_CODE',
      stateToken,
      recoveryCodeData: { code },
    })

  /** A member with an authenticator app. */
  async function protectedMember(): Promise<ProtectedMember> {
    const person = await shop.people.member()
    const { factor, secret } = await person.api.factors.addTotp({})
    const { recoveryCodes } = await person.api.factors.confirmTotp({ code: codeOf(secret) })
    nextStep()
    return { ...person, secret, factorId: factor.factorId, recoveryCodes }
  }
  async function memberWithEmail(): Promise<Member> {
    const person = await shop.people.member()
    await person.api.factors.addEmail({})
    await person.api.factors.confirmEmail({ code: await mailedCode(person.email) })
    return person
  }

  async function memberWithPhone(kind: 'SMS' | 'CALL', number: string): Promise<Member> {
    const person = await shop.people.member()
    await person.api.factors.addPhone({ factorType: kind, phone: number })
    const code = await phonedCode(number)
    await person.api.factors.confirmPhone({ factorType: kind, code })
    return person
  }

  return {
    messagesTo,
    phonedCode,
    answerPhone,
    answerPush,
    memberWithPhone,
    visitor,
    merchant,
    settings,
    codeOf,
    nextStep,
    mailsTo,
    mailedCode,
    login,
    answerTotp,
    answerEmail,
    answerRecovery,
    protectedMember,
    memberWithEmail,
  }
}

/** A code that is not the one given. */
export const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
