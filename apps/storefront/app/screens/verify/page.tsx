import { VerifyForm } from '@vitrine/react'
import { formParts } from '../../flow/form-parts.tsx'
import { postedTo } from '../../flow/posted-to.ts'
import { ResendForm } from '../../flow/resend-form.tsx'
import { Room } from '../../flow/room.tsx'
import { usePosted } from '../../flow/use-posted.ts'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { FrameState } from '../../page-state.ts'
import type { VerifyProps } from './route.ts'

export function VerifyPage({ frame, ...given }: VerifyProps & { frame: FrameState }) {
  const words = useWords()
  const { props, sending, onSubmit } = usePosted(given)
  const { email, wait, returnTo, errors } = props
  const form = { action: links.verify(), returnTo, sending, onSubmit }
  return (
    <Room
      frame={frame}
      title={words.t('verify.title')}
      lede={email ? words.t('verify.why', { email }) : words.t('verify.why.nameless')}
      {...props}
    >
      <VerifyForm
        parts={formParts}
        className="door-form"
        words={{
          codeMailed: '',
          code: words.t('verify.code'),
          codeHint: words.t('verify.hint'),
          verify: words.t('verify.submit'),
        }}
        posted={postedTo({ ...form, id: 'verify', errors })}
      />
      <ResendForm {...form} wait={wait} />
      <p className="door-other">
        <a href={links.register(returnTo === '/' ? '' : returnTo)}>{words.t('verify.other')}</a>
      </p>
    </Room>
  )
}
