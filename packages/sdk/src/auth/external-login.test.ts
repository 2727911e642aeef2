import { expect, test } from 'vitest'
import { CLIENT, member, ok, refused, wire } from './wire.fixture.ts'

const signOn = { '/v2/sign-on': () => ok({ sessionToken: 'signed-on', identity: { id: CLIENT } }) }

test('a member known by its id becomes the visitor of this client', async () => {
  const visitor = { ...member, refreshToken: { value: 'r', role: 'visitor' } } as const
  const { asked, client } = wire({}, { tokens: visitor })
  const tokens = await client.auth.getMemberTokensForExternalLogin(CLIENT, 'key')
  expect(tokens.refreshToken).toEqual({ value: 'authorized_client-refresh', role: 'member' })
  expect(asked).toEqual([
    {
      path: '/oauth2/token',
      body: { grant_type: 'authorized_client', scope: 'offline_access', member_id: CLIENT },
      authorization: 'member-access,key',
    },
  ])
  expect(client.auth.loggedIn()).toBe(false)
})

test('without a visitor the part before the comma is empty, and no visitor is requested', async () => {
  const { asked, client } = wire({})
  await client.auth.getMemberTokensForExternalLogin(CLIENT, 'key')
  expect(asked.map(({ authorization }) => authorization)).toEqual([',key'])
})

test('a member known by e-mail is signed on first, and the session is exchanged', async () => {
  const { asked, client } = wire(signOn)
  await client.auth.getMemberTokensForExternalLogin('ada@shop.test', 'key')
  expect(asked).toMatchObject([
    {
      body: { loginId: { email: 'ada@shop.test' }, verifyEmail: true },
      authorization: ',key',
    },
    {
      path: '/oauth2/token',
      body: { grant_type: 'authorized_client', member_id: CLIENT, session_token: 'signed-on' },
      authorization: ',key',
    },
  ])
  expect(asked[1]?.body).not.toHaveProperty('scope')
})

test.each([
  ['the token call', CLIENT, { '/oauth2/token': () => refused(401, 'INVALID_CLIENT') }],
  ['the sign-on', 'ada@shop.test', { '/v2/sign-on': () => refused(401, 'UNAUTHENTICATED') }],
])('a key that %s refuses fails to get member tokens', async (_, who, answers) => {
  const { client } = wire(answers)
  await expect(client.auth.getMemberTokensForExternalLogin(who, 'no')).rejects.toMatchObject({
    message: 'Failed to get member tokens',
    status: 401,
    requestId: 'r-1',
  })
})
