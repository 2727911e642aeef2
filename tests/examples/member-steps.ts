import type { ExampleContext, Steps } from './example-context.ts'

/** A picture of one pixel. */
const portrait = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A merchant's action on a member that has just joined. */
const toMember =
  (act: (api: ExampleContext['merchant'], id: string) => Promise<unknown>) =>
  async ({ merchant, newMember }: ExampleContext) =>
    act(merchant, (await newMember()).id)

/** A member's action on the own account. */
const asMember =
  (act: (api: ExampleContext['visitor'], id: string) => Promise<unknown>) =>
  async ({ newMember }: ExampleContext) => {
    const { api, id } = await newMember()
    return act(api, id)
  }

async function withDetails({ newMember }: ExampleContext) {
  const { api, id } = await newMember()
  const contact = {
    firstName: 'Ada',
    phones: ['+44 20 7946 0000'],
    emails: ['ada.at.work@example.com'],
    addresses: [{ city: 'London', country: 'GB', postalCode: 'SW1Y 4JH' }],
  }
  await api.members.updateMember({ member: { id, contact } })
  return { api, id }
}

const reading: Steps = {
  'members.getCurrentMember': asMember((api) =>
    api.members.getCurrentMember({ fieldsets: ['FULL'] }),
  ),
  'members.getMember': toMember((api, id) => api.members.getMember({ id, fieldsets: ['FULL'] })),
  'members.listMembers': async ({ visitor, newMember }) => {
    const { api } = await newMember('Public')
    await api.members.joinCommunity({})
    return visitor.members.listMembers({ fieldsets: ['PUBLIC'], paging: { limit: 2 } })
  },
  'members.queryMembers': async ({ merchant, newMember }) => {
    const { email } = await newMember()
    const query = {
      filter: { loginEmail: email, status: 'APPROVED' },
      sort: [{ fieldName: 'createdDate', order: 'DESC' as const }],
      paging: { limit: 10 },
    }
    return merchant.members.queryMembers({ query, fieldsets: ['EXTENDED'] })
  },
}

const changing: Steps = {
  'members.createMember': ({ merchant }) =>
    merchant.members.createMember({
      member: {
        loginEmail: 'new.member@example.com',
        contact: { firstName: 'Mary', lastName: 'Jackson' },
        profile: { nickname: 'Mary' },
        privacyStatus: 'PRIVATE',
      },
    }),
  'members.updateMember': withDetails,
  'members.updateMemberSlug': toMember((api, id) =>
    api.members.updateMemberSlug({ id, slug: 'countess' }),
  ),
  'members.updateCurrentMemberSlug': asMember((api) =>
    api.members.updateCurrentMemberSlug({ slug: 'enchantress' }),
  ),
  'members.uploadCurrentMemberPhoto': asMember((api) =>
    api.members.uploadCurrentMemberPhoto({}, { body: portrait }),
  ),
  'members.deleteCurrentMemberPhoto': asMember(async (api) => {
    await api.members.uploadCurrentMemberPhoto({}, { body: portrait })
    return api.members.deleteCurrentMemberPhoto({})
  }),
  'members.deleteMemberAddresses': async (context) => {
    const { api, id } = await withDetails(context)
    return api.members.deleteMemberAddresses({ id })
  },
  'members.deleteMemberEmails': async (context) => {
    const { api, id } = await withDetails(context)
    return api.members.deleteMemberEmails({ id })
  },
  'members.deleteMemberPhones': async (context) => {
    const { api, id } = await withDetails(context)
    return api.members.deleteMemberPhones({ id })
  },
  'members.joinCommunity': asMember((api) => api.members.joinCommunity({})),
  'members.leaveCommunity': asMember(async (api) => {
    await api.members.joinCommunity({})
    return api.members.leaveCommunity({})
  }),
  'members.blockForMe': async ({ newMember }) => {
    const [one, other] = [await newMember(), await newMember()]
    await other.api.members.joinCommunity({})
    return one.api.members.blockForMe({ id: other.id })
  },
  'members.unblockForMe': async ({ newMember }) => {
    const [one, other] = [await newMember(), await newMember()]
    await other.api.members.joinCommunity({})
    await one.api.members.blockForMe({ id: other.id })
    return one.api.members.unblockForMe({ id: other.id })
  },
  'members.deleteMyMember': asMember((api) => api.members.deleteMyMember({})),
  'members.deleteMember': toMember((api, id) => api.members.deleteMember({ id })),
}

