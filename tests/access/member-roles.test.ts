import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const roles = () => merchant().memberRoles

describe('roles of members', () => {
  test('are created, assigned, read and removed', async () => {
    await roles().putRole({ roleKey: 'wholesale', title: 'Wholesale' })
    await roles().putRole({ roleKey: 'press', title: 'Press' })
    const { id } = await shop.people.member()
    const other = await shop.people.member()
    for (let n = 0; n < 2; n += 1) {
      expect(await roles().assignRole({ memberId: id, roleKey: 'wholesale' })).toEqual({
        roleKey: 'wholesale',
      })
    }
    await roles().assignRole({ memberId: id, roleKey: 'press' })
    await roles().assignRole({ memberId: other.id, roleKey: 'press' })
    const both = {
      roles: [
        { roleKey: 'press', title: 'Press' },
        { roleKey: 'wholesale', title: 'Wholesale' },
      ],
    }
    expect(await roles().getRoles({ memberId: id })).toEqual(both)
    const found = async (filter?: object) =>
      (await roles().queryRoles({ query: filter ? { filter } : {} })).rolesByMemberId
    expect(await found({ roleKey: 'wholesale' })).toEqual({ [id]: both })
    expect(Object.keys(await found()).sort()).toEqual([id, other.id].sort())
    const narrow = { $and: [{ roleKey: { $in: ['press'] } }, { memberId: other.id }] }
    expect(Object.keys(await found(narrow))).toEqual([other.id])
    await expect(found({ title: 'Press' })).rejects.toMatchObject({ code: 'INVALID_FILTER' })
    await expect(found({ roleKey: { $gt: 'a' } })).rejects.toMatchObject({ code: 'INVALID_FILTER' })
    await roles().unassignRole({ memberId: id, roleKey: 'press' })
    await expect(roles().unassignRole({ memberId: id, roleKey: 'press' })).rejects.toMatchObject({
      violations: [{ field: 'roleKey', ruleName: 'INVALID_ROLE' }],
    })
  })

  test('can get another title, but not another key', async () => {
    await roles().putRole({ roleKey: 'vip', title: 'Very important' })
    const { role } = await roles().putRole({ roleKey: 'vip', title: 'Friends' })
    expect(role.title).toBe('Friends')
    const { roles: all } = await roles().listRoles({})
    expect(all.map(({ roleKey }) => roleKey)).toContain('vip')
    const { id } = await shop.people.member()
    await roles().assignRole({ memberId: id, roleKey: 'vip' })
    await roles().deleteRole({ roleKey: 'vip' })
    expect(await roles().getRoles({ memberId: id })).toEqual({ roles: [] })
    await expect(roles().deleteRole({ roleKey: 'vip' })).rejects.toMatchObject({
      code: 'ROLE_DOES_NOT_EXIST',
    })
  })

  test('cannot be given to blocked or unknown members, or on another site', async () => {
    await roles().putRole({ roleKey: 'guest', title: 'Guest' })
    const { id } = await shop.people.member()
    const give = (memberId: string, roleKey = 'guest') => roles().assignRole({ memberId, roleKey })
    await expect(give(id, 'none')).rejects.toMatchObject({ code: 'ROLE_DOES_NOT_EXIST' })
    await expect(give(crypto.randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const { people } = await shop.anotherSite()
    await expect(
      people.merchant().api.memberRoles.assignRole({ memberId: id, roleKey: 'guest' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await people.merchant().api.memberRoles.listRoles({})).toEqual({ roles: [] })
    await merchant().members.blockMember({ id })
    await expect(give(id)).rejects.toMatchObject({ code: 'MEMBER_BLOCKED' })
  })

  test('are limited to a hundred', async () => {
    const { people } = await shop.anotherSite()
    const others = people.merchant().api.memberRoles
    for (let n = 0; n < 100; n += 1) await others.putRole({ roleKey: `r${n}`, title: 'Role' })
    await expect(others.putRole({ roleKey: 'more', title: 'More' })).rejects.toMatchObject({
      code: 'TOO_MANY_MEMBER_ROLES',
    })
    await others.putRole({ roleKey: 'r7', title: 'Another title' })
  })
})
