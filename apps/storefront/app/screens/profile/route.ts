import { MAX_PHOTO_BYTES } from '@vitrine/contract/members'
import { VitrineError } from '@vitrine/sdk'
import type { RequestContext } from '../../../server/context.ts'
import { type AccountPageProps, accountPage, turnedAway } from '../../account/account-page.ts'
import type { ProfileFields } from '../../account/profile-fields.ts'
import { attempt, type Errors, refuse } from '../../flow/explain.ts'
import { leaveNote, textOf } from '../../flow/room-page.ts'
import { links } from '../../links.ts'
import { viewPicture } from '../../views/picture.ts'
import { type Route, redirectTo } from '../screen.ts'

/** What was typed, where it was refused. */
export type ProfileProps = AccountPageProps & {
  /** The address of the present photo; empty without one. */
  photo: string
  maxPhotoBytes: number
  typed?: ProfileFields
}

/** What a member tells of themselves, and who sees it. */
export const profileRoute: Route = {
  load: async (context) => turnedAway(context) ?? profilePage(context),
  act: async (context, form) => {
    const away = turnedAway(context)
    if (away) return away
    const text = textOf(form)
    const step = text('step')
    if (step === 'photo' || step === 'removePhoto') {
      const change = step === 'photo' ? savePhoto : removePhoto
      const next = await attempt(context, links.profile(), () => change(context, form))
      return next.kind === 'redirect' ? next : profilePage(context, next.errors)
    }
    const fields: ProfileFields = {
      firstName: text('firstName').trim(),
      lastName: text('lastName').trim(),
      nickname: text('nickname').trim(),
      isPublic: text('isPublic') === 'on',
    }
    const next = await attempt(context, links.profile(), () => save(context, fields))
    return next.kind === 'redirect' ? next : profilePage(context, next.errors, fields)
  },
}

async function save(context: RequestContext, fields: ProfileFields) {
  const { messages, api } = context
  const { id } = await context.member()
  const { firstName, lastName, nickname, isPublic } = fields
  try {
    await api.members.updateMember({
      member: {
        id,
        contact: { firstName, lastName },
        profile: { nickname },
        privacyStatus: isPublic ? 'PUBLIC' : 'PRIVATE',
      },
    })
  } catch (error) {
    const wrong = fieldErrors(error, messages.t('profile.tooLong'))
    if (!wrong) throw error
    return refuse(wrong)
  }
  return saved(context)
}

/** The server names fields by their path; the form by their last part. */
function fieldErrors(error: unknown, sentence: string): Errors | undefined {
  if (!(error instanceof VitrineError) || error.kind !== 'validation') return undefined
  const names = error.violations.map(({ field }) => field.split('.').at(-1) ?? '')
  return Object.fromEntries(names.map((name) => [name, sentence]))
}

async function savePhoto(context: RequestContext, form: FormData) {
  const { messages, api } = context
  const file = form.get('photo')
  if (!(file instanceof File) || file.size === 0) {
    return refuse({ photo: messages.t('profile.photo.none') })
  }
  try {
    await api.members.uploadCurrentMemberPhoto({}, { body: file })
  } catch (error) {
    const code = error instanceof VitrineError ? error.code : undefined
    if (code === 'MEDIA_TOO_LARGE') return refuse({ photo: messages.t('profile.photo.tooLarge') })
    if (code === 'UNSUPPORTED_MEDIA') return refuse({ photo: messages.t('profile.photo.wrong') })
    throw error
  }
  return saved(context)
}

async function removePhoto(context: RequestContext) {
  await context.api.members.deleteCurrentMemberPhoto({})
  return saved(context)
}

function saved(context: RequestContext) {
  leaveNote(context, 'saved')
  return redirectTo(links.profile())
}

async function profilePage(context: RequestContext, errors: Errors = {}, typed?: ProfileFields) {
  const { profile } = await context.member()
  const url = profile?.photo?.url ?? ''
  const photo = url && viewPicture({ url, width: 0, height: 0 }, context.origin, '').src
  const title = context.messages.t('profile.title')
  return accountPage(
    context,
    { title, errors },
    { photo, maxPhotoBytes: MAX_PHOTO_BYTES, ...(typed ? { typed } : {}) },
  )
}