const moderating: Steps = {
  'members.approveMember': toMember(async (api, id) => {
    await api.members.blockMember({ id })
    return api.members.approveMember({ id })
  }),
  'members.blockMember': toMember((api, id) => api.members.blockMember({ id })),
  'members.disconnectMember': toMember((api, id) => api.members.disconnectMember({ id })),
  'members.muteMember': toMember((api, id) => api.members.muteMember({ id })),
  'members.unmuteMember': toMember(async (api, id) => {
    await api.members.muteMember({ id })
    return api.members.unmuteMember({ id })
  }),
  'members.bulkDeleteMembers': toMember((api, id) =>
    api.members.bulkDeleteMembers({ memberIds: [id] }),
  ),
  'members.bulkApproveMembers': ({ merchant }) =>
    merchant.members.bulkApproveMembers({ filter: { status: 'BLOCKED' } }),
  'members.bulkBlockMembers': ({ merchant }) =>
    merchant.members.bulkBlockMembers({ filter: { loginEmail: 'spam@example.com' } }),
  'members.bulkDeleteMembersByFilter': ({ merchant }) =>
    merchant.members.bulkDeleteMembersByFilter({ filter: { loginEmail: 'spam@example.com' } }),
}

const fields: Steps = {
  'memberFields.setMemberFields': ({ merchant }) =>
    merchant.memberFields.setMemberFields({
      fields: [{ key: 'favouriteGlaze', name: 'Favourite glaze', type: 'TEXT' }],
    }),
  'memberFields.getMemberFields': ({ merchant }) => merchant.memberFields.getMemberFields({}),
}

const role = { roleKey: 'potters', title: 'Potters' }

const roles: Steps = {
  'memberRoles.putRole': ({ merchant }) => merchant.memberRoles.putRole(role),
  'memberRoles.listRoles': ({ merchant }) => merchant.memberRoles.listRoles({}),
  'memberRoles.assignRole': toMember((api, memberId) =>
    api.memberRoles.assignRole({ memberId, roleKey: role.roleKey }),
  ),
  'memberRoles.unassignRole': toMember(async (api, memberId) => {
    await api.memberRoles.assignRole({ memberId, roleKey: role.roleKey })
    return api.memberRoles.unassignRole({ memberId, roleKey: role.roleKey })
  }),
  'memberRoles.getRoles': toMember(async (api, memberId) => {
    await api.memberRoles.assignRole({ memberId, roleKey: role.roleKey })
    return api.memberRoles.getRoles({ memberId })
  }),
  'memberRoles.queryRoles': ({ merchant }) => merchant.memberRoles.queryRoles({}),
  'memberRoles.deleteRole': async ({ merchant }) => {
    await merchant.memberRoles.putRole({ roleKey: 'passing', title: 'Passing' })
    return merchant.memberRoles.deleteRole({ roleKey: 'passing' })
  },
}

const password = 'a-long-enough-passphrase'

const legacy: Steps = {
  'legacyMembers.register': ({ merchant }) =>
    merchant.legacyMembers.register({
      email: 'katherine@example.com',
      password,
      contactInfo: { firstName: 'Katherine', lastName: 'Johnson' },
      privacyStatus: 'PUBLIC',
    }),
  'legacyMembers.login': ({ merchant }) =>
    merchant.legacyMembers.login({ email: 'katherine@example.com', password }),
  'legacyMembers.sendSetPasswordEmail': ({ merchant }) =>
    merchant.legacyMembers.sendSetPasswordEmail({ email: 'katherine@example.com' }),
  'legacyMembers.changeLoginEmail': toMember((api, id) =>
    api.legacyMembers.changeLoginEmail({ id, newEmail: 'moved@example.com' }),
  ),
  'legacyMembers.block': toMember((api, id) => api.legacyMembers.block({ id })),
  'legacyMembers.approve': toMember(async (api, id) => {
    await api.legacyMembers.block({ id })
    return api.legacyMembers.approve({ id })
  }),
}

export const memberSteps: Steps = {
  ...reading,
  ...changing,
  ...moderating,
  ...fields,
  ...roles,
  ...legacy,
}
