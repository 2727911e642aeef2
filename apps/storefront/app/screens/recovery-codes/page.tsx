import { Button, ButtonLink } from '@vitrine/ui/button'
import { Checkbox } from '@vitrine/ui/checkbox'
import { useEffect, useState } from 'react'
import { Room } from '../../flow/room.tsx'
import { StepForm } from '../../flow/step-form.tsx'
import { usePosted } from '../../flow/use-posted.ts'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { FrameState } from '../../page-state.ts'
import type { RecoveryCodesProps } from './route.ts'

export function RecoveryCodesPage({ frame, ...given }: RecoveryCodesProps & { frame: FrameState }) {
  const words = useWords()
  const { errors, ...forms } = usePosted(given.errors)
  const { codes, text } = given
  return (
    <Room
      frame={frame}
      title={words.t('codes.title')}
      lede={words.t('codes.why')}
      {...given}
      errors={errors}
    >
      <ol className="codes v-num" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Keeping codes={codes} text={text} />
      <StepForm
        id="codes"
        action={links.recoveryCodes()}
        returnTo="/"
        submit={words.t('codes.submit')}
        {...forms}
      >
        <div>
          <Checkbox
            id="kept"
            name="kept"
            label={words.t('codes.kept')}
            aria-invalid={errors.kept ? true : undefined}
            aria-describedby={errors.kept ? 'kept-error' : undefined}
          />
          {errors.kept && (
            <p className="v-field-error" id="kept-error">
              {errors.kept}
            </p>
          )}
        </div>
      </StepForm>
    </Room>
  )
}

/** Ways to take the codes along. A file needs no script; the others come with them. */
function Keeping({ codes, text }: Pick<RecoveryCodesProps, 'codes' | 'text'>) {
  const words = useWords()
  const [hasScripts, setHasScripts] = useState(false)
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => setHasScripts(true), [])
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    setIsCopied(true)
  }
  return (
    <div className="codes-keep">
      <ButtonLink
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        download="recovery-codes.txt"
      >
        {words.t('codes.download')}
      </ButtonLink>
      {hasScripts && (
        <>
          <Button onClick={() => void copy()}>
            {words.t(isCopied ? 'codes.copied' : 'codes.copy')}
          </Button>
          <Button onClick={() => window.print()}>{words.t('codes.print')}</Button>
        </>
      )}
      <span className="v-hidden" role="status">
        {isCopied ? words.t('codes.copied') : ''}
      </span>
    </div>
  )
}
