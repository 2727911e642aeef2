import { MAX_PHOTO_BYTES } from '@vitrine/contract/members'
import { VitrineError } from '@vitrine/sdk'
import {
  type AccountPageProps,
  accountPage,
  redirectUnlessMember,
} from '../../account/account-page.ts'
import type { ProfileFields } from '../../account/profile-fields.ts'
import { attempt, type Errors, refuse } from '../../flow/attempt.ts'
import { setFlashMessage, textFieldOf } from '../../flow/flow-page.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { viewPicture } from '../../views/picture.ts'
import { type Route, redirectTo } from '../screen.ts'

/** Entered values that were refused. */
export type ProfileProps = AccountPageProps & {
  /** URL of the current photo; empty without one. */
  photo: string
  maxPhotoBytes: number
  typed?: ProfileFields
}

/** Profile of a member, and whether it is public. */
export const profileRoute: Route<ProfileProps> = {
  load: async (context) => redirectUnlessMember(context) ?? profilePage(context),
  act: async (context, form) => {
    const redirect = redirectUnlessMember(context)
    if (redirect) return redirect
    const text = textFieldOf(form)
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
    const errorsByField = fieldErrors(error, messages.profile.tooLong)
    if (!errorsByField) throw error
    return refuse(errorsByField)
  }
  return saved(context)
}

/** The server names fields by path; the form by the last segment. */
function fieldErrors(error: unknown, sentence: string): Errors | undefined {
  if (!(error instanceof VitrineError) || error.kind !== 'validation') return undefined
  const names = error.violations.map(({ field }) => field.split('.').at(-1) ?? '')
  return Object.fromEntries(names.map((name) => [name, sentence]))
}

async function savePhoto(context: RequestContext, form: FormData) {
  const { messages, api } = context
  const file = form.get('photo')
  if (!(file instanceof File) || file.size === 0) {
    return refuse({ photo: messages.profile.photo.none })
  }
  try {
    await api.members.uploadCurrentMemberPhoto({}, { body: file })
  } catch (error) {
    const code = error instanceof VitrineError ? error.code : undefined
    if (code === 'MEDIA_TOO_LARGE') return refuse({ photo: messages.profile.photo.tooLarge })
    if (code === 'UNSUPPORTED_MEDIA') return refuse({ photo: messages.profile.photo.wrong })
    throw error
  }
  return saved(context)
}

async function removePhoto(context: RequestContext) {
  await context.api.members.deleteCurrentMemberPhoto({})
  return saved(context)
}

function saved(context: RequestContext) {
  setFlashMessage(context, 'saved')
  return redirectTo(links.profile())
}

async function profilePage(context: RequestContext, errors: Errors = {}, typed?: ProfileFields) {
  const { profile } = await context.member()
  const url = profile?.photo?.url ?? ''
  const photo = url && viewPicture({ url, width: 0, height: 0 }, context.origin, '').src
  const title = context.messages.profile.title
  return accountPage(
    context,
    { title, errors },
    { photo, maxPhotoBytes: MAX_PHOTO_BYTES, ...(typed ? { typed } : {}) },
  )
}
