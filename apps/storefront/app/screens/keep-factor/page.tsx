import { ButtonLink } from '@vitrine/ui/button'
import { Room } from '../../flow/room.tsx'
import { StepForm } from '../../flow/step-form.tsx'
import { usePosted } from '../../flow/use-posted.ts'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { FrameState } from '../../page-state.ts'
import type { KeepFactorProps } from './route.ts'

export function KeepFactorPage({ frame, ...given }: KeepFactorProps & { frame: FrameState }) {
  const words = useWords()
  const { errors, ...forms } = usePosted(given.errors)
  const { token, state } = given
  return (
    <Room
      frame={frame}
      title={words.t(`keep.${state}.title`)}
      lede={words.t(`keep.${state}.why`, { shop: frame.site.name })}
      {...given}
      errors={errors}
    >
      {state === 'ask' ? (
        <StepForm
          id="keep"
          action={links.keepFactor()}
          returnTo="/"
          hidden={{ token }}
          submit={words.t('keep.submit')}
          {...forms}
        />
      ) : (
        <ButtonLink tone="primary" wide href={links.forgot()}>
          {words.t('keep.password')}
        </ButtonLink>
      )}
    </Room>
  )
}
