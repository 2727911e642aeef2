import type { SetupStep } from '@vitrine/contract/setup-guide'
import { links } from '../../../links.ts'
import { Failure } from '../../../shared/failure.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { Link } from '../../../shared/navigation.tsx'
import { useIsAllowed } from '../../../shared/permissions.tsx'
import { useToast } from '../../../shared/toast.tsx'
import { useAction, useOperation } from '../../../shared/use-operation.ts'
import type { StepProps } from './step-form.tsx'
import { staleReads, WithReads } from './with-reads.tsx'

/** A way into the shop as its buyers will see it. */
export function OrderStep() {
  const { setup, rehearsal } = useMessages()
  const { order: texts } = setup
  const preview = useOperation('sites.createPreview', {})
  return (
    <WithReads reads={[preview]}>
      <p>{texts.text}</p>
      <div className="setup-actions">
        <a
          className="button button-primary"
          href={preview.data?.url}
          target="_blank"
          rel="noreferrer"
        >
          {texts.see}
        </a>
        <Link href={links.rehearsal()}>{rehearsal.title}</Link>
        <Link href={links.orders()}>{texts.orders}</Link>
      </div>
    </WithReads>
  )
}

export interface OpenStepProps extends StepProps {
  /** Required steps that are not done. */
  readonly missing: readonly SetupStep[]
}

export function OpenStep({ missing, onSaved }: OpenStepProps) {
  const { setup, form } = useMessages()
  const texts = setup.open
  const showToast = useToast()
  const isAllowed = useIsAllowed('sites.updateSettings')
  const update = useAction('sites.updateSettings', {
    invalidates: [...staleReads, 'sites.getSettings'],
  })
  // Opening the shop may unmount this step before the response, and with it the callbacks of `mutate`.
  const open = () =>
    update.mutateAsync({ settings: { storefront: { open: true } } }).then(
      () => {
        showToast({ text: texts.done })
        onSaved()
      },
      () => undefined,
    )
  const titles = missing.map((step) => setup.steps[step].title).join(', ')
  return (
    <>
      {update.error && <Failure error={update.error} />}
      {!isAllowed && <p className="notice">{form.readOnly}</p>}
      {missing.length > 0 && <p className="notice">{texts.missing({ steps: titles })}</p>}
      <p>{texts.text}</p>
      <div className="setup-actions">
        <button
          type="button"
          className="button button-primary"
          disabled={update.isPending || !isAllowed}
          onClick={() => void open()}
        >
          {texts.open}
        </button>
      </div>
    </>
  )
}
