import { VitrineError } from '@vitrine/sdk'
import type { RequestContext } from '../../../server/context.ts'
import { type AccountPageProps, accountPage, turnedAway } from '../../account/account-page.ts'
import type { ProfileFields } from '../../account/profile-fields.ts'
import { attempt, type Errors, refuse } from '../../flow/explain.ts'
import { leaveNote, textOf } from '../../flow/room-page.ts'
import { links } from '../../links.ts'
import { type Route, redirectTo } from '../screen.ts'

/** What was typed, where it was refused. */
export type ProfileProps = AccountPageProps & { typed?: ProfileFields }

/** What a member tells of themselves, and who sees it. */
export const profileRoute: Route = {
  load: async (context) => turnedAway(context) ?? profilePage(context),
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
    return next.kind === 'redirect' ? next : profilePage(context, next.errors, fields)
  },
}

async function save(context: RequestContext, fields: ProfileFields) {
  const { messages, api } = context
  if (fields.picture !== '' && !isWebAddress(fields.picture)) {
    return refuse({ picture: messages.t('profile.picture.wrong') })
  }
  const { id } = await context.member()
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

async function profilePage(context: RequestContext, errors: Errors = {}, typed?: ProfileFields) {
  await context.member()
  const title = context.messages.t('profile.title')
  return accountPage(context, { title, errors }, typed ? { typed } : {})
}
