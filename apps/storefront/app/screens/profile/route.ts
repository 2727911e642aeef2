import { VitrineError } from '@vitrine/sdk'
import type { RequestContext } from '../../../server/context.ts'
import { type AccountPageProps, accountPage, turnedAway } from '../../account/account-page.ts'
import { attempt, type Errors, refuse } from '../../flow/explain.ts'
import { leaveNote, textOf } from '../../flow/room-page.ts'
import { links } from '../../links.ts'
import { type Route, redirectTo } from '../screen.ts'

type ProfileFields = {
  firstName: string
  lastName: string
  nickname: string
  picture: string
  isPublic: boolean
}
export type ProfileProps = AccountPageProps & ProfileFields

/** What a member tells of themselves, and who sees it. */
export const profileRoute: Route = {
  load: async (context) =>
    turnedAway(context) ?? profilePage(context, fieldsOf(await memberOf(context))),
  act: async (context, form) => {
    const away = turnedAway(context)
    if (away) return away
    const text = textOf(form)
    const fields: ProfileFields = {
      firstName: text('firstName').trim(),
      lastName: text('lastName').trim(),
      nickname: text('nickname').trim(),
      picture: text('picture').trim(),
      isPublic: text('isPublic') === 'on',
    }
    const next = await attempt(context, links.profile(), () => save(context, fields))
    return next.kind === 'redirect' ? next : profilePage(context, fields, next.errors)
  },
}

async function save(context: RequestContext, fields: ProfileFields) {
  const { messages, api } = context
  if (fields.picture !== '' && !isWebAddress(fields.picture)) {
    return refuse({ picture: messages.t('profile.picture.wrong') })
  }
  const { id } = await memberOf(context)
  const { firstName, lastName, nickname, picture, isPublic } = fields
  try {
    await api.members.updateMember({
      member: {
        id,
        contact: { firstName, lastName },
        profile: { nickname, photo: { url: picture } },
        privacyStatus: isPublic ? 'PUBLIC' : 'PRIVATE',
      },
    })
  } catch (error) {
    const wrong = fieldErrors(error, messages.t('profile.tooLong'))
    if (!wrong) throw error
    return refuse(wrong)
  }
  leaveNote(context, 'saved')
  return redirectTo(links.profile())
}

/** The server names fields by their path; the form by their last part. */
function fieldErrors(error: unknown, sentence: string): Errors | undefined {
  if (!(error instanceof VitrineError) || error.kind !== 'validation') return undefined
  const names = error.violations.map(({ field }) => field.split('.').at(-1) ?? '')
  return Object.fromEntries(names.map((name) => [name === 'url' ? 'picture' : name, sentence]))
}

const isWebAddress = (text: string) =>
  URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol)

const memberOf = async ({ api }: RequestContext) =>
  (await api.members.getCurrentMember({ fieldsets: ['FULL'] })).member

type Member = Awaited<ReturnType<typeof memberOf>>

const fieldsOf = ({ contact, profile, privacyStatus }: Member): ProfileFields => ({
  firstName: contact?.firstName ?? '',
  lastName: contact?.lastName ?? '',
  nickname: profile?.nickname ?? '',
  picture: profile?.photo?.url ?? '',
  isPublic: privacyStatus === 'PUBLIC',
})

const profilePage = (context: RequestContext, fields: ProfileFields, errors: Errors = {}) =>
  accountPage(context, { title: context.messages.t('profile.title'), errors }, fields)
