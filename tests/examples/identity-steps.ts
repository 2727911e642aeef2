import { createHmac } from 'node:crypto'
import type { TestServer } from '@vitrine/testkit'
import { type ExampleContext, type Step, type Steps, shared } from './example-context.ts'

const secret = 'a-long-enough-passphrase'

/** The code of an authenticator app for a key (RFC 6238). */
export function totpOf(shop: TestServer, key: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...key].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(shop.clock.now().getTime() / 30_000)))
  const digest = createHmac('sha1', Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))))
    .update(counter)
    .digest()
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

async function withTotp(context: ExampleContext) {
  const person = await context.newMember()
  const { factor, secret: key } = await person.api.factors.addTotp({})
  const code = totpOf(context.shop, key)
  const { recoveryCodes } = await person.api.factors.confirmTotp({ code })
  context.shop.clock.pass({ seconds: 31 })
  return { ...person, key, factorId: factor.factorId, recoveryCodes }
}

const sharedMemberWithTotp = shared(withTotp)

async function withEmail(context: ExampleContext) {
  const person = await context.newMember()
  await person.api.factors.addEmail({})
  await person.api.factors.confirmEmail({ code: await codeFor(context, person.email) })
  return person
}

/** Lets members add every kind of factor while something is done. */
async function allowingAll<T>({ merchant }: ExampleContext, work: () => Promise<T>): Promise<T> {
  const allow = (allowed: ('TOTP' | 'EMAIL' | 'SMS' | 'CALL' | 'PUSH' | 'WEBAUTHN')[]) =>
    merchant.sites.updateSettings({ settings: { factors: { allowed } } })
  await allow(['TOTP', 'EMAIL', 'SMS', 'CALL', 'PUSH'])
  const result = await work()
  await allow(['TOTP', 'EMAIL', 'WEBAUTHN'])
  return result
}

const withPhone = (context: ExampleContext) =>
  allowingAll(context, async () => {
    const { api } = await context.newMember()
    await api.factors.addPhone({ factorType: 'SMS', phone: '0151 23456789', country: 'DE' })
    const { messages } = await context.merchant.mailbox.listPhoneMessages({ limit: 1 })
    const code = messages[0]?.text.match(/\b\d{6}\b/)?.[0] ?? ''
    return api.factors.confirmPhone({ factorType: 'SMS', code })
  })

/** A signed-in member, and a pending sign-in on another device. */
const approving = (context: ExampleContext) =>
  allowingAll(context, async () => {
    const person = await context.newMember()
    await person.api.factors.addPush({})
    const { mfaChallengeData } = await login(context, person.email)
    const { hint = '', pushData } = mfaChallengeData?.verificationChallengeData ?? {}
    return { ...person.api.factors, approval: { id: pushData?.transactionId ?? '', number: hint } }
  })

const codeFor = async (context: ExampleContext, email: string) =>
  (await context.mailTo(email, /\b\d{6}\b/)).match(/\b\d{6}\b/)?.[0] ?? ''

const login = (context: ExampleContext, email: string) =>
  context.visitor.authentication.login({ loginId: { email }, password: secret })

/** A member whose address must be verified before the first sign-in. */
async function registerUnverified(context: ExampleContext, email: string) {
  const policy = (requireEmailVerification: boolean) =>
    context.merchant.signOnPolicy.updateSignOnPolicy({ signOnPolicy: { requireEmailVerification } })
  await policy(true)
  const { stateToken = '' } = await context.visitor.authentication.register({
    loginId: { email },
    password: secret,
  })
  await policy(false)
  return { stateToken, code: await codeFor(context, email) }
}

const authorizing = (context: ExampleContext) => ({
  clientId: context.shop.site.clientId,
  responseType: 'code' as const,
  responseMode: 'query' as const,
  redirectUri: `${context.shop.baseUrl}/callback`,
  state: 'your-own-state',
  scope: 'offline_access',
  codeChallenge: 'c'.repeat(43),
  codeChallengeMethod: 'S256' as const,
})

const recoveryToken = async (context: ExampleContext, email: string) => {
  await context.visitor.recovery.sendRecoveryEmail({ email })
  const address = /https?:\/\/\S*recoveryToken=\S+/
  const link = (await context.mailTo(email, address)).match(address)?.[0] ?? ''
  return new URL(link).searchParams.get('recoveryToken') ?? ''
}

const session: Step = async ({ newMember }) => {
  const { api } = await newMember()
  return api.accounts.listMySessions({})
}

