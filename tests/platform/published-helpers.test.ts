import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

/** How websites' helpers read the site’s id from an access token. */
const dataOf = (token: string) => {
  const [, payload = ''] = token.replace(/^OauthNG\.JWS\./, '').split('.')
  return JSON.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()).data)
}

describe('an access token', () => {
  test('has its site and its caller where helpers of websites read them', async () => {
    const visitor = dataOf(await shop.people.visitorToken())
    expect(visitor.instance).toMatchObject({
      metaSiteId: shop.site.id,
      instanceId: shop.site.id,
      appDefId: shop.site.clientId,
      aid: expect.any(String),
    })
    const member = await shop.people.member()
    const { instance } = dataOf(member.tokens.accessToken.value)
    expect(instance).toMatchObject({ metaSiteId: shop.site.id, siteMemberId: member.id })
    expect(instance).not.toHaveProperty('aid')
  })
})

describe('the call for the current member', () => {
  test('returns nothing to a visitor, without an error', async () => {
    const authorization = await shop.people.visitorToken()
    const asked = new Request(`${shop.baseUrl}/members/v1/members/my?fieldsets=FULL`, {
      headers: { authorization },
    })
    const reply = await shop.server.fetch(asked)
    expect([reply.status, await reply.json()]).toEqual([200, {}])
  })

  test('returns the member, and is refused to merchants and without a token', async () => {
    const { api, id } = await shop.people.member()
    expect((await api.members.getCurrentMember({})).member?.id).toBe(id)
    const { merchant, nobody } = shop.people
    await expect(merchant().api.members.getCurrentMember({})).rejects.toMatchObject({ status: 403 })
    await expect(nobody().api.members.getCurrentMember({})).rejects.toMatchObject({ status: 401 })
  })
})
