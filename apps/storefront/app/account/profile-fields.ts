import type { Member } from './name-of.ts'

/** What a member tells of themselves, as a form has it. */
export type ProfileFields = {
  firstName: string
  lastName: string
  nickname: string
  isPublic: boolean
}

export const profileFieldsOf = ({
  contact,
  profile,
  privacyStatus,
}: Partial<Member>): ProfileFields => ({
  firstName: contact?.firstName ?? '',
  lastName: contact?.lastName ?? '',
  nickname: profile?.nickname ?? '',
  isPublic: privacyStatus === 'PUBLIC',
})