const tokens: Steps = {
  'oauth.token': ({ nobody, shop }) =>
    nobody.oauth.token({ grantType: 'anonymous', clientId: shop.site.clientId }),
  'oauth.tokenInfo': async ({ nobody, shop }) =>
    nobody.oauth.tokenInfo({ token: await shop.people.visitorToken() }),
  'oauth.getMetadata': ({ nobody }) => nobody.oauth.getMetadata({}),
  'oauth.getKeys': ({ nobody }) => nobody.oauth.getKeys({}),
  'oauth.getUserInfo': async ({ newMember }) => (await newMember()).api.oauth.getUserInfo({}),
  'oauth.authorize': (context) =>
    context.nobody.oauth.authorize({ ...authorizing(context), prompt: 'login' }),
  'oauth.loginCallback': async (context) => {
    const page = await context.nobody.oauth.authorize({ ...authorizing(context), prompt: 'login' })
    const html = await new Response(page.body as BodyInit).text()
    const state = /name="state" value="([^"]+)"/.exec(html)?.[1]
    const { sessionToken = '' } = await context.visitor.authentication.register({
      loginId: { email: 'callback@example.com' },
      password: secret,
    })
    return context.nobody.oauth.loginCallback({ ...(state ? { state } : {}), sessionToken })
  },
  'oauth.confirmLogout': ({ nobody }) => nobody.oauth.confirmLogout({}),
}

const signingIn: Steps = {
  'authentication.register': ({ visitor }) =>
    visitor.authentication.register({
      loginId: { email: 'grace@example.com' },
      password: secret,
      profile: { nickname: 'Grace', firstName: 'Grace', lastName: 'Hopper' },
    }),
  'authentication.login': (context) => login(context, 'grace@example.com'),
  'authentication.logout': ({ nobody, shop }) =>
    nobody.authentication.logout({
      clientId: shop.site.clientId,
      postLogoutRedirectUri: `${shop.baseUrl}/bye`,
    }),
  'authentication.verifyFactor': async (context) => {
    const { email, key } = await withTotp(context)
    const { stateToken = '' } = await login(context, email)
    const totpData = { code: totpOf(context.shop, key) }
    return context.visitor.authentication.verifyFactor({ factorType: 'TOTP', stateToken, totpData })
  },
  'authentication.challengeFactor': async (context) => {
    const { stateToken = '' } = await login(context, (await withEmail(context)).email)
    return context.visitor.authentication.challengeFactor({ factorType: 'EMAIL', stateToken })
  },
  'authentication.signOn': ({ merchant }) =>
    merchant.authentication.signOn({
      loginId: { email: 'lin@example.com' },
      profile: { nickname: 'Lin' },
      verifyEmail: true,
    }),
  'authentication.validateEmail': ({ visitor }) =>
    visitor.authentication.validateEmail({ email: 'grace@example.com' }),
  'authentication.changePassword': async ({ newMember }) =>
    (await newMember()).api.authentication.changePassword({ newPassword: 'another-passphrase' }),
  'recovery.sendRecoveryEmail': async ({ visitor, newMember }) =>
    visitor.recovery.sendRecoveryEmail({ email: (await newMember()).email }),
  'recovery.sendActivationEmail': async ({ merchant }) => {
    const member = { loginEmail: 'invited@example.com' }
    const { id: identityId = '' } = (await merchant.members.createMember({ member })).member
    return merchant.recovery.sendActivationEmail({ identityId })
  },
  'recovery.recover': async (context) => {
    const { email } = await context.newMember()
    const token = await recoveryToken(context, email)
    return context.visitor.recovery.recover({ recoveryToken: token, password: 'my-new-passphrase' })
  },
  'verification.startVerification': async ({ newMember }) => {
    const { api, id } = await newMember()
    return api.verification.startVerification({ identityId: id, target: 'EMAIL' })
  },
  'verification.verifyDuringAuthentication': async (context) =>
    context.visitor.verification.verifyDuringAuthentication(
      await registerUnverified(context, 'first@example.com'),
    ),
  'verification.resendDuringAuthentication': async (context) => {
    const { stateToken } = await registerUnverified(context, 'second@example.com')
    context.shop.clock.pass({ minutes: 5 })
    return context.visitor.verification.resendDuringAuthentication({ stateToken })
  },
  'signOnPolicy.getSignOnPolicy': ({ merchant }) => merchant.signOnPolicy.getSignOnPolicy({}),
  'signOnPolicy.updateSignOnPolicy': ({ merchant }) =>
    merchant.signOnPolicy.updateSignOnPolicy({ signOnPolicy: { requireOwnerApproval: false } }),
  'captcha.getChallenge': ({ nobody }) => nobody.captcha.getChallenge({}),
}

