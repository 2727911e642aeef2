import { merchantApi, type Target, visitorApi } from './api.ts'
import type { DemoMember } from './catalog/index.ts'

const PASSWORD = 'demo-member-of-vitrine'

/** Registers members and sets their states through the staff API. */
export async function addMembers(
  target: Target,
  people: readonly DemoMember[],
  own: { email: string; password: string },
): Promise<void> {
  const merchant = merchantApi(target)
  const sample = { nickname: 'Mara', firstName: 'Mara', lastName: 'Lind', email: own.email }
  await register(target, sample, own.password)
  for (const person of people.filter(({ state }) => state !== 'pending')) {
    const id = await register(target, person, PASSWORD)
    if (!id) continue
    if (person.privacy === 'PUBLIC')
      await merchant.members.updateMember({ member: { id, privacyStatus: 'PUBLIC' } })
    if (person.state === 'blocked') await merchant.members.blockMember({ id })
    if (person.state === 'muted') await merchant.members.muteMember({ id })
    if (person.state === 'offline') await merchant.members.disconnectMember({ id })
  }
  await merchant.sites.updateSettings({ settings: { requireOwnerApproval: true } })
  for (const person of people.filter(({ state }) => state === 'pending'))
    await register(target, person, PASSWORD)
  await merchant.sites.updateSettings({ settings: { requireOwnerApproval: false } })
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
