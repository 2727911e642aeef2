import { Button, ButtonLink } from '@vitrine/ui/button'
import { Checkbox } from '@vitrine/ui/checkbox'
import { useEffect, useState } from 'react'
import { AuthLayout } from '../../flow/auth-layout.tsx'
import { StepForm } from '../../flow/step-form.tsx'
import { useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { LayoutState } from '../../page-state.ts'
import type { RecoveryCodesProps } from './route.ts'

export function RecoveryCodesPage({
  layout,
  ...given
}: RecoveryCodesProps & { layout: LayoutState }) {
  const messages = useMessages()
  const { errors, ...forms } = useFormPost(given.errors)
  const { codes, text } = given
  return (
    <AuthLayout
      layout={layout}
      title={messages.codes.title}
      lede={messages.codes.why}
      {...given}
      errors={errors}
    >
      <ol className="codes v-num" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <SaveCodes codes={codes} text={text} />
      <StepForm
        id="codes"
        action={links.recoveryCodes()}
        returnTo="/"
        submit={messages.codes.submit}
        {...forms}
      >
        <div>
          <Checkbox
            id="saved"
            name="saved"
            label={messages.codes.saved}
            aria-invalid={errors.saved ? true : undefined}
            aria-describedby={errors.saved ? 'saved-error' : undefined}
          />
          {errors.saved && (
            <p className="v-field-error" id="saved-error">
              {errors.saved}
            </p>
          )}
        </div>
      </StepForm>
    </AuthLayout>
  )
}

/** Download, print and copy. The download works without scripts. */
function SaveCodes({ codes, text }: Pick<RecoveryCodesProps, 'codes' | 'text'>) {
  const messages = useMessages()
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
        {messages.codes.download}
      </ButtonLink>
      {hasScripts && (
        <>
          <Button onClick={() => void copy()}>
            {isCopied ? messages.codes.copied : messages.codes.copy}
          </Button>
          <Button onClick={() => window.print()}>{messages.codes.print}</Button>
        </>
      )}
      <span className="v-hidden" role="status">
        {isCopied ? messages.codes.copied : ''}
      </span>
    </div>
  )
}