const factors: Steps = {
  'factors.addTotp': async ({ newMember }) => (await newMember()).api.factors.addTotp({}),
  'factors.confirmTotp': withTotp,
  'factors.addEmail': async ({ newMember }) => (await newMember()).api.factors.addEmail({}),
  'factors.confirmEmail': withEmail,
  'factors.listFactors': async (context) =>
    (await sharedMemberWithTotp(context)).api.factors.listFactors({}),
  'factors.removeFactor': async (context) => {
    const { api, factorId } = await withTotp(context)
    return api.factors.removeFactor({ factorId })
  },
  'factors.renewRecoveryCodes': async (context) =>
    (await sharedMemberWithTotp(context)).api.factors.renewRecoveryCodes({}),
  'factors.forgetDevices': async (context) =>
    (await sharedMemberWithTotp(context)).api.factors.forgetDevices({}),
  'factors.resetMemberFactors': async (context) => {
    const { id } = await withTotp(context)
    return context.merchant.factors.resetMemberFactors({ id })
  },
  'factors.getMemberFactors': async (context) => {
    const { id } = await withTotp(context)
    await context.merchant.factors.resetMemberFactors({ id })
    return context.merchant.factors.getMemberFactors({ id })
  },
  'factors.stopMemberReset': async (context) => {
    const { id } = await withTotp(context)
    await context.merchant.factors.resetMemberFactors({ id })
    return context.merchant.factors.stopMemberReset({ id })
  },
  'factors.stopReset': async (context) => {
    const { id, api } = await withTotp(context)
    await context.merchant.factors.resetMemberFactors({ id })
    return api.factors.stopReset({})
  },
  'factors.addPhone': (context) =>
    allowingAll(context, async () =>
      (await context.newMember()).api.factors.addPhone({
        factorType: 'SMS',
        phone: '0151 23456780',
        country: 'DE',
      }),
    ),
  'factors.confirmPhone': withPhone,
  'factors.addPush': (context) =>
    allowingAll(context, async () => (await context.newMember()).api.factors.addPush({})),
  'factors.listApprovals': async (context) => (await approving(context)).listApprovals({}),
  'factors.approveSignIn': async (context) => {
    const { approval, approveSignIn } = await approving(context)
    return approveSignIn(approval)
  },
  'factors.denySignIn': async (context) => {
    const { approval, denySignIn } = await approving(context)
    return denySignIn({ id: approval.id })
  },
  'mailbox.listPhoneMessages': async (context) => {
    await withPhone(context)
    return context.merchant.mailbox.listPhoneMessages({ limit: 1 })
  },
}

const accounts: Steps = {
  'accounts.listMySessions': session,
  'accounts.endMySession': async ({ newMember }) => {
    const { api } = await newMember()
    const [own] = (await api.accounts.listMySessions({})).sessions
    return api.accounts.endMySession({ id: own?.id ?? '' })
  },
  'accounts.endMyOtherSessions': async ({ newMember }) =>
    (await newMember()).api.accounts.endMyOtherSessions({}),
  'accounts.listMyGrants': async ({ newMember }) =>
    (await newMember()).api.accounts.listMyGrants({}),
  'accounts.listSessions': async ({ newMember, merchant }) =>
    merchant.accounts.listSessions({ identityId: (await newMember()).id }),
  'accounts.endSession': async ({ newMember, merchant }) => {
    const { id: identityId } = await newMember()
    const [one] = (await merchant.accounts.listSessions({ identityId })).sessions
    return merchant.accounts.endSession({ identityId, id: one?.id ?? '' })
  },
  'accounts.endAllSessions': async ({ newMember, merchant }) =>
    merchant.accounts.endAllSessions({ identityId: (await newMember()).id }),
  'accounts.requirePasswordReset': async ({ newMember, merchant }) =>
    merchant.accounts.requirePasswordReset({ identityId: (await newMember()).id }),
  'accounts.listLog': async ({ newMember, merchant }) =>
    merchant.accounts.listLog({ identityId: (await newMember()).id, limit: 10 }),
}

export const identitySteps: Steps = { ...tokens, ...signingIn, ...factors, ...accounts }
