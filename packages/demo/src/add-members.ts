import { merchantApi, type Target, visitorApi } from './api.ts'
import type { DemoMember } from './shop/types.ts'

const PASSWORD = 'demo-member-of-vitrine'

/** Registers people and puts them into their states, as staff would. */
export async function addMembers(
  target: Target,
  people: readonly DemoMember[],
  own: { email: string; password: string },
): Promise<void> {
  const merchant = merchantApi(target)
  await register(
    target,
    { nickname: 'Ada', firstName: 'Ada', lastName: 'Lovelace', email: own.email },
    own.password,
  )
  for (const person of people) {
    if (person.state === 'pending')
      await merchant.sites.updateSettings({ settings: { requireOwnerApproval: true } })
    const id = await register(target, person, PASSWORD)
    if (person.state === 'pending')
      await merchant.sites.updateSettings({ settings: { requireOwnerApproval: false } })
    if (!id) continue
    if (person.isPublic)
      await merchant.members.updateMember({ member: { id, privacyStatus: 'PUBLIC' } })
    if (person.state === 'blocked') await merchant.members.blockMember({ id })
    if (person.state === 'muted') await merchant.members.muteMember({ id })
    if (person.state === 'offline') await merchant.members.disconnectMember({ id })
  }
}

async function register(
  target: Target,
  {
    email,
    nickname,
    firstName,
    lastName,
  }: Pick<DemoMember, 'email' | 'nickname' | 'firstName' | 'lastName'>,
  password: string,
): Promise<string | undefined> {
  const reply = await visitorApi(target).authentication.register({
    loginId: { email },
    password,
    profile: { nickname, firstName, lastName },
  })
  return reply.identity?.id
}
